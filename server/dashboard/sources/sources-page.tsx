/** @jsxRuntime automatic */
import { formatDate } from '@tamarack/core/calendar/format-date';
import type { Language } from '@tamarack/core/language';
import { formatPercent } from '@tamarack/core/money/format';
import { Button, LinkButton } from '../../pages/parts/button';
import { Select } from '../../pages/parts/field';
import { type Column, Table } from '../../pages/parts/table';
import { type SourceSums, type SourcesQuery, sourceKinds } from '../../src/settlement/merchant-checkouts';
import type { DashboardContext } from '../context';
import { places } from '../navigation';
import { Money } from '../parts/money';
import { Page } from '../parts/page';
import { buildUrl } from '../parts/paging';
import type { SearchFaults } from '../search/read-search';
import { DayFields } from '../search/search-card';
import { addUp, getApprovalRate, nameSource } from './describe-sources';
import { sourcesPath } from './sources-path';
import type { TypedSourcesQuery } from './sources-query';
import { getSourcesTexts } from './sources-texts';

interface SourcesPageProps {
  readonly context: DashboardContext;
  readonly typed: TypedSourcesQuery;
  readonly faults: SearchFaults<keyof TypedSourcesQuery>;
  readonly query: SourcesQuery;
  readonly sums: readonly SourceSums[];
}

/** What the checkouts of a period came to, by where their visits came from. */
export function sourcesPage({ context, typed, faults, query, sums }: SourcesPageProps) {
  const { language } = context;
  const texts = getSourcesTexts(language);
  const isUnderstood = Object.keys(faults).length === 0;
  // the days in force, for those that were left out
  const shown = isUnderstood ? { ...typed, from: query.from, to: query.to } : typed;
  return (
    <Page
      context={context}
      current="checkouts"
      title={texts.title}
      beside={
        sums.length > 0 && (
          <LinkButton href={buildUrl(`${sourcesPath}/export.csv`, shown)}>{texts.export}</LinkButton>
        )
      }
    >
      <p>
        <a href={places.checkouts.path}>{texts.back}</a>
      </p>
      <form method="get" action={sourcesPath} className="filters">
        <Select
          label={texts.by}
          name="by"
          value={typed.by}
          options={sourceKinds.map((kind) => [kind === 'source' ? '' : kind, texts.kinds[kind]] as const)}
        />
        <DayFields query={shown} faults={faults} language={language} />
        <Button variant="secondary">{texts.show}</Button>
      </form>
      {isUnderstood && sums.length > 0 && <Sums query={query} sums={sums} language={language} />}
      {isUnderstood && sums.length === 0 && <p className="empty">{texts.empty}</p>}
      <p className="hint">{texts.hint}</p>
    </Page>
  );
}

function Sums({
  query,
  sums,
  language,
}: Pick<SourcesPageProps, 'query' | 'sums'> & { readonly language: Language }) {
  const texts = getSourcesTexts(language);
  const days = [query.from, query.to].map((day) => formatDate(day, language)) as [string, string];
  const total = { ...addUp(sums), isTotal: true };
  const name = (row: Row) => (row.isTotal ? texts.total : nameSource(row, query.by, language));
  const columns: readonly Column<Row>[] = [
    {
      head: texts.kinds[query.by],
      cell: (row) =>
        query.by === 'source' && row.value !== null ? (
          <a href={listCheckouts(row.value, query)}>{name(row)}</a>
        ) : (
          name(row)
        ),
    },
    { head: texts.checkouts, cell: (row) => formatCount(row.checkouts, language), numeric: true },
    { head: texts.approved, cell: (row) => formatCount(row.approved, language), numeric: true },
    { head: texts.approvedShare, cell: (row) => formatShare(getApprovalRate(row), language), numeric: true },
    { head: texts.completed, cell: (row) => formatCount(row.completed, language), numeric: true },
    {
      head: texts.financed,
      cell: (row) => <Money cents={row.financed} language={language} />,
      numeric: true,
    },
  ];
  return (
    <Table
      caption={`${texts.title}, ${texts.period(...days)}`}
      columns={columns}
      rows={[...sums, total]}
      getRowKey={({ value, isRest, isTotal }: Row) => JSON.stringify([value, isRest, isTotal])}
    />
  );
}

type Row = SourceSums & { readonly isTotal?: boolean };

/** The list of the checkouts that a line sums. */
const listCheckouts = (source: string, { from, to }: SourcesQuery): string =>
  buildUrl(places.checkouts.path, { source, from, to });

const formatCount = (count: number, language: Language): string => count.toLocaleString(`${language}-CA`);

const formatShare = (share: number | null, language: Language): string =>
  share === null ? getSourcesTexts(language).missing : formatPercent(100 * share, language, 0);
