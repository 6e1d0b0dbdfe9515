import { problem } from '../../platform/errors';
import type { ScoringView } from './service';

/** A follower of an application's scoring. */
export interface Follower {
  /** Called on every poll, changed or not; the next poll waits for it. */
  see(view: ScoringView): Promise<void>;
  /** No further call follows. */
  lose(): void;
}

export interface ScoringWatch {
  /** Polls at once, then repeatedly; returns a function that stops it. Throws `service-unavailable` once closed. */
  follow(applicationId: string, follower: Follower): () => void;
  /** Ends all followers; resolves when no poll is in progress. */
  close(): Promise<void>;
}

interface Watched {
  readonly followers: Set<Follower>;
  /** Ends the delay between two polls. */
  wake(): void;
  done: Promise<void>;
}

/**
 * Polls applications while they have followers: one poll at a time for each, shared by all its followers. A run may
 * proceed in another process, so its row is polled.
 */
export function createScoringWatch(
  look: (applicationId: string) => Promise<ScoringView>,
  everyMs: number,
): ScoringWatch {
  const all = new Map<string, Watched>();
  let closed = false;

  const pause = (watched: Watched): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, everyMs);
      watched.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const watch = async (applicationId: string, watched: Watched): Promise<void> => {
    const { followers } = watched;
    while (followers.size > 0) {
      try {
        const view = await look(applicationId);
        await Promise.all([...followers].map((follower) => follower.see(view)));
      } catch {
        // a follower's next call reports the error
        for (const follower of [...followers]) follower.lose();
      }
      if (followers.size > 0) await pause(watched);
    }
    all.delete(applicationId);
  };

  const begin = (applicationId: string, first: Follower): Watched => {
    const watched: Watched = { followers: new Set([first]), wake: () => undefined, done: Promise.resolve() };
    all.set(applicationId, watched);
    watched.done = watch(applicationId, watched);
    return watched;
  };

  return {
    follow(applicationId, follower) {
      if (closed) throw problem('service-unavailable', { retryAfter: 5 });
      const known = all.get(applicationId);
      const watched = known ?? begin(applicationId, follower);
      if (known) {
        known.followers.add(follower);
        known.wake();
      }
      return () => {
        if (watched.followers.delete(follower) && watched.followers.size === 0) watched.wake();
      };
    },

    async close() {
      closed = true;
      const watches = [...all.values()];
      for (const { followers } of watches) for (const follower of [...followers]) follower.lose();
      await Promise.all(watches.map(({ done }) => done));
    },
  };
}
