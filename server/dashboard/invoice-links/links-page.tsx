/** @jsxRuntime automatic */
import { toCents } from '@tamarack/core/money/cents';
import { LinkButton } from '../../pages/parts/button';
import { Select, TextField } from '../../pages/parts/field';
import { type InvoiceLink, linkStatuses } from '../../src/intake/invoice-links';
import { can, type DashboardContext } from '../context';
import { places } from '../navigation';
import { Money } from '../parts/money';
import { Page } from '../parts/page';
import { Time } from '../parts/time';
import { Results } from '../search/results';
import type { SearchResults } from '../search/run-search';
import { AmountField, DayFields, getSearchTexts, SearchCard } from '../search/search-card';
import type { LinkQuery } from './link-query';
import { LinkStatusBadge } from './link-status-badge';
import { getLinkStatusTexts, getLinkTexts } from './link-texts';

const { path } = places.invoiceLinks;

interface LinksPageProps {
  readonly context: DashboardContext;
  readonly results: SearchResults<LinkQuery, InvoiceLink>;
  readonly flash: string | null;
}

/** A page of invoice links, newest first, with the search. */
export function linksPage({ context, results, flash }: LinksPageProps) {
  const { language } = context;
  const texts = getLinkTexts(language);
  const mayCreate = can(context, 'invoiceLinks.manage') && context.merchant.closedAt === null;
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
      <SearchCard path={path} language={language} query={results.query}>
        <SearchFields language={language} {...results} />
      </SearchCard>
      <Results
        results={results}
        path={path}
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
        getRowKey={({ linkId }) => linkId}
        empty={texts.empty}
        language={language}
      />
    </Page>
  );
}

function SearchFields({
  language,
  query,
  faults,
}: Pick<LinksPageProps['results'], 'query' | 'faults'> & Pick<DashboardContext, 'language'>) {
  const texts = getLinkTexts(language);
  const searchTexts = getSearchTexts(language);
  const statusTexts = getLinkStatusTexts(language);
  return (
    <>
      <TextField label={texts.number} name="number" value={query.number} />
      <TextField label={texts.customer} hint={texts.customerHint} name="customer" value={query.customer} />
      <AmountField label={texts.amount} query={query} faults={faults} language={language} />
      <Select
        label={texts.status}
        name="status"
        value={query.status}
        options={[
          ['', searchTexts.any],
          ...linkStatuses.map((status) => [status, statusTexts[status]] as const),
        ]}
      />
      <DayFields query={query} faults={faults} language={language} />
    </>
  );
}
