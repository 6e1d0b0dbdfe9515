import { terms } from '@tamarack/core/lending/rate-card';
import { buildSchedule, listBalances } from '@tamarack/core/lending/schedule';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const amount = fc.oneof(
  fc.integer({ min: 100_00, max: 150_000_00 }),
  fc.integer({ min: 100, max: 1_000_000_00 }),
);
const rate = fc.integer({ min: 0, max: 1299 });
const weeks = fc.oneof(fc.constantFrom(...terms), fc.integer({ min: 1, max: 52 }));
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

test.each([
  [4, 1299, 2515_63, 62_53],
  [8, 1299, 1264_09, 112_74],
  [12, 1299, 846_93, 163_12],
  [26, 1299, 397_72, 340_75],
  [52, 1299, 205_31, 676_03],
  [12, 599, 839_59, 75_03],
  [52, 599, 198_24, 308_25],
])('$10,000 over %i weeks at %i hundredths of a percent: the published figures', (term, bps, payment, fee) => {
  const plan = buildSchedule(10_000_00, bps, term);
  expect([plan.weeklyPayment, plan.fee]).toEqual([payment, fee]);
});

test('payments sum to amount and fee, principal and interest to their totals, to the cent', () => {
  fc.assert(
    fc.property(amount, rate, weeks, (principal, bps, term) => {
      const plan = buildSchedule(principal, bps, term);
      const rows = plan.instalments;
      expect(sum(rows.map((row) => row.payment))).toBe(principal + plan.fee);
      expect(sum(rows.map((row) => row.interest))).toBe(plan.fee);
      expect(sum(rows.map((row) => row.principal))).toBe(principal);
      expect(rows.at(-1)?.balance).toBe(0);
    }),
    { numRuns: 3000 },
  );
});

test('every figure is a whole number of cents, nothing is negative, the balance only falls', () => {
  fc.assert(
    fc.property(amount, rate, weeks, (principal, bps, term) => {
      const plan = buildSchedule(principal, bps, term);
      const balances = listBalances(plan);
      expect(plan.instalments.every((row) => Object.values(row).every(Number.isInteger))).toBe(true);
      expect(plan.instalments.every((row) => row.payment > 0 && row.interest >= 0)).toBe(true);
      expect(
        balances.every((balance, index) => balance >= 0 && balance <= (balances[index - 1] ?? principal)),
      ).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('all payments but the last are equal, and the last differs by less than a cent a week', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_00, max: 150_000_00 }), rate, weeks, (principal, bps, term) => {
      const plan = buildSchedule(principal, bps, term);
      const payments = plan.instalments.map((row) => row.payment);
      expect(new Set(payments.slice(0, -1)).size).toBeLessThanOrEqual(1);
      expect(Math.abs(plan.lastPayment - plan.weeklyPayment)).toBeLessThanOrEqual(term / 2 + 1);
    }),
    { numRuns: 2000 },
  );
});

test('the fee never falls when amount, rate or term grows', () => {
  const more = fc.nat(10_000);
  fc.assert(
    fc.property(fc.nat(10_000_000), rate, fc.integer({ min: 1, max: 51 }), more, (base, bps, term, extra) => {
      const fee = (principal: number, annual: number, count: number): number =>
        buildSchedule(principal, annual, count).fee;
      const principal = base + 100;
      expect(fee(principal + extra, bps, term)).toBeGreaterThanOrEqual(fee(principal, bps, term));
      expect(fee(principal, bps + 1, term)).toBeGreaterThanOrEqual(fee(principal, bps, term));
      expect(fee(principal, bps, term + 1)).toBeGreaterThanOrEqual(fee(principal, bps, term));
    }),
  );
});

test('interest runs on the declining balance: each week within a cent of balance times weekly rate', () => {
  const plan = buildSchedule(10_000_00, 1299, 52);
  const balances = listBalances(plan);
  plan.instalments.slice(0, -1).forEach((row, week) => {
    expect(Math.abs(row.interest - ((balances[week] ?? 0) * 0.1299) / 52)).toBeLessThanOrEqual(1);
  });
});

test.each([
  [99, 0, 4],
  [100.5, 0, 4],
  [10_000, -1, 4],
  [10_000, 0, 0],
  [10_000, 0, 1.5],
  [Number.NaN, 0, 4],
])('a plan of %s at %s over %s is rejected', (principal, bps, term) => {
  expect(() => buildSchedule(principal, bps, term)).toThrow(RangeError);
});
