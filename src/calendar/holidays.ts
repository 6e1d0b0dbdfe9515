import { addDays, dayOfWeek, type PlainDate, toPlainDate } from './plain-date';

/** Date rule of a holiday. Only `fixed` holidays can fall on a weekend and move. */
export type HolidayRule =
  | { readonly kind: 'fixed'; readonly month: number; readonly day: number }
  /** The nth (1–5) given weekday of a month; 0 is Sunday. */
  | { readonly kind: 'nth'; readonly month: number; readonly weekday: number; readonly nth: number }
  /** The last given weekday before a day of a month. */
  | { readonly kind: 'before'; readonly month: number; readonly day: number; readonly weekday: number }
  | { readonly kind: 'easter'; readonly offset: number };

/** Days without bank clearing across Canada. A sponsor bank's own list goes into `HolidayCalendar`. */
export const bankHolidays = {
  newYear: { kind: 'fixed', month: 1, day: 1 },
  goodFriday: { kind: 'easter', offset: -2 },
  victoriaDay: { kind: 'before', month: 5, day: 25, weekday: 1 },
  canadaDay: { kind: 'fixed', month: 7, day: 1 },
  labourDay: { kind: 'nth', month: 9, weekday: 1, nth: 1 },
  truthAndReconciliation: { kind: 'fixed', month: 9, day: 30 },
  thanksgiving: { kind: 'nth', month: 10, weekday: 1, nth: 2 },
  remembranceDay: { kind: 'fixed', month: 11, day: 11 },
  christmas: { kind: 'fixed', month: 12, day: 25 },
  boxingDay: { kind: 'fixed', month: 12, day: 26 },
} as const satisfies Record<string, HolidayRule>;

/**
 * Holidays of some provinces or banks. Sources disagree on clearing, so a provider opts in by configuration.
 */
export const regionalHolidays = {
  familyDay: { kind: 'nth', month: 2, weekday: 1, nth: 3 },
  saintJeanBaptiste: { kind: 'fixed', month: 6, day: 24 },
  civicHoliday: { kind: 'nth', month: 8, weekday: 1, nth: 1 },
} as const satisfies Record<string, HolidayRule>;

/** Easter Sunday in the Gregorian calendar (Meeus/Jones/Butcher algorithm). */
export function computeEaster(year: number): PlainDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return toPlainDate(year, Math.floor(n / 31), (n % 31) + 1);
}

/** Date of a holiday in a year, before it moves off a weekend. */
export function computeNominalDate(rule: HolidayRule, year: number): PlainDate {
  switch (rule.kind) {
    case 'fixed':
      return toPlainDate(year, rule.month, rule.day);
    case 'easter':
      return addDays(computeEaster(year), rule.offset);
    case 'nth': {
      const first = toPlainDate(year, rule.month, 1);
      return addDays(first, ((rule.weekday - dayOfWeek(first) + 7) % 7) + 7 * (rule.nth - 1));
    }
    case 'before': {
      const dayBefore = toPlainDate(year, rule.month, rule.day - 1);
      return addDays(dayBefore, -((dayOfWeek(dayBefore) - rule.weekday + 7) % 7));
    }
  }
}
