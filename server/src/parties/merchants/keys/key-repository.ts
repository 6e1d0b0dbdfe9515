import type { Executor } from '../../../platform/database';
import type { KeyPermissions } from '../key-permissions';
import { merchantColumns } from '../repository';
import { type MerchantKeyKind, merchantsTables } from '../tables';

/** The key with its merchant, even if it is revoked or has expired. */
export async function findKey(executor: Executor, kind: MerchantKeyKind, hash: Buffer) {
  return merchantsTables(executor)
    .selectFrom('merchant_key')
    .innerJoin('merchant', 'merchant.id', 'merchant_key.merchant_id')
    .select(merchantColumns)
    .select([
      'merchant_key.id as keyId',
      'merchant_key.permissions',
      'merchant_key.expires_at as expiresAt',
      'merchant_key.last_used_at as lastUsedAt',
      'merchant_key.revoked_at as revokedAt',
    ])
    .where('merchant_key.hash', '=', hash)
    .where('merchant_key.kind', '=', kind)
    .executeTakeFirst();
}

/** Does nothing if the key exists. */
export async function insertKey(
  trx: Executor,
  key: {
    readonly id: string;
    readonly merchantId: string;
    readonly kind: MerchantKeyKind;
    readonly hash: Buffer;
    readonly lastFour: string;
    readonly permissions: KeyPermissions;
    readonly now: Date;
  },
): Promise<void> {
  await merchantsTables(trx)
    .insertInto('merchant_key')
    .values({
      id: key.id,
      merchant_id: key.merchantId,
      kind: key.kind,
      hash: key.hash,
      last_four: key.lastFour,
      permissions: key.permissions && [...key.permissions],
      created_at: key.now,
    })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

/** Of concurrent requests, only one writes. */
export async function updateKeyUse(
  executor: Executor,
  id: string,
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<void> {
  await merchantsTables(executor)
    .updateTable('merchant_key')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((row) => row.or([row('last_used_at', 'is', null), row('last_used_at', '<', before)]))
    .execute();
}

/** Keys that work, newest first. */
export async function listKeys(executor: Executor, merchantId: string, now: Date) {
  return merchantsTables(executor)
    .selectFrom('merchant_key')
    .select([
      'id',
      'kind',
      'last_four as lastFour',
      'permissions',
      'created_at as createdAt',
      'expires_at as expiresAt',
      'last_used_at as lastUsedAt',
    ])
    .where('merchant_id', '=', merchantId)
    .where('revoked_at', 'is', null)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .orderBy('id', 'desc')
    .execute();
}

export async function updateKey(
  trx: Executor,
  id: string,
  set: { readonly expires_at: Date } | { readonly revoked_at: Date },
): Promise<void> {
  await merchantsTables(trx).updateTable('merchant_key').set(set).where('id', '=', id).execute();
}
