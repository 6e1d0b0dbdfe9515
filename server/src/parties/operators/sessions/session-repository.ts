import type { Executor } from '../../../platform/database';
import { type LoginMethod, operatorsTables } from '../tables';

export async function insertSession(
  executor: Executor,
  session: {
    readonly id: string;
    readonly operatorId: string;
    readonly tokenHash: Buffer;
    readonly userAgent: string;
    readonly network: string;
    readonly method: LoginMethod;
    readonly now: Date;
  },
): Promise<void> {
  await operatorsTables(executor)
    .insertInto('operator_session')
    .values({
      id: session.id,
      operator_id: session.operatorId,
      token_hash: session.tokenHash,
      user_agent: session.userAgent,
      network: session.network,
      method: session.method,
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
      'operator_session.user_agent as userAgent',
      'operator_session.network',
      'operator.id',
      'operator.name',
      'operator.roles',
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

/** Sessions that started and were used since then, last used first. */
export async function listSessions(
  executor: Executor,
  operatorId: string,
  since: { readonly createdAfter: Date; readonly usedAfter: Date },
) {
  return operatorsTables(executor)
    .selectFrom('operator_session')
    .select([
      'id',
      'token_hash as tokenHash',
      'user_agent as userAgent',
      'network',
      'method',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('operator_id', '=', operatorId)
    .where('created_at', '>', since.createdAfter)
    .where('last_used_at', '>', since.usedAfter)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Returns the id of the session’s operator; undefined if there was no session. */
export async function removeByToken(executor: Executor, tokenHash: Buffer): Promise<string | undefined> {
  const row = await operatorsTables(executor)
    .deleteFrom('operator_session')
    .where('token_hash', '=', tokenHash)
    .returning('operator_id')
    .executeTakeFirst();
  return row?.operator_id;
}

/** Ends an operator's sessions: one, all but one, or all. Returns how many. */
export async function removeSessions(
  executor: Executor,
  operatorId: string,
  which: { readonly sessionId?: string; readonly exceptTokenHash?: Buffer } = {},
): Promise<number> {
  let query = operatorsTables(executor).deleteFrom('operator_session').where('operator_id', '=', operatorId);
  if (which.sessionId !== undefined) query = query.where('id', '=', which.sessionId);
  if (which.exceptTokenHash !== undefined) query = query.where('token_hash', '<>', which.exceptTokenHash);
  return Number((await query.executeTakeFirst()).numDeletedRows);
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
