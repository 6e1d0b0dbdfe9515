import { isBusinessDay, rollForward } from '@tamarack/core/calendar/business-days';
import {
  addDays,
  dateIn,
  type PlainDate,
  providerZone,
  toDateParts,
} from '@tamarack/core/calendar/plain-date';
import type { ReviewKind } from './tables';

/** Business hours for reviews, in the provider's zone. */
const opens = 9;
const closes = 17;
const hourMs = 3_600_000;

/** Review times promised to the applicant, in business hours: one business day, or "2 to 4 hours on a business day". */
const promised: Readonly<Record<ReviewKind, number>> = {
  documents: closes - opens,
  referred: 4,
  finalReview: 4,
  reconsideration: closes - opens,
};

/** Deadline of a review that was opened at an instant. */
export function dueAt(kind: ReviewKind, openedAt: Date): Date {
  return addBusinessHours(openedAt, promised[kind]);
}

/**
 * Adds business hours to an instant. Only time from 9:00 to 17:00 on business days counts, in the provider's zone; the
 * result may be the end of a day.
 */
export function addBusinessHours(from: Date, hours: number): Date {
  let left = hours * hourMs;
  let day = dateIn(from);
  let at = from.getTime();
  for (;;) {
    if (isBusinessDay(day)) {
      const start = Math.max(at, instantOf(day, opens));
      const open = Math.max(0, instantOf(day, closes) - start);
      if (left <= open) return new Date(start + left);
      left -= open;
    }
    day = rollForward(addDays(day, 1));
    at = instantOf(day, opens);
  }
}

/** Business hours between two instants; 0 where the second is not later. */
export function businessMsBetween(from: Date, to: Date): number {
  let sum = 0;
  for (let day = rollForward(dateIn(from)); day <= dateIn(to); day = rollForward(addDays(day, 1))) {
    const start = Math.max(from.getTime(), instantOf(day, opens));
    sum += Math.max(0, Math.min(to.getTime(), instantOf(day, closes)) - start);
  }
  return sum;
}

/** The instant of an hour on a business day. Clocks change at night on Sundays, so it is never ambiguous. */
function instantOf(date: PlainDate, hour: number): number {
  const { year, month, day } = toDateParts(date);
  const asUtc = Date.UTC(year, month - 1, day, hour);
  return asUtc - offsetAt(asUtc);
}

const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: providerZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
});

/** Milliseconds by which the zone's clocks are ahead of UTC around an instant on the hour. */
function offsetAt(instant: number): number {
  const parts = wallClock.formatToParts(instant);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour')) - instant;
}
