/** @jsxRuntime automatic */
import { Select, TextField } from '../../pages/parts/field';
import { Table } from '../../pages/parts/table';
import { checkoutStatus } from '../../src/intake/checkouts';
import type { CheckoutSummary } from '../../src/settlement/merchant-checkouts';
import type { DashboardContext } from '../context';
import { places } from '../navigation';
import { Money } from '../parts/money';
import { Page } from '../parts/page';
import { Paging } from '../parts/paging';
import { Time } from '../parts/time';
import type { SearchFaults } from '../search/read-search';
import { getSearchTexts, SearchCard } from '../search/search-card';
import type { CheckoutQuery } from './checkout-query';
import { getCheckoutTexts, getKindTexts, getStatusTexts } from './checkout-texts';
import { RefundBadge, StatusBadge } from './status-badge';

const { path } = places.checkouts;

interface CheckoutsPageProps {
  readonly context: DashboardContext;
  readonly query: CheckoutQuery;
  readonly faults: SearchFaults<keyof CheckoutQuery>;
  readonly items: readonly CheckoutSummary[];
  readonly after: string | null;
  readonly nextCursor: string | null;
  readonly flash: string | null;
}

/** A page of checkouts, newest first, with the search. */
export function checkoutsPage({
  context,
  query,
  faults,
  items,
  after,
  nextCursor,
  flash,
}: CheckoutsPageProps) {
  const { language } = context;
  const texts = getCheckoutTexts(language);
  const searchTexts = getSearchTexts(language);
  const active = Object.values(query).some((value) => value !== '');
  const hasFaults = Object.keys(faults).length > 0;
  return (
    <Page context={context} current="checkouts" title={places.checkouts.text[language]} flash={flash}>
      <SearchCard path={path} language={language} active={active}>
        <SearchFields language={language} query={query} faults={faults} />
      </SearchCard>
      {items.length > 0 && (
        <Table
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
          rows={items}
          getRowKey={({ checkoutId }) => checkoutId}
        />
      )}
      {items.length === 0 && !hasFaults && (
        <p className="empty">
          {after !== null ? searchTexts.end : active ? searchTexts.nothing : texts.empty}
        </p>
      )}
      <Paging path={path} query={query} cursor={after} nextCursor={nextCursor} language={language} />
    </Page>
  );
}

function SearchFields({
  language,
  query,
  faults,
}: Pick<CheckoutsPageProps, 'query' | 'faults'> & Pick<DashboardContext, 'language'>) {
  const texts = getCheckoutTexts(language);
  const searchTexts = getSearchTexts(language);
  const statusTexts = getStatusTexts(language);
  const getError = (field: keyof CheckoutQuery) => faults[field] && searchTexts[faults[field]];
  return (
    <>
      <TextField label={texts.order} name="order" value={query.order} />
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
          ...checkoutStatus.options.map((status) => [status, statusTexts[status]] as const),
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
