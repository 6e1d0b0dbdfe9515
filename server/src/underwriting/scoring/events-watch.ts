import { problem } from '../../platform/errors';
import type { ScoringView } from './service';

/** Somebody who wants to know how an application's scoring goes. */
export interface Follower {
  /** Told with every look, changed or not; the next look waits for it. */
  see(view: ScoringView): Promise<void>;
  /** Nothing more will be told. */
  lose(): void;
}

export interface ScoringWatch {
  /** Looks at once, and then again and again; answers what ends it. Throws `service-unavailable` once closed. */
  follow(applicationId: string, follower: Follower): () => void;
  /** Loses all followers at once; resolves when no look is under way any more. */
  close(): Promise<void>;
}

interface Watched {
  readonly followers: Set<Follower>;
  /** Ends the pause between two looks. */
  wake(): void;
  done: Promise<void>;
}

/**
 * Looks at applications while somebody follows them: one look at a time for each, shared by all its followers. What
 * moves a run may be in another process, so its row is what is looked at.
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
        // the next call of a follower says what is wrong
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
