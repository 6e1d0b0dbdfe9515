import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import { buildDueDates } from '@tamarack/core/lending/due-dates';
import { toPercent } from '@tamarack/core/lending/rate';
import { listBalances } from '@tamarack/core/lending/schedule';
import { toDollars } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import type { StoredOption } from './repository';
import type { paymentOption } from './schemas';

/** Converts an option for the API, with the dates of a signature today, where the business is. */
export function toOptionView(option: StoredOption, today: PlainDate): z.input<typeof paymentOption> {
  const { schedule } = option;
  const dueOn = buildDueDates(today, option.termWeeks);
  return {
    id: option.id,
    termWeeks: option.termWeeks,
    instalments: schedule.instalments.length,
    weeklyPayment: toDollars(schedule.weeklyPayment),
    lastPayment: toDollars(schedule.lastPayment),
    firstPaymentOn: dueOn[0] ?? today,
    lastPaymentOn: dueOn.at(-1) ?? today,
    dueOn,
    principal: toDollars(schedule.principal),
    financingFee: toDollars(schedule.fee),
    totalRepayment: toDollars(schedule.total),
    annualRate: toPercent(option.annualRate),
    apr: option.apr,
    balances: listBalances(schedule).map(toDollars),
  };
}
