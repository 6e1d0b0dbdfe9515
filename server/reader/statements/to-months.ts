import { addDays, daysBetween, type PlainDate, toPlainDate } from '@tamarack/core/calendar/plain-date';

/** `YYYY-MM`, inclusive. */
export interface Months {
  readonly from: string;
  readonly to: string;
}

/** A longer period covers several months. */
const MAX_MONTH_DAYS = 35;

/**
 * The months that a period (inclusive) covers. A period of about a month is the month with most of its days, the later one
 * on a tie. A longer period covers every month with at least half of its days.
 */
export function toMonths(from: PlainDate, to: PlainDate): Months {
  const shares = splitByMonth(from, to);
  if (daysBetween(from, to) + 1 <= MAX_MONTH_DAYS) {
    const longest = shares.reduce((best, share) => (share.days >= best.days ? share : best));
    return { from: longest.month, to: longest.month };
  }
  const half = shares.filter(({ days, daysInMonth }) => days * 2 >= daysInMonth).map(({ month }) => month);
  return { from: half[0] ?? from.slice(0, 7), to: half.at(-1) ?? to.slice(0, 7) };
}

interface MonthShare {
  readonly month: string;
  /** Days of the month that are in the period. */
  readonly days: number;
  readonly daysInMonth: number;
}

function splitByMonth(from: PlainDate, to: PlainDate): [MonthShare, ...MonthShare[]] {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const computeShare = (index: number): MonthShare => {
    const first = toPlainDate(year, month + index, 1);
    const next = toPlainDate(year, month + index + 1, 1);
    const begin = from > first ? from : first;
    const end = to < next ? addDays(to, 1) : next;
    return { month: first.slice(0, 7), days: daysBetween(begin, end), daysInMonth: daysBetween(first, next) };
  };
  const shares: [MonthShare, ...MonthShare[]] = [computeShare(0)];
  for (let index = 1; toPlainDate(year, month + index, 1) <= to; index++) shares.push(computeShare(index));
  return shares;
}
