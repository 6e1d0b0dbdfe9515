import { assessAmount } from '@tamarack/core/lending/eligibility';
import { listPublicRates } from '@tamarack/core/lending/list-public-rates';
import { expect, test } from 'vitest';

const rates = listPublicRates({ minimumPurchase: 500_00, promotion: null });
const maximum = rates.bands.at(-1)?.upTo ?? 0;

test.each([
  [0, 'belowMinimum'],
  [499_99, 'belowMinimum'],
  [500_00, null],
  [maximum, null],
  [maximum + 1, 'aboveMaximum'],
])('%d cents: %s', (amount, reason) => {
  const assessed = assessAmount(rates, amount);
  expect(assessed.eligible ? null : assessed.reason).toBe(reason);
});

test('a merchant that finances nothing', () => {
  expect(assessAmount({ ...rates, bands: [] }, 1_000_00)).toEqual({ eligible: false, reason: 'unavailable' });
});
