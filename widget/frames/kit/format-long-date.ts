import { language } from './elements';

const format = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A date `YYYY-MM-DD` in words, in the document's language: `March 7, 1985`, `1er mars 1985`. The first space, between day and
 * month in both languages, breaks no line.
 */
export const formatLongDate = (date: string): string =>
  format.format(new Date(date)).replace(/^1\b/, '1er').replace(' ', '\u00a0');
