import { addDays } from '@tamarack/core/calendar/plain-date';
import type { Picture, PictureMonth } from '../../../src/underwriting/decision';
import { counted, roundMoney } from '../words/amounts';
import { dayText, monthText } from '../words/dates';

/** Summarizes the charts in sentences, for screen readers and for a quick overview. */
export function summaryOf(picture: Picture): readonly string[] {
  return [...ofMonths(picture.months), ...ofBalances(picture)];
}

function ofMonths(months: readonly PictureMonth[]): string[] {
  const [first, ...rest] = months;
  if (!first) return ['The bank told of no transactions.'];
  const last = rest.at(-1) ?? first;
  const total = (of: (month: PictureMonth) => number) => months.reduce((sum, month) => sum + of(month), 0);
  const span =
    rest.length === 0
      ? `In ${monthText(first.month)}`
      : `From ${monthText(first.month)} to ${monthText(last.month)}`;
  const nsf = total((month) => month.nsf);
  const lenders = total((month) => month.lenderPayments);
  return [
    `${span}: ${roundMoney(total((month) => month.sales))} of sales, ${roundMoney(total((month) => month.otherIn))} other money in, ${roundMoney(total((month) => month.out))} out.`,
    ...extremesOf(months.slice(0, -1)),
    nsf === 0
      ? 'No payment was returned.'
      : `${counted(nsf, 'payment was', 'payments were')} returned (NSF).`,
    lenders === 0
      ? 'Nothing went to other lenders that are known.'
      : `${roundMoney(lenders)} of the money out went to other lenders.`,
  ];
}

/** Without the last month, which ends on the day of the decision. */
function extremesOf(full: readonly PictureMonth[]): string[] {
  if (full.length < 2) return [];
  const best = full.reduce((a, b) => (b.sales > a.sales ? b : a));
  const worst = full.reduce((a, b) => (b.sales < a.sales ? b : a));
  return [
    `Of the full months, sales were highest in ${monthText(best.month)} (${roundMoney(best.sales)}) and lowest in ${monthText(worst.month)} (${roundMoney(worst.sales)}).`,
  ];
}

function ofBalances({ closing, asOf }: Picture): string[] {
  const known = closing.flatMap((cents, day) => (cents === null ? [] : [{ cents, day }]));
  const [first, ...rest] = known;
  if (!first) return ['The closing balances are not known.'];
  const lowest = rest.reduce((a, b) => (b.cents < a.cents ? b : a), first);
  const negative = known.filter(({ cents }) => cents < 0).length;
  const day = dayText(addDays(asOf, lowest.day - (closing.length - 1)));
  return [
    `Closing balance over ${counted(known.length, 'day', 'days')}: lowest ${roundMoney(lowest.cents)} on ${day}; below zero on ${negative === 0 ? 'no day' : counted(negative, 'day', 'days')}.`,
  ];
}
