import type { Cents } from '../money/cents';
import { type CapRule, uniformCaps } from './criminal-rate';
import { buildOffers, type Promotion } from './offers';
import type { PublicRates } from './public-rates';
import { type RateCard, rateCard, type Tier } from './rate-card';

/** Tier whose rates are advertised as "from". Every customer may reach it, and no customer gets lower rates. */
const advertisedTier: Tier = 'A';

interface PublicRatesRequest {
  /** The merchant's. */
  readonly minimumPurchase: Cents;
  readonly promotion: Promotion | null;
  readonly card?: RateCard;
  readonly caps?: readonly CapRule[];
}

/**
 * Rates that a merchant's pages may advertise: those of the payment options of the advertised tier, for a borrower under
 * the strictest cap. Bands below the merchant's minimum are left out.
 */
export function listPublicRates(request: PublicRatesRequest): PublicRates {
  const { minimumPurchase, promotion, card = rateCard, caps = uniformCaps } = request;
  const minimum = Math.max(minimumPurchase, card.from);
  const rates = card.bands.flatMap((band) => Object.values(band.rates).flat());
  return {
    minimum,
    highestRate: Math.max(...rates.map((rate) => rate ?? 0)),
    bands: card.bands
      .filter(({ upTo }) => upTo >= minimum)
      .map(({ upTo }) => ({
        upTo,
        terms: buildOffers({
          amount: upTo,
          tier: advertisedTier,
          borrower: 'naturalPerson',
          promotion,
          card,
          caps,
        }).map(({ term, annualRate }) => ({ weeks: term, annualRate })),
      })),
  };
}
