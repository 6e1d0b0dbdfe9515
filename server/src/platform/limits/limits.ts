import type { Executor } from '../database';
import { problem } from '../errors';
import type { Keys } from '../keys';
import { type Count, createMergedCounts, type Limit } from './merged-counts';
import { addCounts, removeEnded } from './repository';

/** Counts calls over all processes. */
export interface LimitsService extends ReturnType<typeof createLimitsService> {}

/** Time between a first call that the other processes should know of and its merge. */
const mergeDelayMs = 1_000;

export function createLimitsService(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'keyedHash'>;
  readonly warn: (details: object, message: string) => void;
}) {
  const { database, keys, warn } = deps;
  const hash = (key: string): Buffer => keys.keyedHash('limit', key);
  const counts = createMergedCounts({
    addCounts: (additions) => addCounts(database, additions),
    hash,
    now: () => performance.now(),
  });
  let timer: NodeJS.Timeout | null = null;
  let merging: Promise<void> = Promise.resolve();
  let failing = false;
  let closed = false;

  const merge = (): Promise<void> => {
    merging = merging.then(counts.merge).then(
      () => {
        failing = false;
      },
      (error: unknown) => {
        if (!failing)
          warn(
            { err: error },
            'limit counts are not shared: until the database accepts them, each process enforces the limits alone',
          );
        failing = true;
      },
    );
    return merging;
  };

  const scheduleMerge = (): void => {
    if (timer !== null || closed || !counts.hasPending()) return;
    timer = setTimeout(async () => {
      await merge();
      timer = null;
      scheduleMerge();
    }, mergeDelayMs).unref();
  };

  const count = async (key: string, windowMs: number): Promise<Count> => {
    const [total] = await addCounts(database, [{ key: hash(key), count: 1, windowMs }]);
    if (!total) throw new Error('an upsert returned no row');
    return total;
  };

  return {
    /** Exact: each call is counted by a statement. Rejects if the database cannot count it. */
    count,

    /** Counts exactly. Throws `rate-limited` above the limit. */
    enforce: async (key: string, { max, windowMs }: Limit): Promise<void> => {
      refuseAbove(max, await count(key, windowMs));
    },

    /**
     * Throws `rate-limited` above the limit. Costs no statement: counts in this process, and learns within a second what
     * the others counted. Keeps counting while the database is away.
     */
    enforceRoughly: (key: string, limit: Limit): void => {
      const counted = counts.count(key, limit);
      scheduleMerge();
      refuseAbove(limit.max, counted);
    },

    /** Exchanges rough counts with the other processes now. */
    merge,

    /** Ends the exchange, after one under way. */
    close: async (): Promise<void> => {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      await merging;
    },

    /** Removes windows that have ended. */
    sweep: (): Promise<void> => removeEnded(database),
  };
}

function refuseAbove(max: number, { count, ttlMs }: Count): void {
  if (count > max) throw problem('rate-limited', { retryAfter: Math.max(1, Math.ceil(ttlMs / 1000)) });
}
