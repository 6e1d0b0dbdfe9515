import type { Executor } from '../database/executor';

/** The applicant came back to an invoice that was confirmed in an earlier visit; does nothing to any other. */
export async function setPending(trx: Executor, applicationId: string, now: Date): Promise<void> {
  await trx
    .updateTable('invoice')
    .set({ pending_since: now })
    .where('application_id', '=', applicationId)
    .where('state', '=', 'confirmed')
    .where('pending_since', 'is', null)
    .execute();
}
