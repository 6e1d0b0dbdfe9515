import type { Executor } from '../../../platform/database';
import { operatorsTables } from '../tables';

/** Also finds an expired or revoked key, and a disabled operator: the audit trail records whose key was used. */
export async function findKey(executor: Executor, keyHash: Buffer) {
  return operatorsTables(executor)
    .selectFrom('operator_key as key')
    .innerJoin('operator', 'operator.id', 'key.operator_id')
    .select([
      'key.id as keyId',
      'key.expires_at as expiresAt',
      'key.last_used_at as lastUsedAt',
      'key.revoked_at as revokedAt',
      'operator.id',
      'operator.name',
      'operator.roles',
      'operator.disabled_at as disabledAt',
    ])
    .where('key.key_hash', '=', keyHash)
    .executeTakeFirst();
}

/** An existing key gets the new expiry. */
export async function insertKey(
  executor: Executor,
  key: {
    readonly id: string;
    readonly operatorId: string;
    readonly keyHash: Buffer;
    readonly lastFour: string;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await operatorsTables(executor)
    .insertInto('operator_key')
    .values({
      id: key.id,
      operator_id: key.operatorId,
      key_hash: key.keyHash,
      last_four: key.lastFour,
      created_at: key.now,
      expires_at: key.expiresAt,
      last_used_at: null,
      revoked_at: null,
    })
    .onConflict((conflict) => conflict.column('key_hash').doUpdateSet({ expires_at: key.expiresAt }))
    .execute();
}

export async function updateKeyUse(executor: Executor, id: string, now: Date): Promise<void> {
  await operatorsTables(executor)
    .updateTable('operator_key')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .execute();
}

/** Keys that are not revoked, newest first. */
export async function listKeys(executor: Executor, operatorId: string) {
  return operatorsTables(executor)
    .selectFrom('operator_key')
    .select([
      'id',
      'last_four as lastFour',
      'created_at as createdAt',
      'expires_at as expiresAt',
      'last_used_at as lastUsedAt',
    ])
    .where('operator_id', '=', operatorId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Revokes one key of an operator, or all; returns how many. */
export async function revokeKeys(
  executor: Executor,
  operatorId: string,
  { keyId, now }: { readonly keyId: string | null; readonly now: Date },
): Promise<number> {
  let query = operatorsTables(executor)
    .updateTable('operator_key')
    .set({ revoked_at: now })
    .where('operator_id', '=', operatorId)
    .where('revoked_at', 'is', null);
  if (keyId !== null) query = query.where('id', '=', keyId);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}
