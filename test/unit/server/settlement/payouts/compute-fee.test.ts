import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeFee } from '../../../../../server/src/settlement/payouts/compute-fee';

test.each([
  [1234_56, { rateBps: 287, fixed: 35 }, 35_78],
  [100_00, { rateBps: 0, fixed: 0 }, 0],
  // half a cent rounds up
  [50, { rateBps: 100, fixed: 0 }, 1],
  [49, { rateBps: 100, fixed: 0 }, 0],
  // never more than there is
  [20, { rateBps: 290, fixed: 30 }, 20],
  [0, { rateBps: 290, fixed: 30 }, 0],
])('%d cents at %o cost %d', (amount, fee, expected) => {
  expect(computeFee(amount, fee)).toBe(expected);
});

test('a fee is whole cents, within half a cent of the rate, and what is left never shrinks as the amount grows', () => {
  const amounts = fc.integer({ min: 0, max: 150_000_00 });
  const terms = fc.record({
    rateBps: fc.integer({ min: 0, max: 2_000 }),
    fixed: fc.integer({ min: 0, max: 100_00 }),
  });
  fc.assert(
    fc.property(amounts, terms, (amount, fee) => {
      const cents = computeFee(amount, fee);
      const tenThousandths = BigInt(amount) * BigInt(fee.rateBps) - BigInt(cents - fee.fixed) * 10_000n;
      expect(Number.isSafeInteger(cents) && cents >= 0 && cents <= amount).toBe(true);
      if (cents < amount) expect(tenThousandths >= -5_000n && tenThousandths < 5_000n).toBe(true);
      expect(amount + 1 - computeFee(amount + 1, fee)).toBeGreaterThanOrEqual(amount - cents);
    }),
  );
});
