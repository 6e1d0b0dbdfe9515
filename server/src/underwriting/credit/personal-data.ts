import type { Executor } from '../../platform/database';
import { creditTables } from './tables';

/** Credit lines that were granted in applications. */
export async function listPersonLines(executor: Executor, applicationIds: readonly string[]) {
  return creditTables(executor)
    .selectFrom('credit_line')
    .select([
      'limit_cents as limit',
      'used_cents as used',
      'expires_on as expiresOn',
      'created_at as grantedAt',
    ])
    .where('application_id', 'in', [...applicationIds])
    .orderBy('id')
    .execute();
}
