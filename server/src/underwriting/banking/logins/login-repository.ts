import { findOwnerId } from '../../../intake/applications';
import type { Executor } from '../../../platform/database';
import type { BankForgetTable } from '../tables';
import { bankingTables } from '../tables';

/** False if the login belongs to another customer. */
export async function canUseLogin(
  executor: Executor,
  login: Buffer,
  applicationId: string,
): Promise<boolean> {
  const row = await bankingTables(executor)
    .selectFrom('bank_login')
    .select('owner')
    .where('login_hash', '=', login)
    .executeTakeFirst();
  return row === undefined || row.owner === (await findOwnerId(executor, applicationId));
}

/** Assigns a proven login to its customer; false if it already belongs to another. */
export async function bindLogin(
  executor: Executor,
  login: Buffer,
  applicationId: string,
  now: Date,
): Promise<boolean> {
  const owner = await findOwnerId(executor, applicationId);
  if (owner !== null)
    await bankingTables(executor)
      .insertInto('bank_login')
      .values({ login_hash: login, owner, bound_at: now })
      .onConflict((conflict) => conflict.column('login_hash').doNothing())
      .execute();
  return canUseLogin(executor, login, applicationId);
}

export async function unbindLogin(executor: Executor, login: Buffer): Promise<void> {
  await bankingTables(executor).deleteFrom('bank_login').where('login_hash', '=', login).execute();
}

/** Whether an application is connected by this login, and whether that is proven. */
export async function findLoginUse(executor: Executor, login: Buffer): Promise<'proven' | 'unproven' | null> {
  const rows = await bankingTables(executor)
    .selectFrom('bank_connection')
    .select('proof')
    .where('login_hash', '=', login)
    .where('state', '=', 'connected')
    .execute();
  if (rows.length === 0) return null;
  return rows.some(({ proof }) => proof !== null) ? 'proven' : 'unproven';
}

export type LoginDeletionRow = Omit<BankForgetTable, 'asked_at'> & { readonly asked_at: Date };

export async function insertLoginDeletion(executor: Executor, row: LoginDeletionRow): Promise<void> {
  await bankingTables(executor).insertInto('bank_forget').values(row).execute();
}

/** A login to delete, with its attempt. */
export async function findLoginDeletion(executor: Executor, id: string) {
  return bankingTables(executor)
    .selectFrom('bank_forget')
    .innerJoin('bank_connection', 'bank_connection.id', 'bank_forget.connection_id')
    .select([
      'bank_forget.login_cipher',
      'bank_forget.login_hash',
      'bank_forget.proven',
      'bank_connection.application_id',
      'bank_connection.tag',
      'bank_connection.started_at',
      'bank_connection.tagged_login',
    ])
    .where('bank_forget.id', '=', id)
    .executeTakeFirst();
}

export async function removeLoginDeletion(executor: Executor, id: string): Promise<void> {
  await bankingTables(executor).deleteFrom('bank_forget').where('id', '=', id).execute();
}

export async function removeLoginDeletionsBefore(executor: Executor, before: Date): Promise<void> {
  await bankingTables(executor).deleteFrom('bank_forget').where('asked_at', '<', before).execute();
}

/** Deletions requested before `before` and still open. */
export async function listLoginDeletionIds(executor: Executor, before: Date): Promise<string[]> {
  const rows = await bankingTables(executor)
    .selectFrom('bank_forget')
    .select('id')
    .where('asked_at', '<', before)
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}
