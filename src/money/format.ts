import type { Language } from '../language';
import type { Cents } from './cents';

/** Between groups of digits, and before the decimals. */
const separators = { en: ',.', fr: '\u00a0,' } as const;

/**
 * Formats a number: `12,345.5` in English, `12 345,5` with no-break spaces in French. Without Intl, whose first use in a page takes
 * as long as a screen on a slow phone, and whose separators differ among browsers.
 *
 * @param units in units of the last decimal, whole and not negative: 123455
 */
export function formatNumber(units: number, language: Language, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0');
  const end = digits.length - decimals;
  const [group = '', point] = separators[language];
  const whole = digits.slice(0, end).replace(/\B(?=(...)+$)/g, group);
  return decimals ? whole + point + digits.slice(end) : whole;
}

/**
 * Formats money (specification, section 1): `$12,346` in English, `12 346 $` with no-break spaces in French.
 * Rounds half away from zero.
 *
 * @param decimals number of decimals, 0 to 2
 */
export function formatMoney(amount: Cents, language: Language, decimals: 0 | 1 | 2 = 0): string {
  const units = Math.round(Math.abs(amount) / 10 ** (2 - decimals));
  const sign = amount < 0 && units > 0 ? '-' : '';
  const text = formatNumber(units, language, decimals);
  return sign + (language === 'en' ? `$${text}` : `${text}\u00a0$`);
}

/**
 * Formats money to the cent, omitting zero cents: `$12,346`, `$12,345.50`; `12 346 $`, `12 345,50 $`.
 */
export const formatExactMoney = (amount: Cents, language: Language): string =>
  formatMoney(amount, language, amount % 100 === 0 ? 0 : 2);

/**
 * Formats a rate: `9.99%` in English, `9,99 %` in French.
 *
 * @param percent in percent, not a fraction: 9.99; not negative
 */
export function formatPercent(percent: number, language: Language, decimals = 2): string {
  const text = formatNumber(Math.round(percent * 10 ** decimals), language, decimals);
  return `${text}${language === 'en' ? '%' : '\u00a0%'}`;
}
