import { randomUUID } from 'node:crypto';
import PgBoss from 'pg-boss';
import { type Executor, inTransaction, outlastOutage } from '../database';
import { createBossDatabase, createOpenQueries } from './boss-database';
import { countDead, listDead, removeDead, toDeadLetter } from './dead-jobs';
import { findDueQueues, type Poll, startPoll } from './due-queues';
import { addTrace, removeTrace, traceJob } from './job-trace';
import type { JobRun, Jobs, QueueMonitor, QueueSetUp, Scheduler, WorkOptions } from './jobs';
import { readQueueFigures } from './queue-figures';
import { startSchedules } from './schedules';
import { type QueueSettings, setUpQueues } from './set-up-queues';

/** Workers of a queue: their ids by slot, and which slots are busy. */
interface Workers {
  readonly ids: string[];
  readonly busy: Set<number>;
  lastJobAt: number;
}

interface Queue {
  readonly name: string;
  readonly handler: (data: never, run: JobRun) => Promise<void>;
  readonly options: WorkOptions;
  /** Dead letter queue of jobs that failed in all attempts. Null: they are kept as failed. */
  readonly deadLetter: string | null;
}

/**
 * One poll finds the due jobs of all queues. pg-boss would poll for each worker, which costs an idle process some
 * percent of a core.
 */
const pollOptions = { pollingIntervalSeconds: 86_400 };
/**
 * Maintenance reads the whole table of jobs, so those that are done leave it soon. They are kept for longer than the time
 * between two runs of any schedule, by which a missed one is noticed.
 */
const maintenance = {
  maintenanceIntervalSeconds: 300,
  archiveCompletedAfterSeconds: 3_600,
  deleteAfterDays: 2,
} as const;
/**
 * Delays until a job sent by this process is looked up. On the embedded database the lookup queues behind the caller's
 * transaction; on a server the transaction may outlast the first lookup, so a second one follows if the first found
 * nothing.
 */
const lookupDelaysMs = [25, 150];
/** Later jobs are left to the poll. */
const maxLookupDelayMs = 60_000;

/** Where pg-boss queues scheduled work. It would create it at the start, unseen by our lock. */
const scheduleQueue = '__pgboss__send-it';

export interface JobsOptions {
  /** False: sends jobs and runs none. Default true. */
  readonly consume?: boolean;
  /** Poll interval for jobs that other processes sent. Jobs that this process sends are looked up immediately. */
  readonly pollMs?: number;
}

