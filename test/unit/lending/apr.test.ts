import { computeActuarialRate, computeDisclosureApr, computeDisplayedApr } from '@tamarack/core/lending/apr';
import { getRateCap, reachesCap, statutoryCaps, uniformCaps } from '@tamarack/core/lending/criminal-rate';
import { terms } from '@tamarack/core/lending/rate-card';
import { buildSchedule, type Schedule } from '@tamarack/core/lending/schedule';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** A flat fee paid level over the weeks, principal by the interest it implies: how a merchant cash advance works. */
function flat(principal: number, percent: number, weeks: number): Schedule {
  const fee = Math.round((principal * percent) / 100);
  const payment = (principal + fee) / weeks;
  const pays = (weekly: number): number => (payment * (1 - (1 + weekly) ** -weeks)) / weekly;
  let [low, high] = [1e-9, 1];
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2;
    if (pays(middle) > principal) low = middle;
    else high = middle;
  }
  return buildSchedule(principal, low * 52 * 10_000, weeks);
}

test.each([
  [4, 1299, 12.99],
  [8, 1299, 12.99],
  [12, 1299, 12.99],
  [26, 1299, 12.99],
  [52, 1299, 12.99],
  [12, 599, 5.99],
  [52, 599, 5.99],
])('$10,000 over %i weeks at %i discloses %d %%', (term, bps, apr) => {
  expect(computeDisplayedApr(buildSchedule(10_000_00, bps, term))).toBe(apr);
});

test.each([
  [4, 2, 41.4],
  [8, 5.99, 68.2],
  [4, 12.99, 263.7],
  [12, 12.99, 100.4],
  [26, 12.99, 48.2],
  [36, 12.99, 35.1],
  [52, 12.99, 24.5],
  [52, 2, 3.9],
])('over %i weeks a flat fee of %d %% is an APR of %d %%', (term, percent, apr) => {
  expect(computeDisclosureApr(flat(10_000_00, percent, term))).toBeCloseTo(apr, 1);
});

test('without charges APR and actuarial rate agree with the annual rate', () => {
  const principal = fc.integer({ min: 500_00, max: 150_000_00 });
  fc.assert(
    fc.property(
      principal,
      fc.integer({ min: 0, max: 1299 }),
      fc.constantFrom(...terms),
      (amount, bps, term) => {
        const plan = buildSchedule(amount, bps, term);
        // the fee and each payment are rounded by half a cent at most: on $500 over 4 weeks that is 0.02 of a percent
        const tolerance = (2 * 52 * 100) / ((amount * (term + 1)) / 2) + 0.001;
        expect(Math.abs(computeDisclosureApr(plan) - bps / 100)).toBeLessThan(tolerance);
        expect(Math.abs(computeActuarialRate(plan) - bps / 100)).toBeLessThan(tolerance);
      },
    ),
    { numRuns: 500 },
  );
});

test('charges are included in both rates, and the actuarial rate is the stricter one', () => {
  const plan = buildSchedule(10_000_00, 1299, 8);
  expect(computeDisclosureApr(plan, 100_00)).toBeGreaterThan(computeDisclosureApr(plan) + 5);
  expect(computeActuarialRate(plan, 100_00)).toBeGreaterThan(computeDisclosureApr(plan, 100_00));
  expect(computeActuarialRate(plan, 10_000_00)).toBe(Number.POSITIVE_INFINITY);
});

test('a free plan has a rate of zero', () => {
  const plan = buildSchedule(10_000_00, 0, 12);
  expect([computeDisclosureApr(plan), computeActuarialRate(plan), plan.fee]).toEqual([0, 0, 0]);
});

test('the cap is 35 % for everyone unless the statutory table is configured', () => {
  expect(getRateCap(uniformCaps, 'organization', 1_000_000_00)).toBe(35);
  const caps = [10_000_00, 10_000_01, 500_000_00, 500_000_01].map((amount) =>
    getRateCap(statutoryCaps, 'organization', amount),
  );
  expect(caps).toEqual([35, 48, 48, null]);
  expect(getRateCap(statutoryCaps, 'naturalPerson', 500_000_01)).toBe(35);
  expect(getRateCap([], 'organization', 1)).toBe(35);
});

test('a plan reaches the cap by the higher of the two rates', () => {
  const plan = buildSchedule(10_000_00, 3490, 12);
  expect(reachesCap(plan, 35)).toBe(false);
  expect(reachesCap(buildSchedule(10_000_00, 3501, 12), 35)).toBe(true);
  expect(reachesCap(plan, 35, 50_00)).toBe(true);
  expect(reachesCap(plan, null, 9_000_00)).toBe(false);
});
