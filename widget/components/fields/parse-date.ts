import { isPlainDate } from '@tamarack/core/calendar/plain-date';

/** Order of day and month in numeric dates. */
type DateOrder = 'mdy' | 'dmy';

export interface DateFormat {
  order: DateOrder;
  /** The twelve month names. Any prefix of three or more letters matches. */
  months: readonly string[];
}

/**
 * Parses a past date as people write it: `1985-03-07`, `03/07/1985`, `7 mars 1985`, `March 7, 1985`. Returns
 * `YYYY-MM-DD`, or null when it is not a date. A number over 12 is never a month, whatever the order.
 */
export function parseDate(text: string, format: DateFormat): string | null {
  const parts = text.split(/[\s,./\\-]+/).filter(Boolean);
  const digits = /^\d{8}$/.test(text.trim()) ? splitDigits(text.trim()) : parts;
  const [a = '', b = '', c, ...rest] = digits.filter((part) => !/^(de|le|the|of)$/i.test(part));
  if (c === undefined || rest.length > 0) return null;
  if (/^\d{4}$/.test(a)) return assemble(a, parseMonth(b, format), c);
  if (!/^\d{4}$/.test(c)) return null;
  if (/\p{L}{3}/u.test(a)) return assemble(c, parseMonth(a, format), b);
  if (/\p{L}{3}/u.test(b)) return assemble(c, parseMonth(b, format), a);
  const monthFirst = format.order === 'mdy' ? Number(a) <= 12 : Number(b) > 12;
  return monthFirst ? assemble(c, Number(a), b) : assemble(c, Number(b), a);
}

function splitDigits(text: string): string[] {
  const year = Number(text.slice(0, 4));
  // Years 1900 to 2099 cannot be read as day and month: neither 19 nor 20 is a month.
  if (year >= 1900 && year <= 2099) return [text.slice(0, 4), text.slice(4, 6), text.slice(6)];
  return [text.slice(0, 2), text.slice(2, 4), text.slice(4)];
}

function parseMonth(part: string, { months }: DateFormat): number {
  if (/^\d{1,2}$/.test(part)) return Number(part);
  const start = plain(part);
  if (start.length < 3) return 0;
  const found = months.filter((name) => plain(name).startsWith(start));
  const [only, second] = found;
  return only !== undefined && second === undefined ? months.indexOf(only) + 1 : 0;
}

/** Without accents and periods: `Févr.` becomes `fevr`. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase();
}

function assemble(year: string, month: number, dayText: string): string | null {
  const day = Number(dayText.replace(/(st|nd|rd|th|er|e)$/i, ''));
  const date = [year, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
  return isPlainDate(date) ? date : null;
}
