import type { Language } from '../language';
import { monthNames } from './month-names';
import { type PlainDate, toDateParts } from './plain-date';

/**
 * `long`: November 28, 2026 · 28 novembre 2026. `day` is without the year, `short` abbreviates the month. `month`: November 2026.
 * `monthOnly`: Nov · nov.
 */
export type DateStyle = 'long' | 'day' | 'short' | 'month' | 'monthOnly';

/** January first; in English the first three letters are. */
const frenchAbbreviations = 'janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.'.split(' ');

/**
 * Formats a calendar date for Canada, independent of the reader's time zone. A no-break space joins day and month. French has
 * the day first, and the first of a month is an ordinal (1er décembre). Without Intl, whose first use in a page takes as long as
 * a screen on a slow phone.
 */
export function formatDate(date: PlainDate, language: Language, style: DateStyle = 'long'): string {
  const { year, month, day } = toDateParts(date);
  const isFrench = language === 'fr';
  const whole = monthNames[language][month - 1] ?? '';
  const short = isFrench ? (frenchAbbreviations[month - 1] ?? '') : whole.slice(0, 3);
  if (style === 'monthOnly') return short;
  const name = style === 'short' ? short : whole;
  if (style === 'month') return `${name} ${year}`;
  const dayAndMonth = isFrench ? `${day === 1 ? '1er' : day}\u00a0${name}` : `${name}\u00a0${day}`;
  if (style === 'day') return dayAndMonth;
  return `${dayAndMonth}${isFrench ? '' : ','} ${year}`;
}
