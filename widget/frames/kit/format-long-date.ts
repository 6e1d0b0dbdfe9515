import { language } from './elements';

const format = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long', timeZone: 'UTC' });

/** `YYYY-MM-DD` in words, as `formatDate` of `src/calendar` writes it: March 7, 1985 · 1er mars 1985. */
export const formatLongDate = (date: string): string =>
  format
    .formatToParts(new Date(date))
    .map(({ type, value }) => (language === 'fr' && type === 'day' && value === '1' ? '1er' : value))
    .join('');
