/** A calendar date `YYYY-MM-DD` without a time or a zone. Compares with `<` as text. */
export type PlainDate = string;

/** Zone of the provider: decides which day it is for due dates, expiries and month names. */
export const providerZone = 'America/Toronto';

const DAY = 86_400_000;
const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

const fromUtc = (milliseconds: number): PlainDate => new Date(milliseconds).toISOString().slice(0, 10);

/** Midnight UTC of the date: a number to count with, never an instant to show. */
function toUtc(date: PlainDate): number {
  const found = shape.exec(date);
  const time = found ? Date.UTC(Number(found[1]), Number(found[2]) - 1, Number(found[3])) : Number.NaN;
  if (Number.isNaN(time) || fromUtc(time) !== date) {
    throw new RangeError(`expected a date YYYY-MM-DD, got ${date}`);
  }
  return time;
}

/** Whether the text is a date that exists (`2026-02-30` does not). */
export function isPlainDate(text: string): boolean {
  try {
    return toUtc(text) !== undefined;
  } catch {
    return false;
  }
}

/** Year, month 1–12 and day. Throws RangeError for a date that does not exist, as every function here. */
export function toDateParts(date: PlainDate): { year: number; month: number; day: number } {
  const utc = new Date(toUtc(date));
  return { year: utc.getUTCFullYear(), month: utc.getUTCMonth() + 1, day: utc.getUTCDate() };
}

/** The date of year, month 1–12 and day; overflows as calendars do (month 13 is January of the next year). */
export function toPlainDate(year: number, month: number, day: number): PlainDate {
  return fromUtc(Date.UTC(year, month - 1, day));
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return fromUtc(toUtc(date) + days * DAY);
}

/** Same day of another month; the last day of that month where it is shorter. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const { year, month, day } = toDateParts(date);
  const last = toDateParts(toPlainDate(year, month + months + 1, 0)).day;
  return toPlainDate(year, month + months, Math.min(day, last));
}

/** Days from one date to another, negative when `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((toUtc(to) - toUtc(from)) / DAY);
}

/** 0 Sunday to 6 Saturday. */
export function dayOfWeek(date: PlainDate): number {
  return new Date(toUtc(date)).getUTCDay();
}

/** One for each zone asked for: making one takes a hundred times as long as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const kept = formatters.get(zone);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(zone, made);
  return made;
}

/** Which day it is at an instant, in a zone. */
export function dateIn(instant: Date, zone: string = providerZone): PlainDate {
  const parts = formatterOf(zone).formatToParts(instant);
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}`;
}
