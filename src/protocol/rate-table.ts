import type { PublicRates } from '../lending/public-rates';

/** Response of Rates_GetRates: `PublicRates` in dollars and percent. */
export interface RateTable {
  readonly minimumAmount: number;
  /** 0 if nothing is financed. */
  readonly maximumAmount: number;
  readonly highestAnnualRate: number;
  readonly bands: {
    readonly upTo: number;
    readonly terms: { readonly weeks: number; readonly annualRate: number }[];
  }[];
}

/** Path of Rates_GetRates. */
export const ratesPath = '/v1/rates';

/** Cents of dollars, and basis points of percent. */
const toHundredths = (value: number): number => Math.round(value * 100);

/** Converts rates for the API. */
export const toRateTable = ({ minimum, bands, highestRate }: PublicRates): RateTable => ({
  minimumAmount: minimum / 100,
  maximumAmount: (bands.at(-1)?.upTo ?? 0) / 100,
  highestAnnualRate: highestRate / 100,
  bands: bands.map(({ upTo, terms }) => ({
    upTo: upTo / 100,
    terms: terms.map(({ weeks, annualRate }) => ({ weeks, annualRate: annualRate / 100 })),
  })),
});

/** Reads the API's response. */
export const readRateTable = ({ minimumAmount, bands, highestAnnualRate }: RateTable): PublicRates => ({
  minimum: toHundredths(minimumAmount),
  highestRate: toHundredths(highestAnnualRate),
  bands: bands.map(({ upTo, terms }) => ({
    upTo: toHundredths(upTo),
    terms: terms.map(({ weeks, annualRate }) => ({ weeks, annualRate: toHundredths(annualRate) })),
  })),
});
