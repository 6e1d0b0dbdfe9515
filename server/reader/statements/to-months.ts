import { addDays, daysBetween, type PlainDate, toPlainDate } from '@tamarack/core/calendar/plain-date';

/** `YYYY-MM`, both included. */
export interface Months {
  readonly from: string;
  readonly to: string;
}

/** The longest period that still is one month's. */
const MAX_MONTH_DAYS = 35;

/**
 * The months that a period stands for, both of its days included. About a month: the one that has most of its days, the
 * later of two with the same number. Longer: those with at least half of their days in it.
 */
export function toMonths(from: PlainDate, to: PlainDate): Months {
  const shares = splitByMonth(from, to);
  if (daysBetween(from, to) + 1 <= MAX_MONTH_DAYS) {
    const most = shares.reduce((best, share) => (share.days >= best.days ? share : best));
    return { from: most.month, to: most.month };
  }
  const half = shares.filter(({ days, daysInMonth }) => days * 2 >= daysInMonth).map(({ month }) => month);
  return { from: half[0] ?? from.slice(0, 7), to: half.at(-1) ?? to.slice(0, 7) };
}

interface MonthShare {
  readonly month: string;
  /** Days of the month in the period, and all it has. */
  readonly days: number;
  readonly daysInMonth: number;
}

function splitByMonth(from: PlainDate, to: PlainDate): [MonthShare, ...MonthShare[]] {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const share = (index: number): MonthShare => {
    const first = toPlainDate(year, month + index, 1);
    const next = toPlainDate(year, month + index + 1, 1);
    const begin = from > first ? from : first;
    const end = to < next ? addDays(to, 1) : next;
    return { month: first.slice(0, 7), days: daysBetween(begin, end), daysInMonth: daysBetween(first, next) };
  };
  const shares: [MonthShare, ...MonthShare[]] = [share(0)];
  for (let index = 1; toPlainDate(year, month + index, 1) <= to; index++) shares.push(share(index));
  return shares;
}
