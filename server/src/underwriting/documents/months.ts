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
function buildHistory(now: Date): MonthRange & { readonly has: (month: string) => boolean } {
  const months = buildMonthHistory(dateIn(now), 'en').map(({ month }) => month);
  return { from: months.at(-1) ?? '', to: months[0] ?? '', has: (month) => months.includes(month) };
}

const toMonthsProblem = (path: string): FieldProblem => ({ path, code: 'monthsInvalid' });

/** Validates the month chosen with an upload. Throws `validation-failed`. */
export function parseChosenMonth(month: string, now: Date): MonthRange {
  if (!buildHistory(now).has(month))
    throw problem('validation-failed', { errors: [toMonthsProblem('/month')] });
  return { from: month, to: month };
}

/** Validates manually chosen months. Throws `validation-failed`. */
export function parseChosenMonths({ from, to }: MonthRange, now: Date): MonthRange {
  const { has } = buildHistory(now);
  const errors = [
    ...(has(from) ? [] : [toMonthsProblem('/from')]),
    ...(has(to) && (from <= to || !has(from)) ? [] : [toMonthsProblem('/to')]),
  ];
  if (errors.length > 0) throw problem('validation-failed', { errors });
  return { from, to };
}

/** The part of the history that a detected period covers; null if it lies outside. */
export function clipToHistory(detected: MonthRange | null, now: Date): MonthRange | null {
  if (detected === null) return null;
  const history = buildHistory(now);
  const from = detected.from > history.from ? detected.from : history.from;
  const to = detected.to < history.to ? detected.to : history.to;
  return from <= to ? { from, to } : null;
}
