import type { Features } from './model/feature-names';

/** The figures with possible round trips counted as the sales that they may be. Unknown and zero change nothing. */
export function countRoundTrips(features: Features): Features {
  const { monthlyRevenue, roundTripMonthly, roundTripDeposits, roundTripPercent } = features;
  if (!roundTripPercent) return features;
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
    recentMonthlyRevenue: add(features.recentMonthlyRevenue, monthly),
    revenueBesideLargest: add(features.revenueBesideLargest, monthly),
    depositsPerMonth: add(features.depositsPerMonth, roundTripDeposits ?? 0),
    debtServicePercent: share(features.debtServicePercent),
    debtServiceNetPercent: share(features.debtServiceNetPercent),
  };
}
