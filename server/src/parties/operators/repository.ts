import type { Executor } from '../../platform/database';
import { operatorsTables } from './tables';

export async function findByKey(executor: Executor, hash: Buffer) {
  return operatorsTables(executor)
    .selectFrom('operator')
    .select(['id', 'name'])
    .where('key_hash', '=', hash)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}

/** False where an operator with this email address, or this key, exists. */
export async function insertOperator(
  executor: Executor,
  operator: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly keyHash: Buffer;
    readonly now: Date;
  },
): Promise<boolean> {
  const row = await operatorsTables(executor)
    .insertInto('operator')
    .values({
      id: operator.id,
      name: operator.name,
      email: operator.email,
      key_hash: operator.keyHash,
      created_at: operator.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the operator's id; null where no active operator has this email address. */
export async function disableOperator(executor: Executor, email: string, now: Date): Promise<string | null> {
  const row = await operatorsTables(executor)
    .updateTable('operator')
    .set({ disabled_at: now })
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Names of the operators with these ids; disabled ones too. */
export async function listOperatorNames(executor: Executor, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return operatorsTables(executor)
    .selectFrom('operator')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
}
