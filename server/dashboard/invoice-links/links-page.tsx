/** @jsxRuntime automatic */
import { toCents } from '@tamarack/core/money/cents';
import { LinkButton } from '../../pages/parts/button';
import { Select, TextField } from '../../pages/parts/field';
import { Table } from '../../pages/parts/table';
import { type InvoiceLink, linkStatuses } from '../../src/intake/invoice-links';
import { can, type DashboardContext } from '../context';
import { places } from '../navigation';
import { Money } from '../parts/money';
import { Page } from '../parts/page';
import { Paging } from '../parts/paging';
import { Time } from '../parts/time';
import type { SearchFaults } from '../search/read-search';
import { getSearchTexts, SearchCard } from '../search/search-card';
import type { LinkQuery } from './link-query';
import { LinkStatusBadge } from './link-status-badge';
import { getLinkStatusTexts, getLinkTexts } from './link-texts';

const { path } = places.invoiceLinks;

interface LinksPageProps {
  readonly context: DashboardContext;
  readonly query: LinkQuery;
  readonly faults: SearchFaults<keyof LinkQuery>;
  readonly items: readonly InvoiceLink[];
  readonly after: string | null;
  readonly nextCursor: string | null;
  readonly flash: string | null;
}

/** A page of invoice links, newest first, with the search. */
export function linksPage({ context, query, faults, items, after, nextCursor, flash }: LinksPageProps) {
  const { language } = context;
  const texts = getLinkTexts(language);
  const searchTexts = getSearchTexts(language);
  const active = Object.values(query).some((value) => value !== '');
  const mayCreate = can(context, 'invoiceLinks.manage') && context.merchant.closedAt === null;
  const describeNothing = () => {
    if (nextCursor !== null) return searchTexts.older;
    if (after !== null) return searchTexts.end;
    return active ? searchTexts.nothing : texts.empty;
  };
  return (
    <Page
      context={context}
      current="invoiceLinks"
      title={places.invoiceLinks.text[language]}
      flash={flash}
      beside={
        mayCreate && (
          <span className="beside">
            <LinkButton href={`${path}/upload`}>{texts.upload}</LinkButton>
            <LinkButton href={`${path}/new`} variant="primary">
              {texts.add}
            </LinkButton>
          </span>
        )
      }
    >
      <SearchCard path={path} language={language} active={active}>
        <SearchFields language={language} query={query} faults={faults} />
      </SearchCard>
      {items.length > 0 && (
        <Table
          caption={places.invoiceLinks.text[language]}
          columns={[
            {
              head: texts.number,
              cell: ({ linkId, invoiceId }: InvoiceLink) => <a href={`${path}/${linkId}`}>{invoiceId}</a>,
            },
            {
              head: texts.customer,
              cell: ({ customerName, customerEmail }) => customerName ?? customerEmail ?? texts.missing,
            },
            {
              head: texts.amount,
              numeric: true,
              cell: ({ amount }) => <Money cents={toCents(amount)} language={language} />,
            },
            {
              head: texts.status,
              cell: ({ status }) => <LinkStatusBadge status={status} language={language} />,
            },
            {
              head: texts.created,
              cell: ({ createdAt }) => <Time at={new Date(createdAt)} language={language} />,
            },
          ]}
          rows={items}
          getRowKey={({ linkId }) => linkId}
        />
      )}
      {items.length === 0 && Object.keys(faults).length === 0 && <p className="empty">{describeNothing()}</p>}
      <Paging path={path} query={query} cursor={after} nextCursor={nextCursor} language={language} />
    </Page>
  );
}

function SearchFields({
  language,
  query,
  faults,
}: Pick<LinksPageProps, 'query' | 'faults'> & Pick<DashboardContext, 'language'>) {
  const texts = getLinkTexts(language);
  const searchTexts = getSearchTexts(language);
  const statusTexts = getLinkStatusTexts(language);
  const getError = (field: keyof LinkQuery) => faults[field] && searchTexts[faults[field]];
  return (
    <>
      <TextField label={texts.number} name="number" value={query.number} />
      <TextField label={texts.customer} hint={texts.customerHint} name="customer" value={query.customer} />
      <TextField
        label={texts.amount}
        name="amount"
        inputMode="decimal"
        value={query.amount}
        error={getError('amount')}
      />
      <Select
        label={texts.status}
        name="status"
        value={query.status}
        options={[
          ['', searchTexts.any],
          ...linkStatuses.map((status) => [status, statusTexts[status]] as const),
        ]}
      />
      <TextField
        label={searchTexts.from}
        name="from"
        type="date"
        value={query.from}
        error={getError('from')}
      />
      <TextField label={searchTexts.to} name="to" type="date" value={query.to} error={getError('to')} />
    </>
  );
}
