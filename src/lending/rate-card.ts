import type { Cents } from '../money/cents';
import type { RateBps } from './rate';

/** Credit tier of a customer, best first. */
export type Tier = 'A' | 'B' | 'C' | 'D';

/** Terms there are, in weeks. */
export const terms = [4, 8, 12, 16, 20, 26, 39, 52] as const;

export type Term = (typeof terms)[number];

/** Annual rate of each term of `terms`, in their order; null where the term is not offered. */
type Row = readonly (RateBps | null)[];

/** Prices for amounts up to and with `upTo`. */
export interface AmountBand {
  readonly upTo: Cents;
  readonly rates: Readonly<Record<Tier, Row>>;
}

/** What financing costs. Data with a version, which every stored option names. */
export interface RateCard {
  readonly version: string;
  /** Smallest amount financed. */
  readonly from: Cents;
  /** By amount, ascending. */
  readonly bands: readonly AmountBand[];
}

/** Rates stay within 0 % and 12.99 % a year (specification, section 1). */
export const highestRate: RateBps = 1299;

// Small amounts are not stretched over a year: a weekly payment under about $40 costs more to collect than it brings.
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
 * The card's annual rate.
 *
 * @returns null where the card has no price: a term not offered, an amount below or above the card
 */
export function findRate(card: RateCard, tier: Tier, term: Term, amount: Cents): RateBps | null {
  if (amount < card.from) return null;
  const band = card.bands.find((candidate) => amount <= candidate.upTo);
  return band?.rates[tier][terms.indexOf(term)] ?? null;
}
