import { authorize, type Operator } from '../../parties/operators';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction, isId } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { DeadJob } from '../../platform/jobs';
import { findLastRetentionRun } from '../personal-data';
import { type FigureSources, type Figures, readFigures } from './figures';

/** The state of background work, and the actions that an operator can take on it. */
export interface OperationsService extends ReturnType<typeof createOperationsService> {}

export interface Health {
  readonly figures: Figures;
  readonly deadJobs: readonly DeadJob[];
  /** The last run of the retention of personal data, with what it removed; null before the first one. */
  readonly retention: {
    readonly ranAt: Date;
    readonly removed: Readonly<Record<string, number>>;
  } | null;
}

const readEveryMs = 15_000;
const shownJobs = 50;

export function createOperationsService(
  deps: FigureSources & { readonly database: Executor; readonly now: () => Date },
) {
  const { database, jobs, now } = deps;
  let reading: Promise<Figures> | null = null;
  let expiresAt = 0;

  const read = (): Promise<Figures> => {
    if (reading === null || performance.now() >= expiresAt) {
      expiresAt = performance.now() + readEveryMs;
      const current = readFigures(database, deps, now());
      reading = current;
      // a failure is not kept
      current.catch(() => {
        if (reading === current) reading = null;
      });
    }
    return reading;
  };

  return {
    /** Read from the database at most every 15 seconds; concurrent calls share a reading. */
    readFigures: read,

    /** The figures with the newest dead jobs. Throws `forbidden`. */
    getHealth: async (operator: Operator): Promise<Health> => {
      authorize(operator, 'operations.read');
      return {
        figures: await read(),
        deadJobs: await jobs.listDead(shownJobs),
        retention: (await findLastRetentionRun(database)) ?? null,
      };
    },

    /** Queues a dead job again. Throws `forbidden`, and `not-found` if it is no longer dead. */
    retryJob: async (operator: Operator, jobId: string): Promise<void> => {
      authorize(operator, 'operations.retry');
      if (!isId(jobId)) throw problem('not-found');
      await inTransaction(database, async (trx) => {
        const job = await jobs.retryDead(trx, jobId);
        if (!job) throw problem('not-found');
        await recordAudit(trx, {
          applicationId: null,
          actor: `operator:${operator.id}`,
          act: 'job.retried',
          details: { queue: job.queue, jobId },
          at: now(),
        });
      });
      reading = null;
    },
  };
}
