import type { Cents } from '../money/cents';
import {
  findBand,
  findLowestPayment,
  type LowestPayment,
  type PublicBand,
  type PublicRates,
} from './public-rates';

/** Whether an amount can be financed at a merchant, regardless of the customer. */
export type AmountEligibility =
  | { readonly eligible: true; readonly band: PublicBand; readonly lowest: LowestPayment }
  | { readonly eligible: false; readonly reason: IneligibleReason };

/** `unavailable`: the merchant finances nothing at present. */
export type IneligibleReason = 'belowMinimum' | 'aboveMaximum' | 'unavailable';

/** @param amount whole cents */
export function assessAmount(rates: PublicRates, amount: Cents): AmountEligibility {
  if (rates.bands.length === 0) return { eligible: false, reason: 'unavailable' };
  if (amount < rates.minimum) return { eligible: false, reason: 'belowMinimum' };
  const band = findBand(rates, amount);
  if (!band) return { eligible: false, reason: 'aboveMaximum' };
  const lowest = findLowestPayment(band, amount);
  return lowest ? { eligible: true, band, lowest } : { eligible: false, reason: 'unavailable' };
}
