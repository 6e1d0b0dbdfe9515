import { type Executor, inTransaction } from '../database/executor';
import { lockApplicant } from './applicant-repository';
import { type ConcludeDeps, conclude } from './conclude';
import { endRun, lockRun } from './run-repository';
import type { StageResult } from './stages';

/** Ends a run with what it decided, once: a second worker with the same run finds it ended. */
export async function settle(
  deps: ConcludeDeps & { readonly database: Executor },
  run: { readonly id: string; readonly applicationId: string },
  { decision, pictureCipher }: Extract<StageResult, { is: 'decided' }>,
): Promise<void> {
  const { applicationId } = run;
  await inTransaction(deps.database, async (trx) => {
    await lockApplicant(trx, applicationId);
    const live = await lockRun(trx, run.id);
    if (live?.state !== 'running') return;
    const state = decision.outcome === 'sinNeeded' ? 'sinNeeded' : 'done';
    await endRun(trx, run.id, { state, now: deps.now() });
    await conclude(
      trx,
      { applicationId, by: { runId: run.id }, actor: 'system', decision, pictureCipher, lineId: null },
      deps,
    );
  });
}
