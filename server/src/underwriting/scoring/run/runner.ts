import { type ScoringStage, scoringStages } from '@tamarack/core/flow/scoring-stages';
import { lockApplication } from '../../../intake/applications';
import { type Executor, inTransaction } from '../../../platform/database';
import type { Jobs } from '../../../platform/jobs';
import type { ConcludeDeps } from '../conclusion/conclude';
import { fetchBankData } from './bank-stage';
import { concludeRun } from './conclude-run';
import {
  advance,
  endRun,
  findRun,
  listLiveRunIds,
  listWaitingRunIds,
  lockRun,
  type ScoringRun,
} from './repository';
import { assessApplicant, calculate, type StageDeps, type StageResult } from './stages';

const queue = 'scoring';

interface RunJob {
  readonly runId: string;
}

const stageHandlers: Record<ScoringStage, (deps: StageDeps, run: ScoringRun) => Promise<StageResult>> = {
  preparing: fetchBankData,
  reviewing: assessApplicant,
  calculating: calculate,
};

/**
 * The job behind scoring. Its state is in the run's row, not in the worker: each visit proceeds as far as it can
 * without waiting and queues the next one, so that a slow bank delays no other run and a restart loses nothing.
 */
export function createScoringRunner(deps: StageDeps & ConcludeDeps & { readonly jobs: Jobs }) {
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
      await deps.banking.failConnection(trx, run.application_id, end);
    });

  const processRun = async (runId: string): Promise<void> => {
    const run = await findRun(database, runId);
    if (run?.state !== 'running') return;
    const result = await stageHandlers[run.stage](deps, run);
    if (result.is === 'failed')
      return endRun(database, runId, { state: 'failed', failure: result.why, now: now() });
    if (result.is === 'bankFailed') return endAtBank(run, result);
    if (result.is === 'waiting') return send(database, runId, result.ms);
    const shownUntil = run.stage_since.getTime() + timing.minStageMs;
    if (shownUntil > now().getTime()) return send(database, runId, shownUntil - now().getTime());
    if (result.is === 'decided') {
      const concluded = await concludeRun(deps, { id: runId, applicationId: run.application_id }, result);
      return concluded ? undefined : processRun(runId);
    }
    const next = scoringStages[scoringStages.indexOf(run.stage) + 1];
    if (next) await advance(database, run, { stage: next, since: now() });
    return processRun(runId);
  };

  jobs.work<RunJob>(queue, ({ runId }) => processRun(runId), {
    // almost all of a visit is the wait for the bank or the bureau
    concurrency: 16,
    retryLimit: 5,
    retryDelaySeconds: 2,
    expireInSeconds: 120,
    onDeadLetter: async ({ runId }: RunJob) =>
      endRun(database, runId, { state: 'failed', failure: 'gaveUp', now: now() }),
  });

  return {
    /** Queues a run in the caller's transaction. */
    queue: (executor: Executor, runId: string): Promise<void> => send(executor, runId, 0),

    /** After a restart: resumes the runs that were interrupted. */
    resume: async (): Promise<void> => {
      // Its own key: a visit planned for later must not suppress this one. A second visit is harmless.
      for (const runId of await listLiveRunIds(database)) await send(database, runId, 0, `${runId}.resumed`);
    },

    /** The aggregator reports ready data: runs that wait for it continue immediately. */
    resumeWaitingRuns: async (source: {
      readonly applicationIds: readonly string[];
      readonly requestId: string | null;
    }): Promise<void> => {
      for (const runId of await listWaitingRunIds(database, source))
        await send(database, runId, 0, `${runId}.told`);
    },
  };
}
