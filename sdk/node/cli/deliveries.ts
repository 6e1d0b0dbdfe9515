import type { ListedEvent } from './event-feed';

/** Milliseconds from a refused attempt to the next: an event is forwarded five times, long enough to mend and restart a server. */
const retryDelays = [2_000, 5_000, 15_000, 60_000] as const;

/** An attempt that is to be made. */
export interface Attempt {
  readonly event: ListedEvent;
  /** From 1. */
  readonly number: number;
}

/** Events that the local server refused, and when each is forwarded again. */
export interface Refused {
  /** Takes those whose time has come, oldest first. */
  takeDue(now: number): readonly Attempt[];
  /** Schedules the attempt after a refused one, and returns the milliseconds until then; null where it was the last. */
  add(refused: Attempt, now: number): number | null;
}

export function createRefused(): Refused {
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
