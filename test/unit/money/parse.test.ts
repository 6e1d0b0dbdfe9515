import { formatExactMoney, formatMoney } from '@tamarack/core/money/format';
import { isInUsDollars, parseMoney } from '@tamarack/core/money/parse';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test.each([
  ['1234', 1_234_00],
  ['1234.5', 1_234_50],
  ['1,234', 1_234_00],
  ['1.234', 1_234_00],
  ['1 234', 1_234_00],
  ['$1,234.56', 1_234_56],
  ['$ 1,234.56', 1_234_56],
  ['1 234,56 $', 1_234_56],
  ['1234,56$', 1_234_56],
  ['  1  234,56\t$ ', 1_234_56],
  ['1\u202f234,5\u00a0$', 1_234_50],
  ['1\u2009234,56\u00a0$', 1_234_56],
  ['1.234.567,89', 1_234_567_89],
  ['1,234,567', 1_234_567_00],
  ['CA$ 0.05', 5],
  ['ca$1,234.56', 1_234_56],
  ['C$1,234.56', 1_234_56],
  ['CAD 1,234.56', 1_234_56],
  ['$1,234.56 CAD', 1_234_56],
  ['1 234,56 $ CA', 1_234_56],
  ['1 234,56 $ CAD', 1_234_56],
  ['500 cad', 500_00],
  ['０１２３', 123_00],
  ['007', 7_00],
  ['0', 0],
])('%j is %d cents', (text, cents) => {
  expect(parseMoney(text)).toBe(cents);
});

test.each([
  '',
  '$',
  'CAD',
  'abc',
  '-5',
  '−5',
  '(5.00)',
  '5-',
  '- 1 234,56 $',
  '1.2.3',
  '1,23,456',
  '1.234,567',
  '1,234.567',
  '12.345.6,7',
  '1 234 56',
  '12 34',
  '1 234,567.89',
  '12$34',
  '1CAD234',
  '.5',
  '1e3',
  '0x10',
  '٣٤',
  '1234.567',
  '$1,234.56 USD',
  'US$1,234.56',
  '1 234,56 $ US',
  '1 234,56 €',
  '9'.repeat(20),
])('%j is not an amount', (text) => {
  expect(parseMoney(text)).toBeNull();
});

test.each([
  '$1,234.56 USD',
  'usd 5',
  'US$5',
  'US $5',
  'U.S. $5',
  '5 $ US',
  '5 $US',
  '5 $ É.-U.',
  '5 $ É-U',
])('%j is in US dollars', (text) => {
  expect(isInUsDollars(text)).toBe(true);
  expect(parseMoney(text)).toBeNull();
});

test.each(['$5', 'CA$5', '5 $ CA', '5 CAD', '5 €', ''])('%j is not in US dollars', (text) => {
  expect(isInUsDollars(text)).toBe(false);
});

const amounts = fc.integer({ min: 0, max: 1_000_000_000_00 });
const languages = fc.constantFrom('en', 'fr');

test('every formatted amount parses back', () => {
  fc.assert(
    fc.property(amounts, languages, (cents, language) => {
      expect(parseMoney(formatMoney(cents, language, 2))).toBe(cents);
      expect(parseMoney(formatExactMoney(cents, language))).toBe(cents);
    }),
  );
});

test('a negative amount is never parsed as a positive one', () => {
  fc.assert(
    fc.property(amounts, languages, (cents, language) => {
      expect(parseMoney(formatMoney(-cents - 1, language, 2))).toBeNull();
    }),
  );
});

test('any input parses quickly to whole cents or to nothing', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789 .,$-CADUS\u00a0'), maxLength: 40 });
  fc.assert(
    fc.property(typed, (text) => {
      const cents = parseMoney(text);
      expect(cents === null || (Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
    }),
  );
  expect(parseMoney(`${'1,'.repeat(100_000)}x`)).toBeNull();
});
