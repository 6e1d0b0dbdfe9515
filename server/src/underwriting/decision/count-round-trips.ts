import type { Features } from './model/feature-names';

/** The figures with possible round trips counted as the sales that they may be. Unknown and zero change nothing. */
export function countRoundTrips(features: Features): Features {
  const { monthlyRevenue, roundTripMonthly, roundTripRecentMonthly, roundTripDeposits } = features;
  if (!features.roundTripPercent) return features;
  const monthly = roundTripMonthly ?? 0;
  const add = (figure: number | null, more: number): number | null =>
    figure === null ? null : figure + more;
  const share = (percent: number | null): number | null =>
    percent === null || monthlyRevenue === null
      ? null
      : Math.floor((percent * monthlyRevenue) / (monthlyRevenue + monthly));
  return {
    ...features,
    monthlyRevenue: add(monthlyRevenue, monthly),
    // under rules without a figure of their own, the other figure was the higher of the two
    recentMonthlyRevenue: add(features.recentMonthlyRevenue, roundTripRecentMonthly ?? monthly),
    revenueBesideLargest: add(features.revenueBesideLargest, monthly),
    depositsPerMonth: add(features.depositsPerMonth, roundTripDeposits ?? 0),
    debtServicePercent: share(features.debtServicePercent),
    debtServiceNetPercent: share(features.debtServiceNetPercent),
    roundTripMonthly: 0,
    roundTripRecentMonthly: roundTripRecentMonthly === null ? null : 0,
    roundTripDeposits: 0,
    roundTripPercent: 0,
  };
}
