import type { Cents } from '../money/cents';
import type { RateBps } from './rate';

/** Credit tier of a customer, best first. */
export type Tier = 'A' | 'B' | 'C' | 'D';

/** Available terms, in weeks. */
export const terms = [4, 8, 12, 16, 20, 26, 39, 52] as const;

export type Term = (typeof terms)[number];

/** Annual rates in the order of `terms`; null if the term is not offered. */
type Row = readonly (RateBps | null)[];

/** Rates for amounts up to `upTo`, inclusive. */
interface AmountBand {
  readonly upTo: Cents;
  readonly rates: Readonly<Record<Tier, Row>>;
}

/** Price list for financing. Stored payment options refer to its version. */
export interface RateCard {
  readonly version: string;
  /** Minimum amount. */
  readonly from: Cents;
  /** In ascending order of amount. */
  readonly bands: readonly AmountBand[];
}

/** Maximum annual rate (specification, section 1). */
export const highestRate: RateBps = 1299;

// No long terms for small amounts: collecting a weekly payment under about $40 costs more than it earns.
export const rateCard: RateCard = {
  version: '2026-11',
  from: 100_00,
  bands: [
    {
      upTo: 2_500_00,
      //   weeks   4    8    12   16   20    26    39    52
      rates: {
        A: [0, 399, 499, 599, 649, 699, null, null],
        B: [299, 599, 699, 799, 849, 899, null, null],
        C: [599, 899, 999, 1049, 1099, 1149, null, null],
        D: [899, 1199, 1249, 1299, null, null, null, null],
      },
    },
    {
      upTo: 25_000_00,
      rates: {
        A: [0, 299, 399, 499, 549, 599, 699, 799],
        B: [199, 499, 599, 699, 749, 799, 899, 999],
        C: [499, 799, 899, 949, 999, 1049, 1149, 1249],
        D: [799, 1099, 1199, 1249, 1299, 1299, null, null],
      },
    },
    {
      upTo: 150_000_00,
      rates: {
        A: [0, 249, 349, 449, 499, 549, 649, 749],
        B: [149, 449, 549, 649, 699, 749, 849, 949],
        C: [449, 749, 849, 899, 949, 999, 1099, 1199],
        D: [749, 1049, 1149, 1199, 1249, 1299, null, null],
      },
    },
  ],
};

/**
 * Annual rate of the rate card.
 *
 * @returns null if the term is not offered or the amount is out of range
 */
export function findRate(card: RateCard, tier: Tier, term: Term, amount: Cents): RateBps | null {
  if (amount < card.from) return null;
  const band = card.bands.find((candidate) => amount <= candidate.upTo);
  return band?.rates[tier][terms.indexOf(term)] ?? null;
}
