import { expect, test } from 'vitest';
import type { Authorization } from '../../../../../server/src/financing/authorizations';
import { findCaptureRefusal } from '../../../../../server/src/settlement/captures/find-refusal';

const expiresAt = new Date('2026-12-24T15:00:00Z');
const lastMoment = new Date(expiresAt.getTime() - 1);
const authorization: Authorization = {
  id: 'a1',
  checkoutId: 'c1',
  applicationId: 'b1',
  amount: 8000_00,
  captured: 1000_00,
  released: 0,
  captures: 1,
  expiresAt,
  rate: 999,
  weeks: 12,
  frozen: false,
};

test.each([
  [500_00, {}, {}, null, ''],
  [7000_00, {}, {}, null, ''],
  [500_00, {}, { now: expiresAt }, 'step-not-allowed', 'expired at 2026-12-24T15:00:00.000Z'],
  [500_00, { captured: 8000_00 }, { now: expiresAt }, 'step-not-allowed', 'already captured in full'],
  [500_00, { released: 7000_00 }, {}, 'step-not-allowed', 'was released'],
  [500_00, { frozen: true }, {}, 'step-not-allowed', 'not theirs'],
  [500_00, {}, { isHeld: true }, 'step-not-allowed', 'at the moment'],
  [50_00, { captures: 10 }, {}, 'step-not-allowed', 'at most 10 parts'],
  [99, { captured: 7999_01 }, {}, 'step-not-allowed', 'Less than a dollar is left'],
  [7000_01, {}, {}, 'captureAboveLeft', 'at most 7000, which is not captured yet'],
  [49_99, {}, {}, 'captureMinimum', 'at least 50, or 7000, which is all that is left'],
])('%i cents with %o, %o: %s', (amount, state, situation, expected, words) => {
  const refusal = findCaptureRefusal({ ...authorization, ...state }, amount, {
    now: lastMoment,
    isHeld: false,
    ...situation,
  });
  const [error] = refusal?.details.errors ?? [];
  expect([error?.code ?? refusal?.type ?? null, error?.expected ?? refusal?.details.detail ?? '']).toEqual([
    expected,
    expect.stringContaining(words),
  ]);
  if (error) expect(error.path).toBe('/amount');
});

test('whoever is on a list is not told so, nor is the merchant', () => {
  const refusal = findCaptureRefusal(authorization, 500_00, { now: lastMoment, isHeld: true });
  expect(refusal?.details.detail).not.toMatch(/sanction|list|match|customer|review/i);
});
