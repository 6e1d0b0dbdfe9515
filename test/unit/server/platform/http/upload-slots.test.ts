import { expect, test } from 'vitest';
import { createSlots } from '../../../../../server/src/platform/http/uploads/upload-slots';

const refusal = expect.objectContaining({
  type: 'rate-limited',
  details: { retryAfter: expect.any(Number) },
});

test('a caller has so many places, whatever others take', () => {
  const take = createSlots({ perCaller: 2, perProcess: 10 });
  const [first] = [take('a'), take('a')];
  expect(() => take('a')).toThrow(refusal);
  take('b');
  first?.();
  take('a');
  expect(() => take('a')).toThrow(refusal);
});

test('all callers together have so many places', () => {
  const take = createSlots({ perCaller: 2, perProcess: 3 });
  const [first] = [take('a'), take('a'), take('b')];
  expect(() => take('c')).toThrow(refusal);
  first?.();
  take('c');
});

test('a place given back twice is one place', () => {
  const take = createSlots({ perCaller: 1, perProcess: 2 });
  const giveBack = take('a');
  take('b');
  giveBack();
  giveBack();
  take('a');
  expect(() => take('c')).toThrow(refusal);
});
