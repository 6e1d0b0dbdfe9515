import type { Cents } from '../money/cents';
import { computeDisplayedApr } from './apr';
import { type Borrower, type CapRule, getRateCap, reachesCap, uniformCaps } from './criminal-rate';
import type { RateBps } from './rate';
import { findRate, type RateCard, rateCard, type Term, type Tier, terms } from './rate-card';
import { buildSchedule, type Schedule } from './schedule';

/**
 * Lower rate of a merchant for some terms. It applies only to terms of the rate card and only if it is lower.
 */
export interface Promotion {
  readonly id: string;
  readonly terms: readonly Term[];
  readonly annualRate: RateBps;
}

export interface OfferRequest {
  /** Amount to finance. */
  readonly amount: Cents;
  readonly tier: Tier;
  readonly borrower: Borrower;
  readonly promotion?: Promotion | null;
  /** Mandatory charges other than interest; part of APR and cap. */
  readonly charges?: Cents;
  readonly card?: RateCard;
  readonly caps?: readonly CapRule[];
}

/** Payment option. */
export interface Offer {
  readonly term: Term;
  readonly annualRate: RateBps;
  /** Percent with two decimals, computed from the rounded schedule. */
  readonly apr: number;
  readonly rateCardVersion: string;
  readonly promotionId: string | null;
  readonly schedule: Schedule;
}

function findPrice(
  request: OfferRequest,
  card: RateCard,
  term: Term,
): Pick<Offer, 'annualRate' | 'promotionId'> | null {
  const listed = findRate(card, request.tier, term, request.amount);
  if (listed === null) return null;
  const { promotion } = request;
  if (promotion?.terms.includes(term) && promotion.annualRate < listed) {
    return { annualRate: promotion.annualRate, promotionId: promotion.id };
  }
  return { annualRate: listed, promotionId: null };
}

/**
 * Payment options for an amount, shortest term first. Options that reach the criminal rate are excluded.
 * Empty if the rate card does not cover the amount.
 */
export function buildOffers(request: OfferRequest): Offer[] {
  const { amount, charges = 0, card = rateCard, caps = uniformCaps } = request;
  const cap = getRateCap(caps, request.borrower, amount);
  return terms.flatMap((term) => {
    const price = findPrice(request, card, term);
    if (price === null) return [];
    const plan = buildSchedule(amount, price.annualRate, term);
    if (reachesCap(plan, cap, charges)) return [];
    return [
      {
        term,
        ...price,
        apr: computeDisplayedApr(plan, charges),
        rateCardVersion: card.version,
        schedule: plan,
      },
    ];
  });
}
