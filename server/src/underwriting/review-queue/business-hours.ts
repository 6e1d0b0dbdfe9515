import { isBusinessDay, rollForward } from '@tamarack/core/calendar/business-days';
import { hourMs } from '@tamarack/core/calendar/durations';
import {
  addDays,
  dateIn,
  type PlainDate,
  providerZone,
  toDateParts,
} from '@tamarack/core/calendar/plain-date';
import type { ReviewKind } from './kinds';

/** Business hours for reviews, in the provider's zone. */
const openingHour = 9;
const closingHour = 17;

/**
 * Review times in business hours, as promised to the applicant: one business day, or "2 to 4 hours on a business day". Of a
 * screening the applicant knows nothing.
 */
const promisedHours: Readonly<Record<ReviewKind, number>> = {
  documents: closingHour - openingHour,
  referred: 4,
  finalReview: 4,
  reconsideration: closingHour - openingHour,
  screening: 4,
};

/** Deadline of a review that was opened at an instant. */
export function computeDueAt(kind: ReviewKind, openedAt: Date): Date {
  return addBusinessHours(openedAt, promisedHours[kind]);
}

/**
 * Adds business hours to an instant. Only time from 9:00 to 17:00 on business days counts, in the provider's zone; the
 * result may be the end of a day.
 */
export function addBusinessHours(from: Date, hours: number): Date {
  let remaining = hours * hourMs;
  let day = dateIn(from);
  let at = from.getTime();
  for (;;) {
    if (isBusinessDay(day)) {
      const start = Math.max(at, toInstant(day, openingHour));
      const open = Math.max(0, toInstant(day, closingHour) - start);
      if (remaining <= open) return new Date(start + remaining);
      remaining -= open;
    }
    day = rollForward(addDays(day, 1));
    at = toInstant(day, openingHour);
  }
}

/** Business hours between two instants; 0 if the second is not later. */
export function businessMsBetween(from: Date, to: Date): number {
  let sum = 0;
  for (let day = rollForward(dateIn(from)); day <= dateIn(to); day = rollForward(addDays(day, 1))) {
    const start = Math.max(from.getTime(), toInstant(day, openingHour));
    sum += Math.max(0, Math.min(to.getTime(), toInstant(day, closingHour)) - start);
  }
  return sum;
}

/** The instant of an hour on a business day. Clocks change at night on Sundays, so it is never ambiguous. */
function toInstant(date: PlainDate, hour: number): number {
  const { year, month, day } = toDateParts(date);
  const asUtc = Date.UTC(year, month - 1, day, hour);
  return asUtc - getUtcOffset(asUtc);
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
function getUtcOffset(instant: number): number {
  const parts = wallClock.formatToParts(instant);
  const getPart = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(getPart('year'), getPart('month') - 1, getPart('day'), getPart('hour')) - instant;
}
