import { problem } from '../../platform/errors';
import type { ScoringView } from './service';

/** A follower of an application's scoring. */
export interface Subscriber {
  /** Called on every poll, changed or not; the next poll waits for it. */
  onUpdate(view: ScoringView): Promise<void>;
  /** No further call follows. */
  onClose(): void;
}

export interface ScoringWatch extends ReturnType<typeof createScoringWatch> {}

interface WatchedApplication {
  readonly subscribers: Set<Subscriber>;
  /** Ends the delay between two polls. */
  pollNow(): void;
  done: Promise<void>;
}

/**
 * Polls applications while they have followers: one poll at a time for each, shared by all its followers. A run may
 * proceed in another process, so its row is polled.
 */
export function createScoringWatch(
  load: (applicationId: string) => Promise<ScoringView>,
  intervalMs: number,
) {
  const all = new Map<string, WatchedApplication>();
  let closed = false;

  const waitForNextPoll = (watched: WatchedApplication): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, intervalMs);
      watched.pollNow = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const poll = async (applicationId: string, watched: WatchedApplication): Promise<void> => {
    const { subscribers } = watched;
    while (subscribers.size > 0) {
      try {
        const view = await load(applicationId);
        await Promise.all([...subscribers].map((subscriber) => subscriber.onUpdate(view)));
      } catch {
        // a follower's next call reports the error
        for (const subscriber of [...subscribers]) subscriber.onClose();
      }
      if (subscribers.size > 0) await waitForNextPoll(watched);
    }
    all.delete(applicationId);
  };

  const startPolling = (applicationId: string, first: Subscriber): WatchedApplication => {
    const watched: WatchedApplication = {
      subscribers: new Set([first]),
      pollNow: () => undefined,
      done: Promise.resolve(),
    };
    all.set(applicationId, watched);
    watched.done = poll(applicationId, watched);
    return watched;
  };

  return {
    /** Polls immediately, then repeatedly; returns a function that stops it. Throws `service-unavailable` once closed. */
    subscribe(applicationId: string, subscriber: Subscriber): () => void {
      if (closed) throw problem('service-unavailable', { retryAfter: 5 });
      const existing = all.get(applicationId);
      const watched = existing ?? startPolling(applicationId, subscriber);
      if (existing) {
        existing.subscribers.add(subscriber);
        existing.pollNow();
      }
      return () => {
        if (watched.subscribers.delete(subscriber) && watched.subscribers.size === 0) watched.pollNow();
      };
    },

    /** Ends all followers; resolves when no poll is in progress. */
    async close(): Promise<void> {
      closed = true;
      const watches = [...all.values()];
      for (const { subscribers } of watches) for (const subscriber of [...subscribers]) subscriber.onClose();
      await Promise.all(watches.map(({ done }) => done));
    },
  };
}
