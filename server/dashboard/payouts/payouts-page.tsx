/** @jsxRuntime automatic */
import { toCents } from '@tamarack/core/money/cents';
import { LinkButton } from '../../pages/parts/button';
import { Select, TextField } from '../../pages/parts/field';
import { Table } from '../../pages/parts/table';
import { type HeldPayout, payoutStates } from '../../src/settlement/payouts';
import type { DashboardContext } from '../context';
import { places } from '../navigation';
import { Money } from '../parts/money';
import { Page } from '../parts/page';
import { buildUrl, Paging } from '../parts/paging';
import { Time } from '../parts/time';
import type { SearchFaults } from '../search/read-search';
import { getSearchTexts, SearchCard } from '../search/search-card';
import type { PayoutQuery } from './payout-query';
import { getPayoutTexts, kindTexts, stateTexts } from './payout-texts';
import { StateBadge } from './state-badge';

const { path } = places.payouts;

/** A page of payouts, newest first, with the search and its export. */
export function payoutsPage({
  context,
  query,
  faults,
  items,
  after,
  nextCursor,
}: {
  readonly context: DashboardContext;
  readonly query: PayoutQuery;
  readonly faults: SearchFaults<keyof PayoutQuery>;
  readonly items: readonly HeldPayout[];
  readonly after: string | null;
  readonly nextCursor: string | null;
}) {
  const { language } = context;
  const texts = getPayoutTexts(language);
  const searchTexts = getSearchTexts(language);
  const active = Object.values(query).some((value) => value !== '');
  const hasFaults = Object.keys(faults).length > 0;
  const getError = (field: keyof PayoutQuery) => faults[field] && searchTexts[faults[field]];
  const toMoney = (dollars: number) => <Money cents={toCents(dollars)} language={language} />;
  return (
    <Page
      context={context}
      current="payouts"
      title={places.payouts.text[language]}
      beside={
        items.length > 0 && (
          <LinkButton href={buildUrl(`${path}/export.csv`, query)}>{texts.export}</LinkButton>
        )
      }
    >
      <SearchCard path={path} language={language} active={active}>
        <Select
          label={texts.state}
          name="state"
          value={query.state}
          options={[
            ['', searchTexts.any],
            ...payoutStates.map((state) => [state, stateTexts[state][language]] as const),
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
      </SearchCard>
      {items.length > 0 && (
        <Table
          caption={places.payouts.text[language]}
          columns={[
            {
              head: texts.reference,
              cell: ({ payoutId, reference }: HeldPayout) => (
                <a href={`${path}/${payoutId}`}>{reference ?? texts.noReference}</a>
              ),
            },
            { head: texts.kind, cell: ({ kind }) => kindTexts[kind][language] },
            { head: texts.state, cell: (payout) => <StateBadge payout={payout} language={language} /> },
            { head: texts.amount, numeric: true, cell: ({ amount }) => toMoney(amount) },
            {
              head: texts.net,
              numeric: true,
              cell: ({ kind, amount, fee, withheld }) =>
                kind === 'recovery' ? (
                  texts.missing
                ) : (
                  <Money cents={toCents(amount) - toCents(fee) - toCents(withheld)} language={language} />
                ),
            },
            {
              head: texts.opened,
              cell: ({ openedAt }) => <Time at={new Date(openedAt)} language={language} />,
            },
          ]}
          rows={items}
          getRowKey={({ payoutId }) => payoutId}
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
