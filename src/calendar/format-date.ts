import type { Language } from '../language';
import { type PlainDate, toDateParts } from './plain-date';

/**
 * `long`: November 28, 2026 · 28 novembre 2026. `full` adds the weekday, `day` leaves the
 * year out of that. `month`: November 2026.
 */
export type DateStyle = 'long' | 'full' | 'day' | 'short' | 'month';

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  full: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
};

/** Kept by language and style: making one takes a hundred times as long as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(language: Language, style: DateStyle): Intl.DateTimeFormat {
  const key = `${language} ${style}`;
  const kept = formatters.get(key);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat(`${language}-CA`, { ...styles[style], timeZone: 'UTC' });
  formatters.set(key, made);
  return made;
}

/**
 * A calendar date as a Canadian reads it; the reader's time zone cannot move it. The first of a month is an ordinal
 * in French (1er décembre), which Intl does not know.
 */
export function formatDate(date: PlainDate, language: Language, style: DateStyle = 'long'): string {
  const { year, month, day } = toDateParts(date);
  return formatter(language, style)
    .formatToParts(Date.UTC(year, month - 1, day))
    .map(({ type, value }) => (language === 'fr' && type === 'day' && day === 1 ? '1er' : value))
    .join('');
}
