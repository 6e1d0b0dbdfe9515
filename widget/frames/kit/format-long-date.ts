import { formatDate } from '@tamarack/core/calendar/format-date';
import { language } from './elements';

/** A date `YYYY-MM-DD` in words, in the document's language: `March 7, 1985`, `1er mars 1985`. */
export const formatLongDate = (date: string): string => formatDate(date, language);
