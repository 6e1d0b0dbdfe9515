import { bankHolidays, computeNominalDate, type HolidayRule } from './holidays';
import { addDays, dayOfWeek, type PlainDate, toDateParts } from './plain-date';

/** Which days are no business days besides weekends. */
export interface HolidayCalendar {
  readonly rules: readonly HolidayRule[];
  /** Single dates closed as well, as a sponsor bank announces them. */
  readonly closed?: readonly PlainDate[];
  /** Single dates open in spite of a rule. */
  readonly open?: readonly PlainDate[];
}

/** The calendar used where no other is configured. */
export const bankCalendar: HolidayCalendar = { rules: Object.values(bankHolidays) };

/** Holidays by calendar and year: a schedule asks for the same year with each of its dates. */
const known = new WeakMap<HolidayCalendar, Map<number, ReadonlySet<PlainDate>>>();

const isWeekend = (date: PlainDate): boolean => dayOfWeek(date) % 6 === 0;

/**
 * Observed holidays of a year. A holiday on a weekend moves to the next weekday that is none itself: a Christmas on
 * Sunday is observed on Tuesday, Boxing Day keeping its Monday.
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
  const years = known.get(calendar) ?? new Map<number, ReadonlySet<PlainDate>>();
  known.set(calendar, years);
  const holidays = years.get(year) ?? new Set(listHolidays(year, calendar));
  years.set(year, holidays);
  return holidays.has(date);
}

export function isBusinessDay(date: PlainDate, calendar: HolidayCalendar = bankCalendar): boolean {
  if (isWeekend(date) || calendar.closed?.includes(date)) return false;
  return calendar.open?.includes(date) || !isHoliday(date, calendar);
}

/** The date itself when it is a business day, else the next one: where a due date rolls to. */
export function rollForward(date: PlainDate, calendar: HolidayCalendar = bankCalendar): PlainDate {
  let day = date;
  while (!isBusinessDay(day, calendar)) day = addDays(day, 1);
  return day;
}

/** The business day that many business days after a date; with 0, the date rolled forward. */
export function addBusinessDays(
  date: PlainDate,
  days: number,
  calendar: HolidayCalendar = bankCalendar,
): PlainDate {
  let day = rollForward(date, calendar);
  for (let left = days; left > 0; left -= 1) day = rollForward(addDays(day, 1), calendar);
  return day;
}
