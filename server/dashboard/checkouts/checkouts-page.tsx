/** @jsxRuntime automatic */
import { LinkButton } from '../../pages/parts/button';
import { Select, TextField } from '../../pages/parts/field';
import { checkoutStatus } from '../../src/intake/checkouts';
import type { CheckoutSummary } from '../../src/settlement/merchant-checkouts';
import type { DashboardContext } from '../context';
import { places } from '../navigation';
import { Money } from '../parts/money';
import { Page } from '../parts/page';
import { buildUrl } from '../parts/paging';
import { Time } from '../parts/time';
import { Results } from '../search/results';
import type { SearchResults } from '../search/run-search';
import { AmountField, DayFields, getSearchTexts, SearchCard } from '../search/search-card';
import type { CheckoutQuery } from './checkout-query';
import { getCheckoutTexts, getKindTexts, getStatusTexts } from './checkout-texts';
import { RefundBadge, StatusBadge } from './status-badge';

const { path } = places.checkouts;

interface CheckoutsPageProps {
  readonly context: DashboardContext;
  readonly results: SearchResults<CheckoutQuery, CheckoutSummary>;
  readonly flash: string | null;
}

/** A page of checkouts, newest first, with the search and its export. */
export function checkoutsPage({ context, results, flash }: CheckoutsPageProps) {
  const { language } = context;
  const texts = getCheckoutTexts(language);
  return (
    <Page
      context={context}
      current="checkouts"
      title={places.checkouts.text[language]}
      flash={flash}
      beside={
        results.items.length > 0 && (
          <div className="beside">
            <LinkButton href={`${path}/sources`}>{texts.sources}</LinkButton>
            <LinkButton href={buildUrl(`${path}/export.csv`, results.query)}>{texts.export}</LinkButton>
          </div>
        )
      }
    >
      <SearchCard path={path} language={language} query={results.query}>
        <SearchFields language={language} {...results} />
      </SearchCard>
      <Results
        results={results}
        path={path}
        caption={places.checkouts.text[language]}
        columns={[
          {
            head: texts.reference,
            cell: ({ checkoutId, reference }: CheckoutSummary) => (
              <a href={`${path}/${checkoutId}`}>{reference ?? texts.noReference}</a>
            ),
          },
          { head: texts.kind, cell: ({ kind }) => getKindTexts(language)[kind] },
          { head: texts.customer, cell: ({ customer }) => customer ?? texts.missing },
          {
            head: texts.amount,
            numeric: true,
            cell: ({ amount }) =>
              amount === null ? texts.missing : <Money cents={amount} language={language} />,
          },
          {
            head: texts.status,
            cell: ({ status, refunded, financed }) => (
              <span className="two-lines">
                <StatusBadge status={status} language={language} />
                <RefundBadge refunded={refunded} financed={financed} language={language} />
              </span>
            ),
          },
          { head: texts.date, cell: ({ createdAt }) => <Time at={createdAt} language={language} /> },
        ]}
        getRowKey={({ checkoutId }) => checkoutId}
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
}: Pick<CheckoutsPageProps['results'], 'query' | 'faults'> & Pick<DashboardContext, 'language'>) {
  const texts = getCheckoutTexts(language);
  const searchTexts = getSearchTexts(language);
  const statusTexts = getStatusTexts(language);
  return (
    <>
      <TextField label={texts.order} name="order" value={query.order} />
      <TextField label={texts.customer} hint={texts.customerHint} name="customer" value={query.customer} />
      <TextField label={texts.source} hint={texts.sourceHint} name="source" value={query.source} />
      <AmountField label={texts.amount} query={query} faults={faults} language={language} />
      <Select
        label={texts.status}
        name="status"
        value={query.status}
        options={[
          ['', searchTexts.any],
          ...checkoutStatus.options.map((status) => [status, statusTexts[status]] as const),
        ]}
      />
      <DayFields query={query} faults={faults} language={language} />
    </>
  );
}
