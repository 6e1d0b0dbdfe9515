import type { Cents } from '../money/cents';
import type { RateBps } from './rate';
import { buildSchedule, type Schedule } from './schedule';

/** Lowest annual rates for amounts up to `upTo`, inclusive, by term. */
export interface PublicBand {
  readonly upTo: Cents;
  /** Shortest first. */
  readonly terms: readonly { readonly weeks: number; readonly annualRate: RateBps }[];
}

/** The rates that a merchant's pages may advertise to an unknown customer. */
export interface PublicRates {
  /** Smallest purchase that can be financed. */
  readonly minimum: Cents;
  /** In ascending order of amount; larger purchases than the last one's are not financed. */
  readonly bands: readonly PublicBand[];
  /** Highest annual rate of any customer. */
  readonly highestRate: RateBps;
}

/** The payments of an amount at the lowest rate of a term. */
export interface LowestPayment {
  readonly weeks: number;
  readonly annualRate: RateBps;
  readonly schedule: Schedule;
}

/** The band of an amount; undefined if it is below the minimum or above every band. */
export const findBand = (rates: PublicRates, amount: Cents): PublicBand | undefined =>
  amount < rates.minimum ? undefined : rates.bands.find(({ upTo }) => amount <= upTo);

/** The term with the lowest weekly payment, computed as payment options are; null without a term. */
export function findLowestPayment(band: PublicBand, amount: Cents): LowestPayment | null {
  const plans = band.terms.map(({ weeks, annualRate }) => {
    const schedule = buildSchedule(amount, annualRate, weeks);
    return { weeks, annualRate, schedule };
  });
  const [lowest] = plans.sort((a, b) => a.schedule.weeklyPayment - b.schedule.weeklyPayment);
  return lowest ?? null;
}
