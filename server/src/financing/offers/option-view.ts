import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import { buildDueDates } from '@tamarack/core/lending/due-dates';
import { toPercent } from '@tamarack/core/lending/rate';
import { listBalances } from '@tamarack/core/lending/schedule';
import { toDollars } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import type { StoredOption } from './repository';
import type { paymentOption } from './schemas';

/**
 * Converts an option for the API, with the dates of a signature today.
 *
 * @param today in the business's time zone; null if the dates depend on when the merchant ships
 */
export function toOptionView(option: StoredOption, today: PlainDate | null): z.input<typeof paymentOption> {
  const { schedule } = option;
  const dueOn = today === null ? [] : buildDueDates(today, option.termWeeks);
  return {
    id: option.id,
    termWeeks: option.termWeeks,
    instalments: schedule.instalments.length,
    weeklyPayment: toDollars(schedule.weeklyPayment),
    lastPayment: toDollars(schedule.lastPayment),
    firstPaymentOn: dueOn[0] ?? null,
    lastPaymentOn: dueOn.at(-1) ?? null,
    dueOn,
    principal: toDollars(schedule.principal),
    financingFee: toDollars(schedule.fee),
    totalRepayment: toDollars(schedule.total),
    annualRate: toPercent(option.annualRate),
    apr: option.apr,
    balances: listBalances(schedule).map(toDollars),
  };
}
