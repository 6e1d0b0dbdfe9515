import { buildPartSchedule, findCaptureFault, minimumCapture } from '@tamarack/core/lending/captures';
import { terms } from '@tamarack/core/lending/rate-card';
import { buildSchedule } from '@tamarack/core/lending/schedule';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** An authorized amount with up to ten parts that leave none. */
const partition = fc
  .array(fc.integer({ min: minimumCapture, max: 20_000_00 }), { minLength: 1, maxLength: 10 })
  .map((parts) => ({ parts, whole: parts.reduce((sum, part) => sum + part, 0) }));
const plan = fc.record({ rate: fc.integer({ min: 0, max: 12_99 }), weeks: fc.constantFrom(...terms) });

test('the parts of an amount cost exactly what the whole does, and repay themselves', () => {
  fc.assert(
    fc.property(partition, plan, ({ parts, whole }, { rate, weeks }) => {
      let before = 0;
      let fees = 0;
      for (const part of parts) {
        const { principal, fee, total, instalments } = buildPartSchedule(part, before, { rate, weeks });
        expect([principal, total]).toEqual([part, part + fee]);
        expect(fee).toBeGreaterThanOrEqual(0);
        expect(instalments.reduce((sum, { payment }) => sum + payment, 0)).toBe(total);
        expect(instalments.reduce((sum, { interest }) => sum + interest, 0)).toBe(fee);
        for (const { payment, interest } of instalments)
          expect([payment > 0, interest >= 0, interest <= payment]).toEqual([true, true, true]);
        expect(instalments.at(-1)?.balance).toBe(0);
        before += part;
        fees += fee;
      }
      expect(fees).toBe(buildSchedule(whole, rate, weeks).fee);
    }),
    { numRuns: 100 },
  );
});

describe('what can be captured', () => {
  test.each([
    [50_00, 100_00, 0, null],
    [49_99, 100_00, 0, 'belowMinimum'],
    // all that is left
    [49_99, 49_99, 0, null],
    [100_00, 100_00, 9, null],
    [100_00, 100_00, 10, 'tooMany'],
    [100_01, 100_00, 0, 'aboveLeft'],
    [1_00, 1_00, 3, null],
    [99, 99, 3, 'nothingLeft'],
    [1, 0, 1, 'nothingLeft'],
  ] as const)('%i cents of %i, after %i captures: %s', (amount, left, captures, fault) => {
    expect(findCaptureFault(amount, { left, captures })).toBe(fault);
  });
});
