import type { Language } from '@tamarack/core/language';
import type { DateFormat } from './parse-date';

/** Numeric date order by language; the field confirms in words how it was read. */
export function buildDateFormat(language: Language): DateFormat {
  const name = new Intl.DateTimeFormat(`${language}-CA`, { month: 'long', timeZone: 'UTC' });
  return {
    order: language === 'fr' ? 'dmy' : 'mdy',
    months: Array.from({ length: 12 }, (_, month) => name.format(Date.UTC(2026, month, 1))),
  };
}
