import type { Executor } from './executor';
import { isDatabaseOutage } from './outage';
import { describeInserts, type Insert, runAlikeInserts, runInserts } from './run-inserts';

/** Runs a caller's inserts: all or none of them. */
type RunInserts = (inserts: readonly Insert[]) => Promise<void>;

interface Caller {
  readonly inserts: readonly Insert[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** One runs while callers gather for the next one. */
const maxRunning = 2;
/** A statement is prepared for each number of callers. */
const maxCallers = 8;

/**
 * Joins the inserts of callers that arrive together, or while earlier statements run, into one statement: they share its
 * round trip and its commit. A caller that is alone waits for nobody. Where the database refuses a joint statement, nothing
 * of it is stored, and each caller's inserts run by themselves.
 *
 * @param executor not a transaction
 */
export function createInsertJoiner(executor: Executor): RunInserts {
  const waiting = new Map<string, Caller[]>();
  let running = 0;
  let scheduled = false;

  const run = async (callers: readonly Caller[]): Promise<void> => {
    try {
      await runAlikeInserts(
        executor,
        callers.map(({ inserts }) => inserts),
      );
      for (const { resolve } of callers) resolve();
    } catch (error) {
      // after an outage, the statement may have been executed
      if (callers.length === 1 || isDatabaseOutage(error)) for (const { reject } of callers) reject(error);
      else
        await Promise.all(
          callers.map(({ inserts, resolve, reject }) => runInserts(executor, inserts).then(resolve, reject)),
        );
    }
  };

  /** The callers of one kind, those that have waited longest first. */
  const take = (): readonly Caller[] | null => {
    const [next] = waiting;
    if (next === undefined) return null;
    const [kind, callers] = next;
    const taken = callers.splice(0, maxCallers);
    waiting.delete(kind);
    // behind the other kinds
    if (callers.length > 0) waiting.set(kind, callers);
    return taken;
  };

  const start = (): void => {
    scheduled = false;
    while (running < maxRunning) {
      const callers = take();
      if (callers === null) return;
      running += 1;
      void run(callers).finally(() => {
        running -= 1;
        schedule();
      });
    }
  };

  /** At the end of this turn of the event loop: requests that were read in the same turn arrive together. */
  const schedule = (): void => {
    if (scheduled || running >= maxRunning || waiting.size === 0) return;
    scheduled = true;
    setImmediate(start);
  };

  return (inserts) =>
    new Promise((resolve, reject) => {
      const kind = describeInserts(inserts);
      const callers = waiting.get(kind);
      const caller = { inserts, resolve, reject };
      if (callers === undefined) waiting.set(kind, [caller]);
      else callers.push(caller);
      schedule();
    });
}
