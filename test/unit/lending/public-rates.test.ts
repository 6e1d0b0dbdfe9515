import { computeDisplayedApr } from '@tamarack/core/lending/apr';
import { listPublicRates } from '@tamarack/core/lending/list-public-rates';
import { buildOffers, type Promotion } from '@tamarack/core/lending/offers';
import { findBand, findLowestPayment, type LowestPayment } from '@tamarack/core/lending/public-rates';
import { highestRate, type Tier } from '@tamarack/core/lending/rate-card';
import { type RateTable, readRateTable, toRateTable } from '@tamarack/core/protocol/rate-table';
import { expect, test } from 'vitest';

const spring: Promotion = { id: 'spring', terms: [12, 26, 39], annualRate: 0 };

/** The rates of a merchant as its page receives them. */
const receive = (promotion: Promotion | null = null, minimumPurchase = 500_00) => {
  const table = toRateTable(listPublicRates({ minimumPurchase, promotion }));
  return readRateTable(JSON.parse(JSON.stringify(table)) as RateTable);
};

const advertise = (amount: number, promotion: Promotion | null = null): LowestPayment | null => {
  const band = findBand(receive(promotion), amount);
  return band ? findLowestPayment(band, amount) : null;
};

const offers = (amount: number, promotion: Promotion | null, tier: Tier = 'A') =>
  buildOffers({ amount, tier, borrower: 'organization', promotion });

const amounts = [500_00, 899_99, 1_234_56, 2_500_00, 2_500_01, 4_850_40, 25_000_00, 25_000_01, 150_000_00];

test.each(
  amounts.flatMap((amount) => [
    [amount, null],
    [amount, spring],
  ]) as [number, Promotion | null][],
)('%d cents: the advertised payment is the lowest of the offers (promotion: %o)', (amount, promotion) => {
  const options = offers(amount, promotion);
  const lowest = Math.min(...options.map(({ schedule }) => schedule.weeklyPayment));
  const offer = options.find(({ schedule }) => schedule.weeklyPayment === lowest);
  const advertised = advertise(amount, promotion);
  expect(advertised).toEqual({
    weeks: offer?.term,
    annualRate: offer?.annualRate,
    schedule: offer?.schedule,
  });
  for (const tier of ['B', 'C', 'D'] as const)
    for (const { schedule } of offers(amount, promotion, tier))
      expect(schedule.weeklyPayment).toBeGreaterThanOrEqual(lowest);
});

test('a payment of $10,000 over 52 weeks at 7.99 %', () => {
  const { weeks, schedule } = advertise(10_000_00) as LowestPayment;
  const apr = computeDisplayedApr(schedule);
  const { weeklyPayment, lastPayment, fee, total } = schedule;
  expect({ weeks, apr, weeklyPayment, lastPayment, fee, total }).toEqual({
    weeks: 52,
    apr: 7.99,
    weeklyPayment: 200_24,
    lastPayment: 200_26,
    fee: 412_50,
    total: 10_412_50,
  });
});

test('nothing is advertised below the larger minimum of merchant and rate card, or above the card', () => {
  expect(advertise(499_99)).toBeNull();
  expect(advertise(150_000_01)).toBeNull();
  expect(receive(null, 0).minimum).toBe(100_00);
  expect(receive(null, 200_000_00).bands).toEqual([]);
});

test('the highest rate is that of the card, and bands below the minimum are left out', () => {
  const rates = receive(null, 3_000_00);
  expect(rates.highestRate).toBe(highestRate);
  expect(rates.bands.map(({ upTo }) => upTo)).toEqual([25_000_00, 150_000_00]);
});
