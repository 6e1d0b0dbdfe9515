import type { Facts } from '@tamarack/core/flow/facts';
import type { Executor } from '../database/executor';
import type { BankConnectionTable, DebitAccountTable } from './tables';

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

/** One for each application: a later one takes the place of the earlier. */
export async function setDebitAccount(executor: Executor, row: NewDebitAccount): Promise<void> {
  const { source, cipher, ending, bank } = row;
  const values = { source, account_cipher: cipher, account_ending: ending, bank, created_at: row.now };
  await executor
    .insertInto('debit_account')
    .values({ application_id: row.applicationId, ...values })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(values))
    .execute();
}

export interface NewDebitAccount {
  readonly applicationId: string;
  readonly source: DebitAccountTable['source'];
  readonly cipher: Buffer;
  readonly ending: string;
  readonly bank: string;
  readonly now: Date;
}

export async function findDebitAccount(executor: Executor, applicationId: string) {
  return executor
    .selectFrom('debit_account')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

export async function setApplicationBank(
  executor: Executor,
  applicationId: string,
  bank: Facts['bank'],
): Promise<void> {
  await executor.updateTable('application').set({ bank }).where('id', '=', applicationId).execute();
}
