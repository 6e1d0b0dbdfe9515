import { dayMs } from './durations';

/** Calendar date `YYYY-MM-DD` without time or zone. Compares as text with `<`. */
export type PlainDate = string;

/** The provider's time zone, used for due dates, expiry dates and statement months. */
export const providerZone = 'America/Toronto';

/** Not a year below 100, for which `Date.UTC` means one of the 20th century. */
const shape = /^(?!00)\d{4}-\d{2}-\d{2}$/;

const fromUtc = (milliseconds: number): PlainDate => new Date(milliseconds).toISOString().slice(0, 10);

/** Midnight UTC of the date, for arithmetic only. */
function toUtc(date: PlainDate): number {
  if (!isPlainDate(date)) throw new RangeError(`expected a date YYYY-MM-DD, got ${date}`);
  return Date.parse(date);
}

/** Whether the text is an existing date; `2026-02-30` is not. */
export function isPlainDate(text: string): boolean {
  const time = shape.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && fromUtc(time) === text;
}

/**
 * Year, month 1–12 and day.
 *
 * @throws RangeError for a date that does not exist, like every function of this file that takes a date
 */
export function toDateParts(date: PlainDate): { year: number; month: number; day: number } {
  const utc = new Date(toUtc(date));
  return { year: utc.getUTCFullYear(), month: utc.getUTCMonth() + 1, day: utc.getUTCDate() };
}

/** Date from year, month 1–12 and day. Overflows: month 13 is January of the next year. */
export function toPlainDate(year: number, month: number, day: number): PlainDate {
  return fromUtc(Date.UTC(year, month - 1, day));
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return fromUtc(toUtc(date) + days * dayMs);
}

/** Same day of another month, or the last day of a shorter month. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const { year, month, day } = toDateParts(date);
  const last = toDateParts(toPlainDate(year, month + months + 1, 0)).day;
  return toPlainDate(year, month + months, Math.min(day, last));
}

/** Days from one date to another, negative if `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((toUtc(to) - toUtc(from)) / dayMs);
}

/** 0 (Sunday) to 6 (Saturday). */
export function dayOfWeek(date: PlainDate): number {
  return new Date(toUtc(date)).getUTCDay();
}

/** Cached by zone: creating a formatter is about 100 times slower than using one. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(zone: string): Intl.DateTimeFormat {
  const cached = formatters.get(zone);
  if (cached) return cached;
  // in Swedish, dates are written YYYY-MM-DD
  const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
  formatters.set(zone, formatter);
  return formatter;
}

/** Calendar date of an instant in a time zone. */
export const dateIn = (instant: Date, zone: string = providerZone): PlainDate =>
  getFormatter(zone).format(instant);
