import { addDays, daysBetween, type PlainDate, toPlainDate } from '@tamarack/core/calendar/plain-date';

/** `YYYY-MM`, both included. */
export interface Months {
  readonly from: string;
  readonly to: string;
}

/** The longest period that still is one month's. */
const ONE_MONTH = 35;

/**
 * The months that a period stands for, both of its days included. About a month: the one that has most of its days, the
 * later of two with the same number. Longer: those with at least half of their days in it.
 */
export function periodMonths(from: PlainDate, to: PlainDate): Months {
  const shares = sharesOf(from, to);
  if (daysBetween(from, to) + 1 <= ONE_MONTH) {
    const most = shares.reduce((best, share) => (share.days >= best.days ? share : best));
    return { from: most.month, to: most.month };
  }
  const half = shares.filter(({ days, of }) => days * 2 >= of).map(({ month }) => month);
  return { from: half[0] ?? from.slice(0, 7), to: half.at(-1) ?? to.slice(0, 7) };
}

interface Share {
  readonly month: string;
  /** Days of the month in the period, and all it has. */
  readonly days: number;
  readonly of: number;
}

function sharesOf(from: PlainDate, to: PlainDate): [Share, ...Share[]] {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const share = (index: number): Share => {
    const first = toPlainDate(year, month + index, 1);
    const next = toPlainDate(year, month + index + 1, 1);
    const begin = from > first ? from : first;
    const end = to < next ? addDays(to, 1) : next;
    return { month: first.slice(0, 7), days: daysBetween(begin, end), of: daysBetween(first, next) };
  };
  const shares: [Share, ...Share[]] = [share(0)];
  for (let index = 1; toPlainDate(year, month + index, 1) <= to; index++) shares.push(share(index));
  return shares;
}
