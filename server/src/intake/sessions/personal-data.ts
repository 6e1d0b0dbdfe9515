import type { Executor } from '../../platform/database';
import { sessionsTables } from './tables';

/** Ends the sessions of applications, and removes the links that lead back to them. */
export async function endApplicationSessions(
  trx: Executor,
  applicationIds: readonly string[],
  now: Date,
): Promise<void> {
  await sessionsTables(trx)
    .updateTable('session')
    .set({ ended_at: now, device_hash: null })
    .where('id', 'in', (query) =>
      query
        .selectFrom('live_session')
        .select('live_session.id')
        .where('live_session.application_id', 'in', [...applicationIds]),
    )
    .execute();
  await sessionsTables(trx)
    .deleteFrom('resume_link')
    .where('application_id', 'in', [...applicationIds])
    .execute();
}
