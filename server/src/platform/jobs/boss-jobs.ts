import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import PgBoss from 'pg-boss';
import type { Executor } from '../database/executor';
import type { JobRun, Jobs, WorkOptions } from './jobs';

/** Workers of a queue: by slot their id, and which slots are at work. */
interface Crew {
  readonly ids: string[];
  readonly busy: Set<number>;
  lastJobAt: number;
}

interface Queue {
  readonly name: string;
  readonly handler: (data: never, run: JobRun) => Promise<void>;
  readonly options: WorkOptions;
}

/** Safety net of the wake-up below, and the pace at which other processes' jobs are seen. */
const pollSeconds = 1;
/**
 * When a job sent here is looked for. On the embedded database the look waits for its turn behind the caller's
 * transaction; on a server the transaction may take longer than the first look, hence the second where the first found nothing.
 */
const wakesAfterMs = [25, 150];
/** Later jobs are left to the poll. */
const farMs = 60_000;

/** `Jobs` on pg-boss, over our own connections: it works on the embedded database and on a server alike. */
export function createBossJobs(
  database: Executor,
  report: (error: unknown, queue: string | null) => void,
): Jobs {
  const asked = createAsked();
  const boss = new PgBoss({
    db: bossDatabase(database, asked),
    schedule: false,
    maintenanceIntervalSeconds: 300,
  });
  const queues = new Map<string, Queue>();
  const crews = new Map<string, Crew>();
  const wakes = new Set<NodeJS.Timeout>();
  let stopping = false;
  boss.on('error', (error) => report(error, null));

  const look = ({ ids, busy }: Crew): void => {
    // one that is at work looks again as soon as it is done
    const idle = ids.find((_, slot) => !busy.has(slot));
    for (const id of idle === undefined ? ids : [idle]) boss.notifyWorker(id);
  };

  const wake = (name: string, delayMs: number): void => {
    if (delayMs > farMs) return;
    const dueAt = Date.now() + delayMs;
    for (const [again, afterMs] of wakesAfterMs.entries()) {
      const timer = setTimeout(() => {
        wakes.delete(timer);
        const crew = crews.get(name);
        if (crew && (again === 0 || crew.lastJobAt < dueAt)) look(crew);
      }, delayMs + afterMs);
      wakes.add(timer);
    }
  };

  const startQueue = async ({ name, handler, options }: Queue): Promise<void> => {
    const dead = `${name}.dead`;
    const settings = {
      name,
      // At most one waiting job for each key; a job without one gets a key of its own.
      policy: 'short' as const,
      deadLetter: dead,
      retryLimit: options.retryLimit ?? 5,
      retryDelay: options.retryDelaySeconds ?? 2,
      retryBackoff: true,
      expireInSeconds: options.expireInSeconds ?? 300,
    };
    await boss.createQueue(dead, { name: dead });
    await boss.createQueue(name, settings);
    await boss.updateQueue(name, settings);
    const crew: Crew = { ids: [], busy: new Set(), lastJobAt: 0 };
    crews.set(name, crew);
    for (let slot = 0; slot < (options.atOnce ?? 1); slot++) {
      const worker = await boss.work(
        name,
        { includeMetadata: true, pollingIntervalSeconds: pollSeconds },
        async ([job]: PgBoss.JobWithMetadata[]) => {
          if (!job) return;
          // Fetched while the process was ending: left to the next one, after the queue's retry pause.
          if (stopping) throw new Error('the worker is stopping');
          crew.lastJobAt = Date.now();
          crew.busy.add(slot);
          try {
            await handler(job.data as never, { id: job.id, attempt: job.retryCount });
          } catch (error) {
            report(error, name);
            // pg-boss keeps what is thrown in the job's row: a message could hold personal values.
            throw new Error('the handler failed');
          } finally {
            crew.busy.delete(slot);
            // many sent at once are done one after the other, not one at each poll
            const own = crew.ids[slot];
            if (own !== undefined) boss.notifyWorker(own);
          }
        },
      );
      crew.ids.push(worker);
    }
    const { onDead } = options;
    if (!onDead) return;
    await boss.work(dead, { pollingIntervalSeconds: pollSeconds }, async ([job]: PgBoss.Job[]) => {
      if (job) await onDead(job.data as never);
    });
  };

  return {
    work: (name, handler, options = {}) => {
      if (queues.has(name)) throw new Error(`queue ${name} has a handler already`);
      queues.set(name, { name, handler: handler as Queue['handler'], options });
    },

    send: async (executor, name, data, options = {}) => {
      if (!queues.has(name)) throw new Error(`no handler is registered for queue ${name}`);
      const id = await boss.send(name, data, {
        db: bossDatabase(executor, asked),
        ...(options.startAfterSeconds === undefined ? {} : { startAfter: options.startAfterSeconds }),
        singletonKey: options.singletonKey ?? randomUUID(),
      });
      if (id === null && options.singletonKey === undefined) throw new Error(`queue ${name} took no job`);
      wake(name, (options.startAfterSeconds ?? 0) * 1000);
    },

    start: async () => {
      await boss.start();
      for (const queue of queues.values()) await startQueue(queue);
    },

    stop: async (graceMs = 10_000) => {
      stopping = true;
      for (const timer of wakes) clearTimeout(timer);
      await boss.stop({ graceful: true, timeout: graceMs });
      // pg-boss waits neither for a look that is under way nor for what it writes of a job that has ended
      await asked.settled();
    },
  };
}

/** pg-boss's way to the database. The simple protocol is used where there are no values: it sends several statements. */
function bossDatabase(executor: Executor, asked: Asked): PgBoss.Db {
  return {
    executeSql: (text, values) => asked.add(executor.executeQuery(CompiledQuery.raw(text, values ?? []))),
  };
}

/** Questions to the database that have no answer yet. */
interface Asked {
  add<T>(question: Promise<T>): Promise<T>;
  /** Resolves once nothing is asked any more, what follows from the last answers included. */
  settled(): Promise<void>;
}

function createAsked(): Asked {
  const open = new Set<Promise<unknown>>();
  return {
    add: async (question) => {
      open.add(question);
      try {
        return await question;
      } finally {
        open.delete(question);
      }
    },
    settled: async () => {
      do {
        await Promise.allSettled(open);
        await turn();
      } while (open.size > 0);
    },
  };
}
