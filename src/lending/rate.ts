/** Annual rate in basis points, an integer: 1299 is 12.99 %. */
export type RateBps = number;

/** Weeks per year for pricing and disclosure (SOR/2002-263, s. 3). */
export const WEEKS_PER_YEAR = 52;

/** Percent per year, as displayed and returned by the API: 12.99. */
export const toPercent = (rate: RateBps): number => rate / 100;

/** Weekly interest on one unit of principal. */
export const toWeeklyFraction = (rate: RateBps): number => rate / 10_000 / WEEKS_PER_YEAR;
