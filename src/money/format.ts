import type { Cents } from './cents';

/** Intl locale of each language of the product. */
export const locales = { en: 'en-CA', fr: 'fr-CA' } as const;

/**
 * Money as a person reads it (specification, section 1): `$12,346` in English, `12 346 $` with no-break spaces in
 * French. What is cut by fewer decimals is rounded, a half away from zero.
 *
 * @param decimals how many places are shown, 0 to 2
 */
export function formatMoney(amount: Cents, language: 'en' | 'fr', decimals: 0 | 1 | 2 = 0): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount / 100);
}

/**
 * A rate as a person reads it: `9.99%` in English, `9,99 %` in French.
 *
 * @param percent percent, not a fraction: 9.99
 */
export function formatPercent(percent: number, language: 'en' | 'fr', decimals = 2): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(percent / 100);
}
