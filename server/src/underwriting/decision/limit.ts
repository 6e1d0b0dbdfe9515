import type { Cents } from '@tamarack/core/money/cents';
import { countRoundTrips } from './count-round-trips';
import type { Tier } from './model/decision';
import type { Features } from './model/feature-names';
import type { ReasonCode } from './reasons/codes';
import type { Rules } from './rules/rules';

/** An upper bound of the limit; the lowest one binds. */
export interface LimitTerm {
  readonly term: 'tier' | 'balance' | 'averageRevenue' | 'recentRevenue' | 'concentration' | 'roundTrips';
  /** Reason code if this term binds. */
  readonly code: ReasonCode;
  readonly amount: Cents;
  readonly binding: boolean;
}

export interface Limit {
  readonly limit: Cents;
  /** The reason code of the binding term, and of the exposure that is deducted. */
  readonly reasons: readonly ReasonCode[];
  readonly terms: readonly LimitTerm[];
  /** Exposure, deducted from the smallest term: the amount owed and still available on other lines. */
  readonly deducted: Cents;
}

type TermName = Pick<LimitTerm, 'term' | 'code'>;

const percent = (amount: number, share: number): number => Math.floor((amount * share) / 100);

const roundDown = (amount: Cents, { step }: Rules['limit']): Cents => Math.floor(amount / step) * step;

/**
 * The lowest of the bounds by sales, balance and tier, less the exposure, rounded down to a step. Possible round trips
 * count as sales where the rules say by how much they may raise it at most. That bound applies to the limit itself:
 * applied to a share of the sales, rounding and deductions would let it exceed the percentage.
 */
export function computeLimit(features: Features, tier: Tier, rules: Rules): Limit {
  const without = computeLowest(features, tier, rules, []);
  const raise = rules.limit.roundTripRaisePercent;
  if (raise === undefined || !features.roundTripPercent) return without;
  const most = roundDown(percent(without.limit, 100 + raise), rules.limit);
  if (most === without.limit) return without;
  const amount = most + without.deducted;
  return computeLowest(countRoundTrips(features), tier, rules, [
    { term: 'roundTrips', code: 'limitedByRevenue', amount, mayBind: true },
  ]);
}

type Bound = TermName & { readonly amount: Cents; readonly mayBind: boolean };

function computeLowest(features: Features, tier: Tier, rules: Rules, last: readonly Bound[]): Limit {
  const { limit } = rules;
  const bySales = (monthly: Cents): Cents =>
    Math.min(
      percent(monthly, limit.byTier[tier].revenuePercent),
      percent(monthly * 12, limit.annualSharePercent),
    );
  const balance = Math.max(0, features.averageDailyBalance ?? 0);
  const sales = computeMonthlySales(features, rules);
  const lowest = Math.min(...sales.map(({ monthly }) => monthly));
  // in order of precedence among equal amounts
  const amounts: readonly Bound[] = [
    {
      term: 'tier',
      code: 'limitedByTier',
      amount: Math.min(limit.byTier[tier].cap, limit.max),
      mayBind: true,
    },
    {
      term: 'balance',
      code: 'limitedByBalance',
      amount: Math.floor((balance * 100) / limit.balanceSharePercent),
      mayBind: true,
    },
    ...sales.map(({ monthly, ...named }) => ({
      ...named,
      amount: bySales(monthly),
      mayBind: monthly === lowest,
    })),
    ...last,
  ];
  const gross = Math.min(...amounts.map(({ amount }) => amount));
  const first = amounts.find(({ amount, mayBind }) => mayBind && amount === gross);
  const deducted = features.exposure ?? 0;
  const terms = amounts.map(({ mayBind: _, ...term }) => ({ ...term, binding: term.term === first?.term }));
  return {
    limit: roundDown(Math.max(0, gross - deducted), limit),
    reasons: [...(first ? [first.code] : []), ...(deducted > 0 ? (['limitedByExposure'] as const) : [])],
    terms,
    deducted,
  };
}

/** Monthly sales for the limit: the average, capped by recent months and by the sales without the largest payer. */
function computeMonthlySales(
  features: Features,
  { limit }: Rules,
): readonly (TermName & { readonly monthly: Cents })[] {
  const average = features.monthlyRevenue ?? 0;
  const recent = percent(features.recentMonthlyRevenue ?? 0, limit.recentRevenuePercent);
  const beside = features.revenueBesideLargest;
  const { concentration } = limit;
  return [
    { term: 'averageRevenue', code: 'limitedByRevenue', monthly: average },
    { term: 'recentRevenue', code: 'limitedByRecentRevenue', monthly: recent },
    ...(concentration === undefined || beside === null
      ? []
      : [
          {
            term: 'concentration' as const,
            code: 'limitedByConcentration' as const,
            monthly: Math.max(
              Math.min(average, percent(beside, 100 + concentration.ofOthersPercent)),
              percent(average, concentration.minPercent),
            ),
          },
        ]),
  ];
}
