import { uniformCaps } from '@tamarack/core/lending/criminal-rate';
import { buildDueDates } from '@tamarack/core/lending/due-dates';
import { buildOffers, type OfferRequest } from '@tamarack/core/lending/offers';
import {
  findRate,
  highestRate,
  type RateCard,
  rateCard,
  type Tier,
  terms,
} from '@tamarack/core/lending/rate-card';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const tiers: readonly Tier[] = ['A', 'B', 'C', 'D'];
const ask = (over: Partial<OfferRequest> = {}): OfferRequest => ({
  amount: 8_000_00,
  tier: 'B',
  borrower: 'organization',
  ...over,
});

test('every rate of the card is within 0 % and 12.99 %, for every term, band and tier', () => {
  for (const band of rateCard.bands) {
    for (const tier of tiers) {
      expect(band.rates[tier]).toHaveLength(terms.length);
      const rates = band.rates[tier].filter((rate) => rate !== null);
      expect(rates.every((rate) => Number.isInteger(rate) && rate >= 0 && rate <= highestRate)).toBe(true);
      expect(rates).toEqual([...rates].sort((a, b) => a - b));
      expect(rates.length).toBeGreaterThan(0);
    }
  }
});

test('a worse tier never pays less', () => {
  for (const term of terms) {
    for (const amount of rateCard.bands.map((band) => band.upTo)) {
      const rates = tiers.map((tier) => findRate(rateCard, tier, term, amount) ?? Number.POSITIVE_INFINITY);
      expect(rates).toEqual([...rates].sort((a, b) => a - b));
    }
  }
});

test('every amount within the card has an option, none outside has one', () => {
  const anyTier = fc.constantFrom(...tiers);
  fc.assert(
    fc.property(fc.integer({ min: rateCard.from, max: 150_000_00 }), anyTier, (amount, tier) => {
      const list = buildOffers(ask({ amount, tier }));
      expect(list.length).toBeGreaterThan(2);
      expect(list.map((offer) => offer.term)).toEqual(
        [...list.map((offer) => offer.term)].sort((a, b) => a - b),
      );
      expect(list.every((offer) => offer.apr < 35 && offer.schedule.principal === amount)).toBe(true);
    }),
    { numRuns: 200 },
  );
  expect(buildOffers(ask({ amount: rateCard.from - 1 }))).toEqual([]);
  expect(buildOffers(ask({ amount: 150_000_01 }))).toEqual([]);
});

test('small amounts and the lowest tier get no long terms', () => {
  expect(buildOffers(ask({ amount: 900_00 })).at(-1)?.term).toBe(26);
  expect(buildOffers(ask({ tier: 'D' })).at(-1)?.term).toBe(26);
  expect(buildOffers(ask({ tier: 'A' })).at(-1)?.term).toBe(52);
});

test('a promotion lowers the rate of its terms and never raises one', () => {
  const promotion = { id: 'spring', terms: [4, 12, 52], annualRate: 499 } as const;
  const list = buildOffers(ask({ promotion, tier: 'B' }));
  const of = (term: number) => list.find((offer) => offer.term === term);
  expect(of(12)).toMatchObject({ annualRate: 499, promotionId: 'spring' });
  expect(of(4)).toMatchObject({ annualRate: 199, promotionId: null });
  expect(of(26)).toMatchObject({ annualRate: 799, promotionId: null });
});

test('a promotion adds no term that the card excludes', () => {
  const promotion = { id: 'all', terms, annualRate: 0 };
  expect(buildOffers(ask({ tier: 'D', promotion })).map((offer) => offer.term)).toEqual([
    4, 8, 12, 16, 20, 26,
  ]);
});

test('an option that reaches the criminal rate is never offered, whatever the card says', () => {
  const row = [1299, 3400, 3499, 3500, 3600, 9999, null, 0];
  const card: RateCard = {
    version: 'greedy',
    from: 100_00,
    bands: [{ upTo: 50_000_00, rates: { A: row, B: row, C: row, D: row } }],
  };
  const weeks = (charges: number): number[] =>
    buildOffers(ask({ card, caps: uniformCaps, charges })).map((offer) => offer.term);
  expect(weeks(0)).toEqual([4, 8, 12, 52]);
  expect(weeks(200_00)).toEqual([52]);
});

test('an offer names the version of its card and its APR', () => {
  const [first] = buildOffers(ask({ amount: 10_000_00, tier: 'D' }));
  expect(first).toMatchObject({ term: 4, annualRate: 799, apr: 7.99, rateCardVersion: rateCard.version });
});

test('payments are a week apart from the signing; a holiday moves only its own payment', () => {
  expect(buildDueDates('2026-12-11', 4)).toEqual(['2026-12-18', '2026-12-29', '2027-01-04', '2027-01-08']);
  expect(buildDueDates('2026-11-21', 2)).toEqual(['2026-11-30', '2026-12-07']);
});

test('due dates are distinct and never on a closed day', () => {
  const open = { rules: [], closed: ['2026-12-07', '2026-12-08'] };
  expect(buildDueDates('2026-11-30', 2, open)).toEqual(['2026-12-09', '2026-12-14']);
});
