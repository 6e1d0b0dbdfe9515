import { formatMoney } from '@tamarack/core/money/format';
import { parseMoney } from '@tamarack/core/money/parse';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test.each([
  ['1234', 1_234_00],
  ['1,234', 1_234_00],
  ['1.234', 1_234_00],
  ['1 234', 1_234_00],
  ['$1,234.56', 1_234_56],
  ['1 234,56 $', 1_234_56],
  ['1\u202f234,5\u00a0$', 1_234_50],
  ['1.234.567,89', 1_234_567_89],
  ['1,234,567', 1_234_567_00],
  ['CA$ 0.05', 5],
  ['500 CAD', 500_00],
  ['007', 7_00],
])('%j is %d cents', (text, cents) => {
  expect(parseMoney(text)).toBe(cents);
});

test.each([
  '',
  '$',
  'abc',
  '-5',
  '1.2.3',
  '1,23,456',
  '1.234,567',
  '1,234.567',
  '12.345.6,7',
  '.5',
  '1e3',
  '9'.repeat(20),
])('%j is no amount', (text) => {
  expect(parseMoney(text)).toBeNull();
});

test('whatever we write we read', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000_00 }),
      fc.constantFrom('en', 'fr'),
      (cents, language) => {
        expect(parseMoney(formatMoney(cents, language, 2))).toBe(cents);
      },
    ),
  );
});
