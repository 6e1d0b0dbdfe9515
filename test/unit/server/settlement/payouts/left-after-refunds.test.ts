import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeLeft } from '../../../../../server/src/settlement/payouts/left-after-refunds';

const on = (day: number): Date => new Date(Date.UTC(2026, 10, day));
const payout = (id: string, cents: number, day: number) => ({ id, cents, openedAt: on(day) });
const recovery = (cents: number, day: number) => ({ cents, openedAt: on(day) });

test('a recovery counts for the latest payout first, and never for one that was opened after it', () => {
  const purchase = [payout('a', 500, 1), payout('b', 300, 2), payout('c', 900, 5)];
  const left = computeLeft(purchase, [recovery(350, 3), recovery(100, 4), recovery(40, 6)]);
  expect(Object.fromEntries(left)).toEqual({ a: 350, b: 0, c: 860 });
});

test('without recoveries all of each payout is left', () => {
  expect([...computeLeft([payout('a', 500, 1)], [])]).toEqual([['a', 500]]);
});

test('what is left is never negative, and shrinks by what is owed as far as there is any', () => {
  const cents = fc.integer({ min: 0, max: 1_000 });
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 5 }), fc.array(cents, { maxLength: 5 }), (amounts, owed) => {
      const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
      const left = [
        ...computeLeft(
          amounts.map((amount, n) => payout(`p${n}`, amount, 1)),
          owed.map((amount) => recovery(amount, 2)),
        ).values(),
      ];
      expect(Math.min(0, ...left)).toBe(0);
      expect(sum(left)).toBe(Math.max(0, sum(amounts) - sum(owed)));
    }),
  );
});
