import { toCents, toDollars } from '@tamarack/core/money/cents';
import { roundCents } from '@tamarack/core/money/round';
import { split, splitEvenly } from '@tamarack/core/money/split';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const amount = fc.integer({ min: -10_000_000_00, max: 10_000_000_00 });

test('cents survive the conversion to dollars and back', () => {
  fc.assert(
    fc.property(amount, (cents) => toCents(JSON.parse(JSON.stringify(toDollars(cents)))) === cents),
    { numRuns: 2000 },
  );
});

test('dollars that binary fractions cannot hold are still exact cents', () => {
  expect([0.1, 0.29, 1.15, 1234567.89, 0, -0].map(toCents)).toEqual([10, 29, 115, 123456789, 0, 0]);
});

test.each([
  0.001,
  19.999,
  1e-7,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e16,
])('%s dollars are rejected', (value) => {
  expect(() => toCents(value)).toThrow(RangeError);
});

test('a fraction of a cent is rejected', () => {
  expect(() => toDollars(10.5)).toThrow('10.5');
});

test('a half cent rounds away from zero', () => {
  expect([0.5, 1.5, -0.5, -0.4, 2.4].map(roundCents)).toEqual([1, 2, -1, 0, 2]);
});

test('shares sum to the amount, for any weights', () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000_00),
      fc.array(fc.nat(1000), { minLength: 1, maxLength: 60 }).filter((w) => w.some((x) => x > 0)),
      (cents, weights) => {
        const shares = split(cents, weights);
        return (
          shares.reduce((a, b) => a + b, 0) === cents &&
          shares.every((share, i) => share >= 0 && ((weights[i] ?? 0) > 0 || share <= 1))
        );
      },
    ),
  );
});

test('an even split differs by a cent at most and gives the odd cents first', () => {
  expect(splitEvenly(100, 3)).toEqual([34, 33, 33]);
  expect(() => splitEvenly(100, 0)).toThrow(RangeError);
});
