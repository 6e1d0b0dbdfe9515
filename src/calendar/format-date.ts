import { type PlainDate, partsOf } from './plain-date';

/** `long`: November 28, 2026 · 28 novembre 2026. `full` adds the weekday. `month`: November 2026. */
export type DateStyle = 'long' | 'full' | 'short' | 'month';

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  full: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
};

/**
 * A calendar date as a Canadian reads it; the reader's time zone cannot move it. The first of a month is an ordinal
 * in French (1er décembre), which Intl does not know.
 */
export function formatDate(date: PlainDate, language: 'en' | 'fr', style: DateStyle = 'long'): string {
  const { year, month, day } = partsOf(date);
  return new Intl.DateTimeFormat(`${language}-CA`, { ...styles[style], timeZone: 'UTC' })
    .formatToParts(Date.UTC(year, month - 1, day))
    .map(({ type, value }) => (language === 'fr' && type === 'day' && day === 1 ? '1er' : value))
    .join('');
}
