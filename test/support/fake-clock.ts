import { addDays, dateIn } from '@tamarack/core/calendar/plain-date';

/** A clock that stands still until it is told to go on. */
export interface FakeClock {
  now(): Date;
  advance(time: { readonly hours?: number; readonly minutes?: number; readonly seconds?: number }): void;
}

/** Hours of the provider's day that a test may go through without its date changing. */
const marginHours = 8;
const hourMs = 3_600_000;

/**
 * The real time, so that it agrees with the database's own clock (jobs); late in the provider's day, the first hour of
 * the next day, so that the time of day decides no test.
 */
function chooseStartTime(): Date {
  const now = new Date();
  const tomorrow = addDays(dateIn(now), 1);
  if (dateIn(new Date(now.getTime() + marginHours * hourMs)) !== tomorrow) return now;
  let start = now.getTime();
  while (dateIn(new Date(start)) !== tomorrow) start += hourMs;
  return new Date(start);
}

/** At the real time whatever the hour: merchants compare the time of a message with their own clock. */
export const createRealTimeClock = (): FakeClock => createFakeClock(new Date());

export function createFakeClock(start: Date = chooseStartTime()): FakeClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance: ({ hours = 0, minutes = 0, seconds = 0 }) => {
      time += ((hours * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
