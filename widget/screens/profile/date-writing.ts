import type { Language } from '@tamarack/core/language';
import { locales } from '@tamarack/core/money/format';
import type { DateWriting } from '../../components/date-text';

/** How a date in digits is read in each language; the field says in words what it understood. */
export function dateWriting(language: Language): DateWriting {
  const name = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' });
  return {
    order: language === 'fr' ? 'dmy' : 'mdy',
    months: Array.from({ length: 12 }, (_, month) => name.format(Date.UTC(2026, month, 1))),
  };
}
