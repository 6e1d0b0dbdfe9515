import { buildMonthHistory } from '@tamarack/core/calendar/month-history';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { FieldProblem } from '@tamarack/core/errors/catalogue';
import { problem } from '../../platform/errors';

/** `YYYY-MM`, both inclusive. */
export interface MonthRange {
  readonly from: string;
  readonly to: string;
}

/** The seven months of the history; the day is in the provider's time zone. */
function historyAt(now: Date): MonthRange & { readonly has: (month: string) => boolean } {
  const months = buildMonthHistory(dateIn(now), 'en').map(({ month }) => month);
  return { from: months.at(-1) ?? '', to: months[0] ?? '', has: (month) => months.includes(month) };
}

const refused = (path: string): FieldProblem => ({ path, code: 'monthsInvalid' });

/** Validates the month chosen with an upload. Throws `validation-failed`. */
export function chosenMonth(month: string, now: Date): MonthRange {
  if (!historyAt(now).has(month)) throw problem('validation-failed', { errors: [refused('/month')] });
  return { from: month, to: month };
}

/** Validates manually chosen months. Throws `validation-failed`. */
export function chosenMonths({ from, to }: MonthRange, now: Date): MonthRange {
  const { has } = historyAt(now);
  const errors = [
    ...(has(from) ? [] : [refused('/from')]),
    ...(has(to) && (from <= to || !has(from)) ? [] : [refused('/to')]),
  ];
  if (errors.length > 0) throw problem('validation-failed', { errors });
  return { from, to };
}

/** The part of the history that a detected period covers; null where it lies outside. */
export function withinHistory(read: MonthRange | null, now: Date): MonthRange | null {
  if (read === null) return null;
  const history = historyAt(now);
  const from = read.from > history.from ? read.from : history.from;
  const to = read.to < history.to ? read.to : history.to;
  return from <= to ? { from, to } : null;
}
