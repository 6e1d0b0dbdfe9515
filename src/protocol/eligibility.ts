import { assessAmount, type IneligibleReason } from '../lending/eligibility';
import type { PublicRates } from '../lending/public-rates';
import type { Cents } from '../money/cents';

/**
 * Whether an amount can be financed at the merchant, whoever the customer is: response of `GET /v1/merchant/eligibility`, and what
 * `checkEligibility` computes on a page. Amounts in dollars.
 */
export interface Eligibility {
  readonly eligible: boolean;
  /** `belowMinimum`, `aboveMaximum`, or `unavailable`: the merchant finances nothing at present. Null if eligible. */
  readonly reason: IneligibleReason | null;
  /** Lowest weekly payment and its term, as the price message advertises them; null unless eligible. */
  readonly weeklyPayment: number | null;
  readonly weeks: number | null;
  /** The smallest and the largest amount that the merchant finances; the largest is 0 if it finances nothing. */
  readonly minimumAmount: number;
  readonly maximumAmount: number;
}

/** @param amount whole cents */
export const toEligibility = (rates: PublicRates, amount: Cents): Eligibility => {
  const assessed = assessAmount(rates, amount);
  const limits = {
    minimumAmount: rates.minimum / 100,
    maximumAmount: (rates.bands.at(-1)?.upTo ?? 0) / 100,
  };
  if (!assessed.eligible)
    return { eligible: false, reason: assessed.reason, weeklyPayment: null, weeks: null, ...limits };
  const { schedule, weeks } = assessed.lowest;
  return { eligible: true, reason: null, weeklyPayment: schedule.weeklyPayment / 100, weeks, ...limits };
};
