import { language } from './elements';
import { texts } from './field';

/** In the document's language, January first. */
export const months: readonly string[] = (texts['months'] ?? '').split(' ');

/**
 * A date `YYYY-MM-DD` in words, in the document's language: `March 7, 1985`, `1er mars 1985`. Between day and month no line
 * breaks. As `formatDate` writes it, whose names of both languages a frame would load.
 */
export function formatLongDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  const name = months[Number(month) - 1];
  if (language === 'fr') return `${day === 1 ? '1er' : day}\u00a0${name} ${year}`;
  return `${name}\u00a0${day}, ${year}`;
}
