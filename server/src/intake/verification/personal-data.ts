import type { Executor } from '../../platform/database';
import { verificationTables } from './tables';

/** Removes the codes of applications, and what limits the next ones. */
export async function removeCodes(trx: Executor, applicationIds: readonly string[]): Promise<void> {
  const ids = [...applicationIds];
  await verificationTables(trx).deleteFrom('verification_code').where('application_id', 'in', ids).execute();
  await verificationTables(trx).deleteFrom('verification_lock').where('application_id', 'in', ids).execute();
  await verificationTables(trx).deleteFrom('verification_send').where('application_id', 'in', ids).execute();
}
