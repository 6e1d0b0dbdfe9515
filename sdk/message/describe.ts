import type { Language } from '@tamarack/core/language';
import { assessAmount } from '@tamarack/core/lending/eligibility';
import type { LowestPayment, PublicBand, PublicRates } from '@tamarack/core/lending/public-rates';
import type { Cents } from '@tamarack/core/money/cents';
import { formatExactMoney } from '@tamarack/core/money/format';
import { textsByLanguage } from './text';

/** A payment, and the range of rates and terms that a customer may get instead. */
export type AdvertisedPayment = LowestPayment & Pick<PublicBand, 'terms'> & Pick<PublicRates, 'highestRate'>;

export interface PriceSentence {
  readonly text: string;
  /** Null below the merchant's minimum. */
  readonly payment: AdvertisedPayment | null;
}

/** The sentence about a purchase and its advertised payment; null for an amount that cannot be financed. */
export const describePrice = (
  rates: PublicRates,
  amount: Cents,
  language: Language,
): PriceSentence | null => {
  const texts = textsByLanguage[language];
  if (!(amount > 0)) return null;
  const assessed = assessAmount(rates, amount);
  if (!assessed.eligible)
    return assessed.reason === 'belowMinimum'
      ? { text: texts.minimum(formatExactMoney(rates.minimum, language)), payment: null }
      : null;
  const { band, lowest } = assessed;
  return {
    text: texts.from(formatExactMoney(lowest.schedule.weeklyPayment, language)),
    payment: { ...lowest, terms: band.terms, highestRate: rates.highestRate },
  };
};