/** `Jobs`, `QueueMonitor` and `Scheduler` on pg-boss, over our own connections: works on the embedded database and on a server. */
export function createBossJobs(
  database: Executor,
  report: (error: unknown, queue: string | null) => void,
  { consume = true, pollMs = 1_000 }: JobsOptions = {},
): Jobs & QueueMonitor & Scheduler & QueueSetUp {
  const queries = createOpenQueries();
  const queues = new Map<string, Queue>();
  const schedules = new Map<string, string>();
  const workersByQueue = new Map<string, Workers>();
  const timers = new Set<NodeJS.Timeout>();
  let stopping = false;
  let stopped = false;
  let poll: Poll | null = null;
  let starting = Promise.resolve();
  let isStarting = false;
  let instance: PgBoss | null = null;
  let isSetUp = false;

  /** Created late: pg-boss has to know from the start whether there are schedules. */
  const getBoss = (): PgBoss => {
    if (instance) return instance;
    instance = new PgBoss({
      db: createBossDatabase(database, queries, { isStopped: () => stopped, isStarting: () => isStarting }),
      schedule: consume && schedules.size > 0,
      supervise: consume,
      ...maintenance,
      cronWorkerIntervalSeconds: 15,
    });
    instance.on('error', (error) => report(error, null));
    return instance;
  };

  const notifyIdle = ({ ids, busy }: Workers): void => {
    // a busy worker looks for the next job as soon as it is done
    const idle = ids.find((_, slot) => !busy.has(slot));
    for (const id of idle === undefined ? ids : [idle]) getBoss().notifyWorker(id);
  };

  const scheduleLookups = (name: string, delayMs: number): void => {
    if (!consume || delayMs > maxLookupDelayMs) return;
    const dueAt = Date.now() + delayMs;
    for (const [round, afterMs] of lookupDelaysMs.entries()) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        const workers = workersByQueue.get(name);
        if (workers && (round === 0 || workers.lastJobAt < dueAt)) notifyIdle(workers);
      }, delayMs + afterMs);
      timers.add(timer);
    }
  };

  /** Wakes as many idle workers as jobs are due. Returns the delay until the next lookup. */
  const notifyDue = async (): Promise<number> => {
    const { due, nextInMs } = await queries.add(findDueQueues(database, [...workersByQueue.keys()]));
    for (const [name, count] of due) {
      const workers = workersByQueue.get(name);
      const idle = workers?.ids.filter((_, slot) => !workers.busy.has(slot)) ?? [];
      for (const id of idle.slice(0, count)) getBoss().notifyWorker(id);
    }
    // start_after is exclusive, and the clocks may differ a little
    return Math.min(pollMs, (nextInMs ?? pollMs) + 10);
  };

  const startQueue = async ({ name, handler, options, deadLetter }: Queue) => {
    const workers: Workers = { ids: [], busy: new Set(), lastJobAt: 0 };
    workersByQueue.set(name, workers);
    for (let slot = 0; slot < (options.concurrency ?? 1); slot++) {
      const worker = await getBoss().work(
        name,
        { ...pollOptions, includeMetadata: true },
        async ([job]: PgBoss.JobWithMetadata[]) => {
          if (!job) return;
          // Fetched during the shutdown: another process runs it after the queue's retry delay.
          if (stopping) throw new Error('the worker is stopping');
          workers.lastJobAt = Date.now();
          workers.busy.add(slot);
          try {
            const run = { id: job.id, attempt: job.retryCount };
            await traceJob(name, job.data, () => handler(removeTrace(job.data) as never, run));
          } catch (error) {
            report(error, name);
            // its retry, or the job that follows it, may be due before the next poll
            poll?.trigger();
            // pg-boss stores a thrown error in the job's row: its message could contain personal values.
            throw new Error('the handler failed');
          } finally {
            workers.busy.delete(slot);
            // jobs sent together run one after the other, not one per poll
            const own = workers.ids[slot];
            if (own !== undefined) getBoss().notifyWorker(own);
          }
        },
      );
      workers.ids.push(worker);
    }
    const { onDeadLetter } = options;
    if (!onDeadLetter || deadLetter === null) return;
    const worker = await getBoss().work(deadLetter, pollOptions, async ([job]: PgBoss.Job[]) => {
      if (job) await traceJob(deadLetter, job.data, () => onDeadLetter(removeTrace(job.data) as never));
    });
    workersByQueue.set(deadLetter, { ids: [worker], busy: new Set(), lastJobAt: 0 });
  };

  /** Ends early once the shutdown begins. */
  const startAll = async (): Promise<void> => {
    if (!isSetUp) await setUp(database);
    if (stopping) return;
    await getBoss().start();
    if (!consume) return;
    for (const queue of queues.values()) {
      if (stopping) return;
      await startQueue(queue);
      // each worker looks for a job at once: all together would keep the database from requests and from a shutdown
      await queries.current();
    }
    if (stopping) return;
    await outlastOutage(() => startSchedules(getBoss(), database, schedules), { isStopping: () => stopping });
    poll = startPoll(notifyDue, pollMs);
  };

  const register = (queue: Queue): void => {
    if (queues.has(queue.name)) throw new Error(`queue ${queue.name} already has a handler`);
    queues.set(queue.name, queue);
  };

  const setUp: QueueSetUp['setUp'] = async (owner) => {
    const all = [...queues.values()].flatMap(listSettings);
    await setUpQueues(owner, schedules.size > 0 ? [...all, { name: scheduleQueue }] : all);
    isSetUp = true;
  };

  const send: Jobs['send'] = async (executor, name, data, options = {}) => {
    if (!queues.has(name)) throw new Error(`no handler is registered for queue ${name}`);
    const id = await getBoss().send(name, addTrace(data), {
      db: createBossDatabase(executor, queries),
      ...(options.startAfterSeconds === undefined ? {} : { startAfter: options.startAfterSeconds }),
      ...(options.priority === undefined ? {} : { priority: options.priority }),
      singletonKey: options.singletonKey ?? randomUUID(),
    });
    if (id === null && options.singletonKey === undefined) throw new Error(`queue ${name} accepted no job`);
    scheduleLookups(name, (options.startAfterSeconds ?? 0) * 1000);
  };

  return {
    work: (name, handler, options = {}) =>
      register({ name, handler: handler as Queue['handler'], options, deadLetter: toDeadLetter(name) }),

    schedule: (name, cron, work) => {
      register({ name, handler: work, options: { retryLimit: 0, expireInSeconds: 3_600 }, deadLetter: null });
      schedules.set(name, cron);
    },

    send,

    readFigures: () => readQueueFigures(database),
    listDead: (limit) => listDead(database, limit),
    countDead: () => countDead(database),
    retryDead: (executor, id) =>
      inTransaction(executor, async (trx) => {
        const job = await removeDead(trx, id);
        if (job) await send(trx, job.queue, job.data);
        return job;
      }),

    setUp,

    start: () => {
      isStarting = true;
      starting = startAll().finally(() => {
        isStarting = false;
      });
      return starting;
    },

    stop: async (graceMs = 10_000) => {
      stopping = true;
      isStarting = false;
      for (const timer of timers) clearTimeout(timer);
      // its caller hears of a failure
      await starting.catch(() => undefined);
      await poll?.stop();
      await getBoss().stop({ graceful: true, timeout: graceMs });
      // pg-boss waits neither for a lookup in progress nor for its own writes about a finished job
      await queries.settled();
      stopped = true;
    },
  };
}

/** Settings of a queue, after those of its dead letter queue, which it refers to. */
const listSettings = ({ name, options, deadLetter }: Queue): QueueSettings[] => [
  ...(deadLetter === null ? [] : [{ name: deadLetter }]),
  {
    name,
    // At most one waiting job for each key; a job without a key gets a unique one.
    policy: 'short',
    ...(deadLetter !== null && { deadLetter }),
    retryLimit: options.retryLimit ?? 5,
    retryDelay: options.retryDelaySeconds ?? 2,
    retryBackoff: true,
    expireInSeconds: options.expireInSeconds ?? 300,
  },
];
