import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from '../../../../../server/reader/invoices/values/parse-amount';

const exact = [
  ['$1,234.56', 123_456],
  ['1 234,56 $', 123_456],
  ['1\u00a0234,56\u00a0$', 123_456],
  ['1\u202f234,56\u202f$', 123_456],
  ['1234.56', 123_456],
  ['1234,56', 123_456],
  ['1,234,567.89', 123_456_789],
  ['1 234 567,89', 123_456_789],
  ["1'234.56", 123_456],
  ['$0.05', 5],
  ['0,00 $', 0],
  ['(123.45)', -12_345],
  ['($123.45)', -12_345],
  ['$(123.45)', -12_345],
  ['-123.45', -12_345],
  ['−123.45', -12_345],
  ['-$123.45', -12_345],
  ['$-123.45', -12_345],
  ['123.45-', -12_345],
  ['123,45 CR', -12_345],
  ['123.45CR', -12_345],
] as const;

const named = [
  ['CA$1,234.56', 'CAD'],
  ['C$1,234.56', 'CAD'],
  ['CAD 1,234.56', 'CAD'],
  ['$1,234.56 CAD', 'CAD'],
  ['1 234,56 $ CA', 'CAD'],
  ['1 234,56 $CA', 'CAD'],
  ['$1,234.56 USD', 'USD'],
  ['US$1,234.56', 'USD'],
  ['USD 1,234.56', 'USD'],
  ['1 234,56 $ US', 'USD'],
  ['1 234,56 €', 'EUR'],
  ['EUR 1,234.56', 'EUR'],
  ['£1,234.56', 'GBP'],
] as const;

/** Read as the likeliest, and not sure by themselves. */
const doubtful = [
  ['3.029,59', 302_959],
  ['1 234, 56', 123_456],
  ['$ 1,234 .56', 123_456],
  ['$1,234', 123_400],
  ['500 $', 50_000],
  ['1,234', 123_400],
  ['1.234', 123_400],
  ['1.234.56', 123_456],
  ['1,234,56', 123_456],
  ['1234', 123_400],
  ['$1234.5', 123_450],
] as const;

const none = [
  '',
  '$',
  'Total',
  '12/11/2026',
  '5%',
  '0.1234',
  '12.3456',
  '007,50',
  '1-800-555-0199',
  '123456789RT0001',
  '1,23,456.00',
  '--5.00',
  '((5.00))',
  '(-5.00)',
  '1.2.3',
  '12:30',
  '$1,234.56.78',
  '99999999999999.00',
  '9'.repeat(100_000),
];

describe('an amount', () => {
  it.each(exact)('the amount %s is read to the cent', (text, cents) => {
    expect(parseAmount(text)).toMatchObject({ cents, formatConfidence: 1 });
  });

  it.each(named)('the amount %s names its currency', (text, currency) => {
    expect(parseAmount(text)).toMatchObject({ cents: 123_456, formatConfidence: 1, currency });
  });

  it('a plain dollar sign names no country', () => {
    expect(parseAmount('$5.00')).toMatchObject({ currency: null, hasCurrencySign: true });
  });

  it.each(doubtful)('the amount %s is uncertain by itself', (text, cents) => {
    const amount = parseAmount(text);
    expect(amount?.cents).toBe(cents);
    expect(amount?.formatConfidence).toBeLessThan(1);
  });

  it.each(none.map((text) => [text]))('%.40s is not an amount', (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  it('three digits after the only separator are uncertain', () => {
    for (const text of ['1,234', '1.234', '$1.234'])
      expect(parseAmount(text)?.formatConfidence).toBeLessThan(0.5);
  });

  it('an amount reads back from every printed form', () => {
    const group = (whole: string, sign: string): string => whole.replace(/\B(?=(\d{3})+$)/g, sign);
    const forms: readonly ((whole: string, part: string) => string)[] = [
      (whole, part) => `$${group(whole, ',')}.${part}`,
      (whole, part) => `${group(whole, ' ')},${part} $`,
      (whole, part) => `${group(whole, '\u202f')},${part}\u00a0$`,
      (whole, part) => `${whole}.${part}`,
      (whole, part) => `${whole},${part}`,
      (whole, part) => `CAD ${group(whole, ',')}.${part}`,
    ];
    const signs: readonly ((text: string) => string)[] = [
      (text) => `-${text}`,
      (text) => `(${text})`,
      (text) => `${text} CR`,
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999_999 }),
        fc.constantFrom(...forms),
        fc.option(fc.constantFrom(...signs)),
        (cents, print, sign) => {
          const text = print(String(Math.floor(cents / 100)), String(cents % 100).padStart(2, '0'));
          expect(parseAmount(sign ? sign(text) : text)).toMatchObject({
            cents: sign ? -cents : cents,
            formatConfidence: 1,
          });
        },
      ),
    );
  });

  it('any characters give a whole number of cents or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789.,$ -()CAD'US€%") }), (text) => {
        const amount = parseAmount(text);
        expect(amount === null || Number.isSafeInteger(amount.cents)).toBe(true);
        expect(Object.is(amount?.cents, -0)).toBe(false);
      }),
    );
  });
});
