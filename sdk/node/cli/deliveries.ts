import type { ListedEvent } from './event-feed';

/** Milliseconds from a failed attempt to the next: an event is forwarded five times, long enough to fix and restart a server. */
const retryDelays = [2_000, 5_000, 15_000, 60_000] as const;

/** One attempt to forward an event. */
export interface Attempt {
  readonly event: ListedEvent;
  /** From 1. */
  readonly number: number;
}

/** Failed deliveries to the local server that wait for their next attempt. */
export interface RetryQueue {
  /** Removes and returns the attempts that are due, oldest first. */
  takeDue(now: number): readonly Attempt[];
  /** Schedules the attempt after a failed one and returns its delay in milliseconds; null after the last attempt. */
  add(failed: Attempt, now: number): number | null;
}

export function createRetryQueue(): RetryQueue {
  let waiting: readonly (Attempt & { readonly due: number })[] = [];
  return {
    takeDue(now) {
      const due = waiting.filter((attempt) => attempt.due <= now);
      waiting = waiting.filter((attempt) => attempt.due > now);
      return due.sort((a, b) => a.due - b.due);
    },
    add({ event, number }, now) {
      const delay = retryDelays[number - 1];
      if (delay === undefined) return null;
      waiting = [...waiting, { event, number: number + 1, due: now + delay }];
      return delay;
    },
  };
}
