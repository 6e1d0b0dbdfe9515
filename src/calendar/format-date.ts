import type { Language } from '../language';
import { type PlainDate, toDateParts } from './plain-date';

/**
 * `long`: November 28, 2026 · 28 novembre 2026. `full` adds the weekday, `day` is `full` without the year,
 * `short` abbreviates the month. `month`: November 2026. `monthOnly`: Nov · nov.
 */
export type DateStyle = 'long' | 'full' | 'day' | 'short' | 'month' | 'monthOnly';

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  full: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  monthOnly: { month: 'short' },
};

/** Cached by language and style: creating a formatter is about 100 times slower than using one. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(language: Language, style: DateStyle): Intl.DateTimeFormat {
  const key = `${language} ${style}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat(`${language}-CA`, { ...styles[style], timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter;
}

/**
 * Formats a calendar date for Canada, independent of the reader's time zone. A no-break space joins day and month. French has
 * the day first, and the first of a month is an ordinal (1er décembre).
 */
export function formatDate(date: PlainDate, language: Language, style: DateStyle = 'long'): string {
  const { year, month, day } = toDateParts(date);
  const text = getFormatter(language, style).format(Date.UTC(year, month - 1, day));
  if (language === 'en') return text.replace(/ (\d\d?)\b/, '\u00a0$1');
  return text.replace(/\b(\d\d?) /, (_, number) => `${number === '1' ? '1er' : number}\u00a0`);
}
