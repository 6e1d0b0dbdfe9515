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

/** Repayments and write-offs of what these applications drew. */
export async function listPersonLoanEntries(executor: Executor, applicationIds: readonly string[]) {
  return creditTables(executor)
    .selectFrom('loan_entry as entry')
    .innerJoin('credit_use as use', 'use.id', 'entry.credit_use_id')
    .select([
      'use.application_id as applicationId',
      'entry.kind',
      'entry.principal_cents as principal',
      'entry.booked_on as bookedOn',
    ])
    .where('use.application_id', 'in', [...applicationIds])
    .orderBy('entry.id')
    .execute();
}
