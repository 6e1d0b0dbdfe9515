import type { BankTrouble } from '@tamarack/core/flow/facts';
import type { Language } from '@tamarack/core/language';
import type { Executor } from '../../platform/database';
import type { BankConnectionTable, DebitAccountTable } from './tables';
import { bankingTables } from './tables';

export interface NewConnection {
  readonly id: string;
  readonly applicationId: string;
  readonly kind: BankConnectionTable['kind'];
  readonly tag: string;
  readonly language: Language;
  readonly startedAt: Date;
}

export async function insertConnection(executor: Executor, row: NewConnection): Promise<void> {
  await bankingTables(executor)
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
  return bankingTables(executor)
    .selectFrom('bank_connection')
    .selectAll()
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

export async function findConnected(executor: Executor, applicationId: string) {
  return bankingTables(executor)
    .selectFrom('bank_connection')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('state', '=', 'connected')
    .executeTakeFirst();
}

export async function findConnectionByTag(executor: Executor, tag: string) {
  return bankingTables(executor)
    .selectFrom('bank_connection')
    .selectAll()
    .where('tag', '=', tag)
    .executeTakeFirst();
}

/** Applications connected by this login. */
export async function listApplicationIds(executor: Executor, loginHash: Buffer): Promise<string[]> {
  const rows = await bankingTables(executor)
    .selectFrom('bank_connection')
    .select('application_id')
    .where('login_hash', '=', loginHash)
    .where('state', '=', 'connected')
    .execute();
  return rows.map((row) => row.application_id);
}

/** An attempt keeps the first login reported with its tag. */
export async function setTaggedLogin(executor: Executor, id: string, loginHash: Buffer): Promise<void> {
  await bankingTables(executor)
    .updateTable('bank_connection')
    .set({ tagged_login: loginHash })
    .where('id', '=', id)
    .where('tagged_login', 'is', null)
    .execute();
}

export async function setProof(executor: Executor, id: string, proof: 'tag' | 'fresh'): Promise<void> {
  await bankingTables(executor).updateTable('bank_connection').set({ proof }).where('id', '=', id).execute();
}

/** Ends a live connection and removes the login's ciphertext. */
export async function endConnection(
  executor: Executor,
  id: string,
  end: { readonly state: 'failed' | 'disconnected'; readonly trouble: BankTrouble | null },
): Promise<void> {
  await bankingTables(executor)
    .updateTable('bank_connection')
    .set({ ...end, login_cipher: null })
    .where('id', '=', id)
    .execute();
}

/** Marks an attempt whose login came too late; true once for each attempt. */
export async function markUnused(
  executor: Executor,
  applicationId: string,
  id: string,
  loginHash: Buffer,
): Promise<boolean> {
  const result = await bankingTables(executor)
    .updateTable('bank_connection')
    .set({ state: 'superseded', login_hash: loginHash })
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .where('state', 'in', ['started', 'superseded'])
    .where('login_hash', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export interface CompletedConnection {
  readonly institution: string;
  readonly loginCipher: Buffer;
  readonly loginHash: Buffer;
  readonly selectedAccount: string | null;
  readonly proof: BankConnectionTable['proof'];
  readonly completedAt: Date;
}

/** Marks an attempt as connected; false when it was already used. */
export async function completeConnection(
  executor: Executor,
  id: string,
  done: CompletedConnection,
): Promise<boolean> {
  const result = await bankingTables(executor)
    .updateTable('bank_connection')
    .set({
      state: 'connected',
      institution: done.institution,
      login_cipher: done.loginCipher,
      login_hash: done.loginHash,
      selected_account: done.selectedAccount,
      proof: done.proof,
      completed_at: done.completedAt,
    })
    .where('id', '=', id)
    .where('state', '=', 'started')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Removes attempts that are obsolete once one of them is connected. */
export async function supersedeOthers(
  executor: Executor,
  applicationId: string,
  exceptId: string,
): Promise<void> {
  await bankingTables(executor)
    .updateTable('bank_connection')
    .set({ state: 'superseded' })
    .where('application_id', '=', applicationId)
    .where('id', '!=', exceptId)
    .where('state', '=', 'started')
    .execute();
}

/** One for each application: a later one replaces the earlier. */
export async function setDebitAccount(executor: Executor, row: NewDebitAccount): Promise<void> {
  const { source, cipher, ending, bank } = row;
  const values = { source, account_cipher: cipher, account_ending: ending, bank, created_at: row.now };
  await bankingTables(executor)
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
  return bankingTables(executor)
    .selectFrom('debit_account')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

/** The account of the agreement that the customer signed last in another application. */
export async function findOtherDebitAccount(executor: Executor, applicationId: string) {
  return bankingTables(executor)
    .selectFrom('other_debit_account')
    .select(['signed_application_id as signedApplicationId', 'account_cipher as accountCipher'])
    .where('application_id', '=', applicationId)
    .orderBy('signed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Removes only an account from the aggregator; that of a void cheque is kept. */
export async function deleteDebitAccount(
  executor: Executor,
  applicationId: string,
  source: DebitAccountTable['source'],
): Promise<void> {
  await bankingTables(executor)
    .deleteFrom('debit_account')
    .where('application_id', '=', applicationId)
    .where('source', '=', source)
    .execute();
}
