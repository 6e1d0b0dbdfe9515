import { bankHolidays, computeNominalDate, type HolidayRule } from './holidays';
import { addDays, dayOfWeek, type PlainDate, toDateParts } from './plain-date';

/** Bank holidays: with weekends, the days without clearing. */
export interface HolidayCalendar {
  readonly rules: readonly HolidayRule[];
  /** Additional closed dates, as announced by a sponsor bank. */
  readonly closed?: readonly PlainDate[];
  /** Dates that are business days despite a rule. */
  readonly open?: readonly PlainDate[];
}

/** Default calendar. */
export const bankCalendar: HolidayCalendar = { rules: Object.values(bankHolidays) };

/** Cached by calendar and year: a schedule looks up the same year for each of its dates. */
const cache = new WeakMap<HolidayCalendar, Map<number, ReadonlySet<PlainDate>>>();

const isWeekend = (date: PlainDate): boolean => dayOfWeek(date) % 6 === 0;

/**
 * Observed holidays of a year. A holiday on a weekend moves to the next weekday that is not a holiday:
 * Christmas on a Sunday is observed on Tuesday, since Boxing Day falls on Monday.
 */
export function listHolidays(year: number, calendar: HolidayCalendar = bankCalendar): PlainDate[] {
  const nominal = calendar.rules.map((rule) => computeNominalDate(rule, year)).sort();
  const observed = new Set(nominal.filter((date) => !isWeekend(date)));
  for (const date of nominal.filter(isWeekend)) {
    let moved = addDays(date, 1);
    while (isWeekend(moved) || observed.has(moved)) moved = addDays(moved, 1);
    observed.add(moved);
  }
  return [...observed].sort();
}

function isHoliday(date: PlainDate, calendar: HolidayCalendar): boolean {
  const { year } = toDateParts(date);
  const years = cache.get(calendar) ?? new Map<number, ReadonlySet<PlainDate>>();
  cache.set(calendar, years);
  const holidays = years.get(year) ?? new Set(listHolidays(year, calendar));
  years.set(year, holidays);
  return holidays.has(date);
}

export function isBusinessDay(date: PlainDate, calendar: HolidayCalendar = bankCalendar): boolean {
  if (isWeekend(date) || calendar.closed?.includes(date)) return false;
  return calendar.open?.includes(date) || !isHoliday(date, calendar);
}

/** The date itself if it is a business day, otherwise the next business day. */
export function rollForward(date: PlainDate, calendar: HolidayCalendar = bankCalendar): PlainDate {
  let day = date;
  while (!isBusinessDay(day, calendar)) day = addDays(day, 1);
  return day;
}

/** Adds business days to a date. With 0 days, returns the date rolled forward. */
export function addBusinessDays(
  date: PlainDate,
  days: number,
  calendar: HolidayCalendar = bankCalendar,
): PlainDate {
  let day = rollForward(date, calendar);
  for (let left = days; left > 0; left -= 1) day = rollForward(addDays(day, 1), calendar);
  return day;
}
