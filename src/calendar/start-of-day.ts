import { hourMs } from './durations';
import { addDays, dateIn, type PlainDate } from './plain-date';

/** Days on which rows can have been created: an id contains its time, which cannot be before 1970. */
export const isRecordDay = (date: PlainDate): boolean => date >= '2000-01-01' && date <= '2099-12-31';

/**
 * First instant of a calendar date in the provider's time zone. Its offset is a whole number of hours, and changes at
 * two in the morning.
 */
export function startOfDay(date: PlainDate): Date {
  const utc = Date.parse(`${date}T00:00:00Z`);
  // five hours behind UTC in winter, four in summer
  const summer = new Date(utc + 4 * hourMs);
  return dateIn(summer) === date ? summer : new Date(utc + 5 * hourMs);
}

/** The instants from the first to the last day of a period: at or after `from`, before `until`. Null is open. */
export const toInstants = (days: {
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
}): { readonly from: Date | null; readonly until: Date | null } => ({
  from: days.from === null ? null : startOfDay(days.from),
  until: days.to === null ? null : startOfDay(addDays(days.to, 1)),
});
