import type { Executor } from '../database/executor';
import type { BankConnectionTable } from './tables';

export interface NewConnection {
  readonly id: string;
  readonly applicationId: string;
  readonly kind: BankConnectionTable['kind'];
  readonly tag: string;
  readonly language: 'en' | 'fr';
  readonly startedAt: Date;
}

export async function insertConnection(executor: Executor, row: NewConnection): Promise<void> {
  await executor
    .insertInto('bank_connection')
    .values({
      id: row.id,
      application_id: row.applicationId,
      kind: row.kind,
      tag: row.tag,
      language: row.language,
      started_at: row.startedAt,
    })
    .execute();
}

export async function findConnection(executor: Executor, applicationId: string, id: string) {
  return executor
    .selectFrom('bank_connection')
    .selectAll()
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

export async function findConnected(executor: Executor, applicationId: string) {
  return executor
    .selectFrom('bank_connection')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('state', '=', 'connected')
    .executeTakeFirst();
}

export async function findByLogin(executor: Executor, loginHash: Buffer) {
  return executor
    .selectFrom('bank_connection')
    .selectAll()
    .where('login_hash', '=', loginHash)
    .executeTakeFirst();
}

export interface Completed {
  readonly institution: string;
  readonly loginCipher: Buffer;
  readonly loginHash: Buffer;
  readonly selectedAccount: string | null;
  readonly completedAt: Date;
}

/** Marks an attempt connected; false when it was used already. */
export async function completeConnection(executor: Executor, id: string, done: Completed): Promise<boolean> {
  const result = await executor
    .updateTable('bank_connection')
    .set({
      state: 'connected',
      institution: done.institution,
      login_cipher: done.loginCipher,
      login_hash: done.loginHash,
      selected_account: done.selectedAccount,
      completed_at: done.completedAt,
    })
    .where('id', '=', id)
    .where('state', '=', 'started')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Attempts that are not needed any more once one of them is connected. */
export async function supersede(executor: Executor, applicationId: string, exceptId: string): Promise<void> {
  await executor
    .updateTable('bank_connection')
    .set({ state: 'superseded' })
    .where('application_id', '=', applicationId)
    .where('id', '!=', exceptId)
    .where('state', '=', 'started')
    .execute();
}

export async function setDebitAccount(
  executor: Executor,
  id: string,
  account: { readonly cipher: Buffer; readonly ending: string },
): Promise<void> {
  await executor
    .updateTable('bank_connection')
    .set({ account_cipher: account.cipher, account_ending: account.ending })
    .where('id', '=', id)
    .execute();
}

export async function setApplicationBank(
  executor: Executor,
  applicationId: string,
  bank: 'connected' | 'bypassed',
): Promise<void> {
  await executor.updateTable('application').set({ bank }).where('id', '=', applicationId).execute();
}
