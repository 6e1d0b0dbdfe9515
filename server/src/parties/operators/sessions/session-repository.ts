import type { Executor } from '../../platform/database';
import { operatorsTables } from './tables';

/** Also finds a disabled operator: the audit trail records whose key was used. */
export async function findKeyHolder(executor: Executor, keyHash: Buffer) {
  return operatorsTables(executor)
    .selectFrom('operator')
    .select(['id', 'name', 'disabled_at as disabledAt'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
}

export async function insertSession(
  executor: Executor,
  session: {
    readonly id: string;
    readonly operatorId: string;
    readonly tokenHash: Buffer;
    readonly now: Date;
  },
): Promise<void> {
  await operatorsTables(executor)
    .insertInto('operator_session')
    .values({
      id: session.id,
      operator_id: session.operatorId,
      token_hash: session.tokenHash,
      created_at: session.now,
      last_used_at: session.now,
    })
    .execute();
}

/** A session with its operator, unless disabled. */
export async function findByToken(executor: Executor, tokenHash: Buffer) {
  return operatorsTables(executor)
    .selectFrom('operator_session')
    .innerJoin('operator', 'operator.id', 'operator_session.operator_id')
    .select([
      'operator_session.id as sessionId',
      'operator_session.created_at as createdAt',
      'operator_session.last_used_at as lastUsedAt',
      'operator.id',
      'operator.name',
    ])
    .where('operator_session.token_hash', '=', tokenHash)
    .where('operator.disabled_at', 'is', null)
    .executeTakeFirst();
}

export async function updateLastUse(executor: Executor, id: string, now: Date): Promise<void> {
  await operatorsTables(executor)
    .updateTable('operator_session')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .execute();
}

/** Returns the id of the session’s operator; undefined where there was no session. */
export async function removeByToken(executor: Executor, tokenHash: Buffer): Promise<string | undefined> {
  const row = await operatorsTables(executor)
    .deleteFrom('operator_session')
    .where('token_hash', '=', tokenHash)
    .returning('operator_id')
    .executeTakeFirst();
  return row?.operator_id;
}

export async function removeOperatorSessions(executor: Executor, operatorId: string): Promise<void> {
  await operatorsTables(executor)
    .deleteFrom('operator_session')
    .where('operator_id', '=', operatorId)
    .execute();
}

export async function removeExpired(
  executor: Executor,
  limits: { readonly createdBefore: Date; readonly usedBefore: Date },
): Promise<void> {
  await operatorsTables(executor)
    .deleteFrom('operator_session')
    .where((where) =>
      where.or([
        where('created_at', '<=', limits.createdBefore),
        where('last_used_at', '<=', limits.usedBefore),
      ]),
    )
    .execute();
}
