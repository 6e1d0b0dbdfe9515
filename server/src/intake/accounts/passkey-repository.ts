import { type Executor, newId } from '../../platform/database';
import type { NewCredential } from '../../platform/webauthn';
import { accountsTables } from './tables';

/** Returns false if the credential is already stored. */
export async function insertPasskey(
  trx: Executor,
  passkey: NewCredential & { readonly customerId: string; readonly device: string; readonly now: Date },
): Promise<boolean> {
  const row = await accountsTables(trx)
    .insertInto('customer_passkey')
    .values({
      id: newId(passkey.now),
      customer_id: passkey.customerId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      sign_count: passkey.signCount,
      transports: [...passkey.transports],
      device: passkey.device,
      created_at: passkey.now,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks one of the customer's passkeys, because each use increments its counter. */
export async function lockPasskey(trx: Executor, customerId: string, credentialId: string) {
  return accountsTables(trx)
    .selectFrom('customer_passkey')
    .select(['id', 'public_key as publicKey', 'sign_count as signCount'])
    .where('customer_id', '=', customerId)
    .where('credential_id', '=', credentialId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updatePasskeyUse(
  trx: Executor,
  id: string,
  use: { readonly signCount: number; readonly now: Date },
): Promise<void> {
  await accountsTables(trx)
    .updateTable('customer_passkey')
    .set({ sign_count: use.signCount, last_used_at: use.now })
    .where('id', '=', id)
    .execute();
}

export async function listCredentialIds(executor: Executor, customerId: string): Promise<readonly string[]> {
  const rows = await accountsTables(executor)
    .selectFrom('customer_passkey')
    .select('credential_id as id')
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** The passkeys of several customers, newest first. */
export async function listPasskeys(executor: Executor, customerIds: readonly string[]) {
  if (customerIds.length === 0) return [];
  return accountsTables(executor)
    .selectFrom('customer_passkey')
    .select([
      'id',
      'customer_id as customerId',
      'device',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('customer_id', 'in', customerIds)
    .orderBy('created_at', 'desc')
    .execute();
}

export type CustomerPasskey = Awaited<ReturnType<typeof listPasskeys>>[number];

/** Returns the customer's ID; undefined if the passkey does not exist. */
export async function removePasskey(trx: Executor, id: string): Promise<string | undefined> {
  const row = await accountsTables(trx)
    .deleteFrom('customer_passkey')
    .where('id', '=', id)
    .returning('customer_id as customerId')
    .executeTakeFirst();
  return row?.customerId;
}

export async function removePasskeys(trx: Executor, customerId: string): Promise<void> {
  await accountsTables(trx).deleteFrom('customer_passkey').where('customer_id', '=', customerId).execute();
}
