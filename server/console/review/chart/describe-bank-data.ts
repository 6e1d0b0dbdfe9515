import { addDays } from '@tamarack/core/calendar/plain-date';
import type { BankDataMonth, BankDataSummary } from '../../../src/underwriting/decision';
import { formatCount, formatRoundAmount } from '../texts/format-amounts';
import { formatDay, formatMonth } from '../texts/format-dates';

/** Summarizes the charts in sentences, for screen readers and for a quick overview. */
export function describeBankData(summary: BankDataSummary): readonly string[] {
  return [...describeMonths(summary.months), ...describeBalances(summary)];
}

function describeMonths(months: readonly BankDataMonth[]): string[] {
  const [first, ...rest] = months;
  if (!first) return ['The bank reported no transactions.'];
  const last = rest.at(-1) ?? first;
  const total = (getAmount: (month: BankDataMonth) => number) =>
    months.reduce((sum, month) => sum + getAmount(month), 0);
  const span =
    rest.length === 0
      ? `In ${formatMonth(first.month)}`
      : `From ${formatMonth(first.month)} to ${formatMonth(last.month)}`;
  const nsf = total((month) => month.nsf);
  const lenders = total((month) => month.lenderPayments);
  return [
    `${span}: ${formatRoundAmount(total((month) => month.sales))} in sales, ${formatRoundAmount(total((month) => month.otherIn))} in other deposits, ${formatRoundAmount(total((month) => month.out))} in withdrawals.`,
    ...describeExtremes(months.slice(0, -1)),
    nsf === 0
      ? 'No returned payments (NSF).'
      : `${formatCount(nsf, 'payment was', 'payments were')} returned (NSF).`,
    lenders === 0
      ? 'No payments to other known lenders.'
      : `${formatRoundAmount(lenders)} of the withdrawals went to other lenders.`,
  ];
}

/** Best and worst month, without the last one, which ends on the day of the decision. */
function describeExtremes(fullMonths: readonly BankDataMonth[]): string[] {
  if (fullMonths.length < 2) return [];
  const best = fullMonths.reduce((a, b) => (b.sales > a.sales ? b : a));
  const worst = fullMonths.reduce((a, b) => (b.sales < a.sales ? b : a));
  return [
    `Among full months, sales were highest in ${formatMonth(best.month)} (${formatRoundAmount(best.sales)}) and lowest in ${formatMonth(worst.month)} (${formatRoundAmount(worst.sales)}).`,
  ];
}

function describeBalances({ closing, asOf }: BankDataSummary): string[] {
  const known = closing.flatMap((cents, day) => (cents === null ? [] : [{ cents, day }]));
  const [first, ...rest] = known;
  if (!first) return ['The closing balances are unknown.'];
  const lowest = rest.reduce((a, b) => (b.cents < a.cents ? b : a), first);
  const negative = known.filter(({ cents }) => cents < 0).length;
  const day = formatDay(addDays(asOf, lowest.day - (closing.length - 1)));
  return [
    `Closing balance over ${formatCount(known.length, 'day', 'days')}: lowest ${formatRoundAmount(lowest.cents)} on ${day}; below zero on ${negative === 0 ? 'no days' : formatCount(negative, 'day', 'days')}.`,
  ];
}
