import { expect, test } from 'vitest';
import { createSlots } from '../../../../../server/src/platform/http/uploads/upload-slots';

const refusal = expect.objectContaining({
  type: 'rate-limited',
  details: { retryAfter: expect.any(Number) },
});

test('slots per caller are limited, independent of other callers', () => {
  const take = createSlots({ perCaller: 2, perProcess: 10 });
  const [first] = [take('a'), take('a')];
  expect(() => take('a')).toThrow(refusal);
  take('b');
  first?.();
  take('a');
  expect(() => take('a')).toThrow(refusal);
});

test('slots over all callers are limited', () => {
  const take = createSlots({ perCaller: 2, perProcess: 3 });
  const [first] = [take('a'), take('a'), take('b')];
  expect(() => take('c')).toThrow(refusal);
  first?.();
  take('c');
});

test('a slot released twice counts once', () => {
  const take = createSlots({ perCaller: 1, perProcess: 2 });
  const giveBack = take('a');
  take('b');
  giveBack();
  giveBack();
  take('a');
  expect(() => take('c')).toThrow(refusal);
});
