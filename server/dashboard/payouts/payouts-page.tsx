/** @jsxRuntime automatic */
import { toCents } from '@tamarack/core/money/cents';
import { LinkButton } from '../../pages/parts/button';
import { Select } from '../../pages/parts/field';
import { type HeldPayout, payoutStates } from '../../src/settlement/payouts';
import type { DashboardContext } from '../context';
import { places } from '../navigation';
import { Money } from '../parts/money';
import { Page } from '../parts/page';
import { buildUrl } from '../parts/paging';
import { Time } from '../parts/time';
import { Results } from '../search/results';
import type { SearchResults } from '../search/run-search';
import { DayFields, getSearchTexts, SearchCard } from '../search/search-card';
import type { PayoutQuery } from './payout-query';
import { describeKind, getPayoutTexts, stateTexts } from './payout-texts';
import { StateBadge } from './state-badge';

const { path } = places.payouts;

/** A page of payouts, newest first, with the search and its export. */
export function payoutsPage({
  context,
  results,
}: {
  readonly context: DashboardContext;
  readonly results: SearchResults<PayoutQuery, HeldPayout>;
}) {
  const { language } = context;
  const texts = getPayoutTexts(language);
  const toMoney = (dollars: number) => <Money cents={toCents(dollars)} language={language} />;
  return (
    <Page
      context={context}
      current="payouts"
      title={places.payouts.text[language]}
      beside={
        results.items.length > 0 && (
          <LinkButton href={buildUrl(`${path}/export.csv`, results.query)}>{texts.export}</LinkButton>
        )
      }
    >
      <SearchCard path={path} language={language} query={results.query}>
        <Select
          label={texts.state}
          name="state"
          value={results.query.state}
          options={[
            ['', getSearchTexts(language).any],
            ...payoutStates.map((state) => [state, stateTexts[state][language]] as const),
          ]}
        />
        <DayFields query={results.query} faults={results.faults} language={language} />
      </SearchCard>
      <Results
        results={results}
        path={path}
        caption={places.payouts.text[language]}
        columns={[
          {
            head: texts.reference,
            cell: ({ payoutId, reference }: HeldPayout) => (
              <a href={`${path}/${payoutId}`}>{reference ?? texts.noReference}</a>
            ),
          },
          { head: texts.kind, cell: (payout) => describeKind(payout, language) },
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
        getRowKey={({ payoutId }) => payoutId}
        empty={texts.empty}
        language={language}
      />
    </Page>
  );
}
