import type { Executor } from '../../platform/database';
import { bankingTables } from './tables';

/** Banks that applicants connected, or tried to. */
export async function listPersonConnections(executor: Executor, applicationIds: readonly string[]) {
  return bankingTables(executor)
    .selectFrom('bank_connection')
    .select(['institution', 'state', 'started_at as startedAt', 'completed_at as completedAt'])
    .where('application_id', 'in', [...applicationIds])
    .orderBy('id')
    .execute();
}

/** Accounts that payments are debited from; of their numbers, the last digits. */
export async function listPersonAccounts(executor: Executor, applicationIds: readonly string[]) {
  return bankingTables(executor)
    .selectFrom('debit_account')
    .select(['bank', 'account_ending as accountEnding', 'source', 'created_at as createdAt'])
    .where('application_id', 'in', [...applicationIds])
    .orderBy('created_at')
    .execute();
}

/** The hashes of logins are kept: the deletion at the aggregator needs them, and they are useless after it. */
export async function eraseConnections(trx: Executor, applicationId: string): Promise<void> {
  await bankingTables(trx)
    .updateTable('bank_connection')
    .set({ institution: null, selected_account: null, login_cipher: null })
    .where('application_id', '=', applicationId)
    .execute();
}

export async function eraseDebitAccounts(trx: Executor, applicationIds: readonly string[]): Promise<void> {
  await bankingTables(trx)
    .deleteFrom('debit_account')
    .where('application_id', 'in', [...applicationIds])
    .execute();
}
