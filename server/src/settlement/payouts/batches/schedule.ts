import { addBusinessDays, isBusinessDay } from '@tamarack/core/calendar/business-days';
import { addDays, dateIn, type PlainDate, providerZone } from '@tamarack/core/calendar/plain-date';

/** Schedule of batches. */
export interface PayoutTiming {
  /** Local cut-off time `HH:MM` of the provider, from which the day's batch is created. */
  readonly cutOff: string;
  /** Business days from a batch to the due date of its payments. */
  readonly leadDays: number;
  /** Without a schedule: as soon as a payout waits, on any day (sandbox). */
  readonly immediate: boolean;
}

const timeFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: providerZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The day whose batch is due now; null on a day without one, or before its cut-off. */
export function findRunDay(now: Date, { cutOff }: Pick<PayoutTiming, 'cutOff'>): PlainDate | null {
  const today = dateIn(now);
  return isBusinessDay(today) && timeFormat.format(now) >= cutOff ? today : null;
}

/** Due date of payments in a batch created on a day: a bank business day. */
export const computeDueDate = (day: PlainDate, { leadDays }: Pick<PayoutTiming, 'leadDays'>): PlainDate =>
  addBusinessDays(day, leadDays);

/** Expected due date of a payout that waits now. */
export function computeExpectedDate(now: Date, timing: PayoutTiming): PlainDate {
  const today = dateIn(now);
  if (timing.immediate) return computeDueDate(today, timing);
  const batchDay = isBusinessDay(today) && timeFormat.format(now) < timing.cutOff ? today : addDays(today, 1);
  return computeDueDate(addBusinessDays(batchDay, 0), timing);
}
