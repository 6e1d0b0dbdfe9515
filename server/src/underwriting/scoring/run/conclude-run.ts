import { dateIn } from '@tamarack/core/calendar/plain-date';
import { findCustomerId, lockApplication, lockCustomer } from '../../../intake/applications';
import { type Executor, inTransaction } from '../../../platform/database';
import { type ConcludeDeps, conclude } from '../conclusion/conclude';
import { getCustomerHistory } from './customer-history';
import { endRun, lockRun } from './repository';
import type { StageResult } from './stages';

/**
 * Ends a run with its decision, once: a second worker finds it ended. Returns false if the customer got another decision
 * meanwhile: the run has to be decided again.
 */
export async function concludeRun(
  deps: ConcludeDeps & { readonly database: Executor },
  run: { readonly id: string; readonly applicationId: string },
  { decision, summaryCipher, evidenceCipher, history }: Extract<StageResult, { is: 'decided' }>,
): Promise<boolean> {
  const { applicationId } = run;
  return inTransaction(deps.database, async (trx) => {
    await lockApplication(trx, applicationId);
    const locked = await lockRun(trx, run.id);
    if (locked?.state !== 'running') return true;
    const customerId = await findCustomerId(trx, applicationId);
    if (customerId !== null) {
      await lockCustomer(trx, customerId);
      const current = await getCustomerHistory(trx, { customerId, applicationId, today: dateIn(deps.now()) });
      const same =
        current.exposure === history.exposure && current.rejectedElsewhere === history.rejectedElsewhere;
      if (!same) return false;
    }
    const state = decision.outcome === 'sinNeeded' ? 'sinNeeded' : 'done';
    await endRun(trx, run.id, { state, now: deps.now() });
    await conclude(
      trx,
      {
        applicationId,
        source: { runId: run.id },
        actor: 'system',
        decision,
        summaryCipher,
        evidenceCipher,
        lineId: null,
      },
      deps,
    );
    return true;
  });
}
