import { expect, test } from 'vitest';
import { describeValue } from '../../../../../server/src/platform/http/validation/describe-value';

test.each<[value: unknown, ofFixedList: string, ofAnyText: string]>([
  [undefined, 'nothing', 'nothing'],
  [null, 'null', 'null'],
  [true, 'true', 'true'],
  ['', 'an empty string', 'an empty string'],
  ['a', '"a"', 'a string of 1 character'],
  ['paid', '"paid"', 'a string of 4 characters'],
  ['2026-02-30', '"2026-02-30"', 'a string of 10 characters'],
  ['2026-11-30T17:00:00.123456Z', '"2026-11-30T17:00:00.123456Z"', '"2026-11-30T17:00:00.123456Z"'],
  [640.505, '640.505', 'a number'],
  [[1], 'a list of 1 item', 'a list of 1 item'],
  [{ a: 1 }, 'an object', 'an object'],
])('%j is described', (value, ofFixedList, ofAnyText) => {
  expect([describeValue(value, true), describeValue(value, false)]).toEqual([ofFixedList, ofAnyText]);
});

test.each([
  'ada@shop.example',
  '046454286',
  '046 454 286',
  '416-555-0123',
  '+14165550123',
  '123456',
  'sk_test_1a2b3c4d',
  'whsec_abc',
  'ct_1a2b3c4d',
  'Ada Lovelace, Toronto',
  '<script>alert(1)</script>',
  'x'.repeat(25),
  46454286,
  4_165_550_123,
])('%s is never quoted', (value) => {
  const described = describeValue(value, true);
  expect(described).toMatch(/^a (number|string of \d+ characters)$/);
});
