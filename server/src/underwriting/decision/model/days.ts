import { dayMs } from '@tamarack/core/calendar/durations';

/** Days that the rules count as one month. */
export const MONTH_DAYS = 30;

/** Days since 1970-01-01 of a calendar date `YYYY-MM-DD`; null for an invalid date. */
export const toDayNumber = (date: string): number | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return null;
  return time / dayMs;
};

export const formatDayNumber = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** Whole years between two calendar dates. Both are `YYYY-MM-DD`, so text order is date order. */
export const yearsBetween = (from: string, to: string): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);
