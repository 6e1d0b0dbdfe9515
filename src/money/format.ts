import type { Language } from '../language';
import type { Cents } from './cents';

/** Intl locale of each language. */
const locales = { en: 'en-CA', fr: 'fr-CA' } as const;

/** Cached by language, style and decimals: creating a formatter is about 100 times slower than using one. */
const formatters = new Map<string, Intl.NumberFormat>();

function getFormatter(
  language: Language,
  options: Intl.NumberFormatOptions,
  decimals: number,
): Intl.NumberFormat {
  const key = `${language} ${options.style} ${decimals}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const formatter = new Intl.NumberFormat(locales[language], {
    ...options,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formatters.set(key, formatter);
  return formatter;
}

const money = { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' } as const;
const rate = { style: 'percent' } as const;

/**
 * Formats money (specification, section 1): `$12,346` in English, `12 346 $` with no-break spaces in French.
 * Rounds half away from zero.
 *
 * @param decimals number of decimals, 0 to 2
 */
export function formatMoney(amount: Cents, language: Language, decimals: 0 | 1 | 2 = 0): string {
  return getFormatter(language, money, decimals).format(amount / 100);
}

/**
 * Formats money to the cent, omitting zero cents: `$12,346`, `$12,345.50`; `12 346 $`, `12 345,50 $`.
 */
export const formatExactMoney = (amount: Cents, language: Language): string =>
  formatMoney(amount, language, amount % 100 === 0 ? 0 : 2);

/**
 * Formats a rate: `9.99%` in English, `9,99 %` in French.
 *
 * @param percent in percent, not a fraction: 9.99
 */
export function formatPercent(percent: number, language: Language, decimals = 2): string {
  return getFormatter(language, rate, decimals).format(percent / 100);
}
