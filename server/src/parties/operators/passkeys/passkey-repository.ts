import type { Executor } from '../../../platform/database';
import { operatorsTables } from '../tables';

export async function insertPasskey(
  trx: Executor,
  passkey: {
    readonly id: string;
    readonly operatorId: string;
    readonly credentialId: string;
    readonly publicKey: Buffer;
    readonly signCount: number;
    readonly transports: readonly string[];
    readonly device: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const row = await operatorsTables(trx)
    .insertInto('operator_passkey')
    .values({
      id: passkey.id,
      operator_id: passkey.operatorId,
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

/** With its operator, also a disabled one; locked, because each use raises its count. */
export async function lockPasskey(trx: Executor, credentialId: string) {
  return operatorsTables(trx)
    .selectFrom('operator_passkey as passkey')
    .innerJoin('operator', 'operator.id', 'passkey.operator_id')
    .select([
      'passkey.id as passkeyId',
      'passkey.public_key as publicKey',
      'passkey.sign_count as signCount',
      'operator.id',
      'operator.name',
      'operator.roles',
      'operator.disabled_at as disabledAt',
    ])
    .where('passkey.credential_id', '=', credentialId)
    .forNoKeyUpdate('passkey')
    .executeTakeFirst();
}

export async function updatePasskeyUse(
  trx: Executor,
  id: string,
  use: { readonly signCount: number; readonly now: Date },
): Promise<void> {
  await operatorsTables(trx)
    .updateTable('operator_passkey')
    .set({ sign_count: use.signCount, last_used_at: use.now })
    .where('id', '=', id)
    .execute();
}

/** Newest first. */
export async function listPasskeys(executor: Executor, operatorId: string) {
  return operatorsTables(executor)
    .selectFrom('operator_passkey')
    .select([
      'id',
      'credential_id as credentialId',
      'device',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('operator_id', '=', operatorId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** False if the operator has no such passkey. */
export async function removePasskey(trx: Executor, operatorId: string, passkeyId: string): Promise<boolean> {
  const result = await operatorsTables(trx)
    .deleteFrom('operator_passkey')
    .where('operator_id', '=', operatorId)
    .where('id', '=', passkeyId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
