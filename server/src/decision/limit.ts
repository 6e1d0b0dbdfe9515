import type { Cents } from '@tamarack/core/money/cents';
import type { Tier } from './decision';
import type { Features } from './feature-names';
import type { ReasonCode } from './reasons/codes';
import type { Rules } from './rules/rules';

export interface Limit {
  readonly limit: Cents;
  /** What held the limit where it is. */
  readonly reasons: readonly ReasonCode[];
}

const percent = (amount: number, share: number): number => Math.floor((amount * share) / 100);

/** The smallest of what sales, balance and tier allow, less what is already granted, in whole steps. */
export const limitOf = (features: Features, tier: Tier, rules: Rules): Limit => {
  const { limit } = rules;
  const average = features.monthlyRevenue ?? 0;
  const recent = percent(features.recentMonthlyRevenue ?? 0, limit.recentRevenuePercent);
  const monthly = Math.min(average, recent);
  const bySales = Math.min(
    percent(monthly, limit.byTier[tier].revenuePercent),
    percent(monthly * 12, limit.annualSharePercent),
  );
  const byBalance = Math.floor(
    (Math.max(0, features.averageDailyBalance ?? 0) * 100) / limit.balanceSharePercent,
  );
  const byTier = Math.min(limit.byTier[tier].cap, limit.max);
  const gross = Math.min(bySales, byBalance, byTier);
  const exposure = features.exposure ?? 0;
  const net = Math.max(0, gross - exposure);

  const binding: ReasonCode =
    gross === byTier
      ? 'limitedByTier'
      : gross === byBalance
        ? 'limitedByBalance'
        : recent < average
          ? 'limitedByRecentRevenue'
          : 'limitedByRevenue';
  return {
    limit: Math.floor(net / limit.step) * limit.step,
    reasons: exposure > 0 ? [binding, 'limitedByExposure'] : [binding],
  };
};
