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

/** A statement is prepared for each number of callers. */
const maxCallers = 8;
const maxRunning = 2;
/** Callers that shared a statement often call again together: the next one waits this long for as many. Milliseconds. */
const gatheringMs = 1;
/** After this time, callers no longer wait for the statement before theirs. Milliseconds. */
const patienceMs = 10;

/**
 * Joins the inserts of callers that arrive together, or while an earlier statement runs, into one statement: they share its
 * round trip and its commit. A caller that is alone waits for nobody, or for a millisecond after a joint statement. Where the
 * database refuses a joint statement, nothing of it is stored, and each caller's inserts run by themselves.
 *
 * @param executor not a transaction
 */
export function createInsertJoiner(executor: Executor): RunInserts {
  /** By the tables and columns of the inserts. */
  const queues = new Map<string, (caller: Caller) => void>();
  return (inserts) =>
    new Promise((resolve, reject) => {
      const kind = describeInserts(inserts);
      const enqueue = queues.get(kind) ?? createQueue(executor);
      queues.set(kind, enqueue);
      enqueue({ inserts, resolve, reject });
    });
}

function createQueue(executor: Executor): (caller: Caller) => void {
  const waiting: Caller[] = [];
  let running = 0;
  /** Number of callers of the last statement. */
  let expected = 1;
  let immediate: NodeJS.Immediate | undefined;
  let timer: NodeJS.Timeout | undefined;

  const cancel = (): void => {
    clearImmediate(immediate);
    clearTimeout(timer);
    immediate = timer = undefined;
  };

  const schedule = (): void => {
    if (waiting.length === 0 || running === maxRunning) return;
    // at the end of this turn of the event loop: requests that were read in the same turn arrive together
    if (waiting.length >= (running === 0 ? expected : maxCallers)) immediate ??= setImmediate(start);
    else timer ??= setTimeout(start, running === 0 ? gatheringMs : patienceMs);
  };

  const start = (): void => {
    cancel();
    const callers = waiting.splice(0, maxCallers);
    expected = callers.length;
    running += 1;
    void runTogether(executor, callers).finally(() => {
      running -= 1;
      cancel();
      schedule();
    });
    schedule();
  };

  return (caller) => {
    waiting.push(caller);
    schedule();
  };
}

async function runTogether(executor: Executor, callers: readonly Caller[]): Promise<void> {
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
}
