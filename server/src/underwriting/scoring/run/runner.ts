import type { ScoringStage } from '@tamarack/core/flow/facts';
import { lockApplication } from '../../../intake/applications';
import { type Executor, inTransaction } from '../../../platform/database';
import type { Jobs } from '../../../platform/jobs';
import type { ConcludeDeps } from '../conclusion/conclude';
import { prepare } from './bank-stage';
import { advance, endRun, findRun, liveRunIds, lockRun, type ScoringRun, waitingRunIds } from './repository';
import { settle } from './settle';
import { calculate, review, type StageDeps, type StageResult } from './stages';

const queue = 'scoring';

interface RunJob {
  readonly runId: string;
}

export interface ScoringRunner {
  /** Queues a run in the caller's transaction. */
  queue(executor: Executor, runId: string): Promise<void>;
  /** After a restart: resumes the runs that were interrupted. */
  resume(): Promise<void>;
  /** The aggregator reports ready data: runs that wait for it continue at once. */
  bankDataReady(told: {
    readonly applicationIds: readonly string[];
    readonly requestId: string | null;
  }): Promise<void>;
}

const order: readonly ScoringStage[] = ['preparing', 'reviewing', 'calculating'];
const work: Record<ScoringStage, (deps: StageDeps, run: ScoringRun) => Promise<StageResult>> = {
  preparing: prepare,
  reviewing: review,
  calculating: calculate,
};

/**
 * The job behind scoring. Its state is in the run's row, not in the worker: each visit proceeds as far as it can
 * without waiting and queues the next one, so that a slow bank delays no other run and a restart loses nothing.
 */
export function createScoringRunner(deps: StageDeps & ConcludeDeps & { readonly jobs: Jobs }): ScoringRunner {
  const { database, jobs, timing, now } = deps;

  const send = (executor: Executor, runId: string, delayMs: number, key = runId): Promise<void> =>
    jobs.send(
      executor,
      queue,
      { runId },
      { singletonKey: key, ...(delayMs > 0 && { startAfterSeconds: delayMs / 1000 }) },
    );

  /** Ends the run and returns the applicant to the bank step, atomically. */
  const endAtBank = (run: ScoringRun, { why, ...end }: Extract<StageResult, { is: 'bankFailed' }>) =>
    inTransaction(database, async (trx) => {
      await lockApplication(trx, run.application_id);
      if ((await lockRun(trx, run.id))?.state !== 'running') return;
      await endRun(trx, run.id, { state: 'bankFailed', failure: why, now: now() });
      await deps.banking.connectionFailed(trx, run.application_id, end);
    });

  const visit = async (runId: string): Promise<void> => {
    const run = await findRun(database, runId);
    if (run?.state !== 'running') return;
    const result = await work[run.stage](deps, run);
    if (result.is === 'failed')
      return endRun(database, runId, { state: 'failed', failure: result.why, now: now() });
    if (result.is === 'bankFailed') return endAtBank(run, result);
    if (result.is === 'waiting') return send(database, runId, result.ms);
    const shownUntil = run.stage_since.getTime() + timing.stageMs;
    if (shownUntil > now().getTime()) return send(database, runId, shownUntil - now().getTime());
    if (result.is === 'decided') {
      const settled = await settle(deps, { id: runId, applicationId: run.application_id }, result);
      return settled ? undefined : visit(runId);
    }
    const next = order[order.indexOf(run.stage) + 1];
    if (next) await advance(database, run, { stage: next, since: now() });
    return visit(runId);
  };

  jobs.work<RunJob>(queue, ({ runId }) => visit(runId), {
    // a slow bank or bureau delays one visit, not the queue
    atOnce: 4,
    retryLimit: 5,
    retryDelaySeconds: 2,
    expireInSeconds: 120,
    onDead: async ({ runId }: RunJob) =>
      endRun(database, runId, { state: 'failed', failure: 'gaveUp', now: now() }),
  });

  return {
    queue: (executor, runId) => send(executor, runId, 0),
    resume: async () => {
      // Its own key: a visit planned for later must not suppress this one. A second visit is harmless.
      for (const runId of await liveRunIds(database)) await send(database, runId, 0, `${runId}.resumed`);
    },
    bankDataReady: async (told) => {
      for (const runId of await waitingRunIds(database, told))
        await send(database, runId, 0, `${runId}.told`);
    },
  };
}
