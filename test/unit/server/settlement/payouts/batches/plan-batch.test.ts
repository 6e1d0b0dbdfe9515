import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  coverByReturns,
  planBatch,
} from '../../../../../../server/src/settlement/payouts/batches/plan-batch';

const waiting = (id: string, outstanding: number, merchantId = 'm') => ({ id, merchantId, outstanding });
const owed = (id: string, open: number, merchantId = 'm') => ({ id, merchantId, open });

test('a merchant’s recoveries are withheld from its oldest payouts first', () => {
  const plan = planBatch([waiting('a', 100), waiting('b', 500)], [owed('r', 250)]);
  expect(plan).toEqual({
    settled: ['a'],
    entries: [{ payoutId: 'b', cents: 350 }],
    withholdings: [
      { payoutId: 'a', recoveryId: 'r', cents: 100 },
      { payoutId: 'b', recoveryId: 'r', cents: 150 },
    ],
  });
});

test('a recovery beyond a merchant’s payouts stays open; another merchant pays none of it', () => {
  const plan = planBatch([waiting('a', 100), waiting('b', 70, 'other')], [owed('r', 900)]);
  expect(plan.entries).toEqual([{ payoutId: 'b', cents: 70 }]);
  expect(plan.withholdings).toEqual([{ payoutId: 'a', recoveryId: 'r', cents: 100 }]);
});

test('what the bank returned of a purchase covers its recoveries once, the oldest first', () => {
  const recovery = (id: string, open: number, checkoutId: string, returned: number) => ({
    ...owed(id, open),
    checkoutId,
    returned,
  });
  const covered = coverByReturns([
    recovery('r1', 300, 'a', 500),
    recovery('r2', 900, 'b', 0),
    recovery('r3', 400, 'a', 500),
    recovery('r4', 50, 'a', 500),
  ]);
  expect(covered.map(({ id, open }) => [id, open])).toEqual([
    ['r1', 0],
    ['r2', 900],
    ['r3', 200],
    ['r4', 50],
  ]);
});

test('totals balance to the cent, and no merchant is debited', () => {
  const merchant = fc.constantFrom('m', 'n');
  const cents = fc.integer({ min: 0, max: 1_000 });
  const pair = fc.tuple(cents, merchant);
  fc.assert(
    fc.property(
      fc.array(pair, { maxLength: 12 }),
      fc.array(pair, { maxLength: 12 }),
      (payouts, recoveries) => {
        const plan = planBatch(
          payouts.map(([amount, m], n) => waiting(`p${n}`, amount, m)),
          recoveries.map(([amount, m], n) => owed(`r${n}`, amount, m)),
        );
        const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
        const findWithheld = (key: 'payoutId' | 'recoveryId', id: string) =>
          sum(plan.withholdings.filter((each) => each[key] === id).map((each) => each.cents));
        for (const [n, [amount]] of payouts.entries()) {
          const goesOut = plan.entries.find(({ payoutId }) => payoutId === `p${n}`)?.cents ?? 0;
          expect(goesOut + findWithheld('payoutId', `p${n}`)).toBe(amount);
          expect(plan.settled.includes(`p${n}`)).toBe(goesOut === 0);
        }
        for (const [n, [amount]] of recoveries.entries())
          expect(findWithheld('recoveryId', `r${n}`)).toBeLessThanOrEqual(amount);
        for (const m of ['m', 'n']) {
          const all = sum(payouts.filter(([, of]) => of === m).map(([amount]) => amount));
          const debt = sum(recoveries.filter(([, of]) => of === m).map(([amount]) => amount));
          const out = sum(
            plan.entries
              .filter(({ payoutId }) => payouts[Number(payoutId.slice(1))]?.[1] === m)
              .map((each) => each.cents),
          );
          expect(out).toBe(Math.max(0, all - debt));
        }
        expect(plan.entries.every((each) => each.cents > 0)).toBe(true);
      },
    ),
  );
});
