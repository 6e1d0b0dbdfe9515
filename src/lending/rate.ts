/** An annual rate in hundredths of a percent, whole: 1299 is 12.99 % a year. */
export type RateBps = number;

/** Credit is priced with 52 weeks in a year, as the disclosure rules count them (SOR/2002-263, s. 3). */
export const WEEKS_PER_YEAR = 52;

/** Percent a year, as shown and sent: 12.99. */
export const toPercent = (rate: RateBps): number => rate / 100;

/** Interest of one week on one unit of principal. */
export const toWeeklyFraction = (rate: RateBps): number => rate / 10_000 / WEEKS_PER_YEAR;
