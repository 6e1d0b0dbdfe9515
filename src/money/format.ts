import type { Language } from '../language';
import type { Cents } from './cents';

/** Intl locale of each language of the product. */
export const locales = { en: 'en-CA', fr: 'fr-CA' } as const;

/** Kept by what they were made from: making one takes a hundred times as long as using it. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(
  language: Language,
  options: Intl.NumberFormatOptions,
  decimals: number,
): Intl.NumberFormat {
  const key = `${language} ${options.style} ${decimals}`;
  const kept = formatters.get(key);
  if (kept) return kept;
  const made = new Intl.NumberFormat(locales[language], {
    ...options,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formatters.set(key, made);
  return made;
}

const money = { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' } as const;
const rate = { style: 'percent' } as const;

/**
 * Money as a person reads it (specification, section 1): `$12,346` in English, `12 346 $` with no-break spaces in
 * French. What is cut by fewer decimals is rounded, a half away from zero.
 *
 * @param decimals how many places are shown, 0 to 2
 */
export function formatMoney(amount: Cents, language: Language, decimals: 0 | 1 | 2 = 0): string {
  return formatter(language, money, decimals).format(amount / 100);
}

/**
 * Money to the cent, without the cents where they are zero: whole dollars read quicker. `$12,346`, `$12,345.50`;
 * `12 346 $`, `12 345,50 $`.
 */
export const formatExactMoney = (amount: Cents, language: Language): string =>
  formatMoney(amount, language, amount % 100 === 0 ? 0 : 2);

/**
 * A rate as a person reads it: `9.99%` in English, `9,99 %` in French.
 *
 * @param percent percent, not a fraction: 9.99
 */
export function formatPercent(percent: number, language: Language, decimals = 2): string {
  return formatter(language, rate, decimals).format(percent / 100);
}
