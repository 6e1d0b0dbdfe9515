import { formatExactMoney, formatMoney, formatPercent } from '@tamarack/core/money/format';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const NBSP = '\u00a0';

test('English puts the dollar sign first, French last after a no-break space', () => {
  expect(formatMoney(1_234_600, 'en')).toBe('$12,346');
  expect(formatMoney(1_234_600, 'fr')).toBe(`12${NBSP}346${NBSP}$`);
});

test('no decimals unless asked for', () => {
  expect(formatMoney(1_234_550, 'en')).toBe('$12,346');
  expect(formatMoney(1_234_550, 'en', 2)).toBe('$12,345.50');
  expect(formatMoney(1_234_550, 'fr', 2)).toBe(`12${NBSP}345,50${NBSP}$`);
});

test('an exact amount shows cents where there are any, also below zero', () => {
  expect(formatExactMoney(1_234_600, 'en')).toBe('$12,346');
  expect(formatExactMoney(1_234_550, 'fr')).toBe(`12${NBSP}345,50${NBSP}$`);
  expect(formatExactMoney(-1_234_601, 'en')).toBe('-$12,346.01');
  expect(formatExactMoney(-5_000, 'en')).toBe('-$50');
});

test('rates are percent, not fractions', () => {
  expect(formatPercent(9.99, 'en')).toBe('9.99%');
  expect(formatPercent(12.99, 'fr')).toBe(`12,99${NBSP}%`);
});

test.each(['en', 'fr'] as const)('%s: any amount and rate reads as Intl writes it', (language) => {
  const cents = fc.oneof(fc.integer({ min: -200_000, max: 200_000 }), fc.maxSafeInteger());
  const decimals = fc.constantFrom(0, 1, 2);
  fc.assert(
    fc.property(cents, decimals, (amount, digits) => {
      const format = (options: Intl.NumberFormatOptions, of: string) =>
        new Intl.NumberFormat(`${language}-CA`, {
          ...options,
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }).format(of as Intl.StringNumericLiteral);
      const money = { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' } as const;
      expect(formatMoney(amount, language, digits)).toBe(
        format({ ...money, signDisplay: 'negative' }, `${amount}E-2`),
      );
      const percent = Math.abs(amount % 1_000_000);
      expect(formatPercent(percent / 100, language)).toBe(
        new Intl.NumberFormat(`${language}-CA`, { style: 'percent', minimumFractionDigits: 2 }).format(
          `${percent}E-4` as Intl.StringNumericLiteral,
        ),
      );
    }),
  );
});
