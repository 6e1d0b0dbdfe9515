import { Lru } from 'toad-cache';
import type { Addition, Total } from './repository';

/** Calls of a key in its window. */
export interface Count {
  readonly count: number;
  /** Milliseconds until the window ends. */
  readonly ttlMs: number;
}

export interface Limit {
  /** Calls within the window. */
  readonly max: number;
  readonly windowMs: number;
}

/** The local view of a key's window. */
interface Entry {
  readonly key: string;
  readonly limit: Limit;
  /** All known calls, this process's own included. */
  count: number;
  /** Own calls that the total of all processes does not contain yet. */
  unmerged: number;
  endsAt: number;
}

/**
 * A process shares a key once its own calls reach this part of the limit. Most keys never do, and cost no statement.
 * With `n` processes, a limit lets pass at most `(n - 1) / 20` of itself too many, and what arrives until the next merge.
 */
const sharedFrom = 1 / 20;
/** Keys that are counted at the same time: the one that was used longest ago is forgotten. */
const maxKeys = 50_000;
/** Keys of one statement. */
const maxBatch = 1_000;

/** Counts in this process, merged now and then with the counts of the others. */
export function createMergedCounts(deps: {
  readonly addCounts: (additions: readonly Addition[]) => Promise<readonly Total[]>;
  readonly hash: (key: string) => Buffer;
  /** Milliseconds, of a clock that never goes back. */
  readonly now: () => number;
}) {
  const { addCounts, hash, now } = deps;
  const entries = new Lru<Entry>(maxKeys);
  let pending = new Set<Entry>();

  const find = (key: string, limit: Limit): Entry => {
    const stored = entries.get(key);
    if (stored && stored.endsAt > now()) return stored;
    const entry = { key, limit, count: 0, unmerged: 0, endsAt: now() + limit.windowMs };
    entries.set(key, entry);
    return entry;
  };

  const mergeBatch = async (batch: readonly Entry[]): Promise<void> => {
    const sent = new Map(
      batch.map((entry) => {
        const key = hash(entry.key);
        return [key.toString('hex'), { entry, key, count: entry.unmerged, windowMs: entry.limit.windowMs }];
      }),
    );
    for (const { key, count, ttlMs } of await addCounts([...sent.values()])) {
      const addition = sent.get(key.toString('hex'));
      if (!addition) continue;
      const { entry } = addition;
      entry.unmerged -= addition.count;
      entry.count = count + entry.unmerged;
      entry.endsAt = now() + ttlMs;
    }
  };

  return {
    /** Counts a call. */
    count: (key: string, limit: Limit): Count => {
      const entry = find(key, limit);
      // the total of all processes exceeds the limit already: nothing changes before the window ends
      const isDecided = entry.count - entry.unmerged > limit.max;
      entry.count += 1;
      if (!isDecided) entry.unmerged += 1;
      if (!isDecided && entry.count >= limit.max * sharedFrom) pending.add(entry);
      return { count: entry.count, ttlMs: entry.endsAt - now() };
    },

    hasPending: (): boolean => pending.size > 0,

    /** Adds what was counted since the last merge to the total of all processes. */
    merge: async (): Promise<void> => {
      const due = [...pending].filter(({ endsAt }) => endsAt > now());
      pending = new Set();
      for (let start = 0; start < due.length; start += maxBatch)
        await mergeBatch(due.slice(start, start + maxBatch));
    },
  };
}
