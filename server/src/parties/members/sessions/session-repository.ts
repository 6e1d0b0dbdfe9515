import type { Executor } from '../../../platform/database';
import { membersTables } from '../tables';

export async function insertSession(
  trx: Executor,
  session: {
    readonly id: string;
    readonly memberId: string;
    readonly membershipId: string | null;
    readonly tokenHash: Buffer;
    readonly userAgent: string;
    readonly network: string;
    readonly now: Date;
  },
): Promise<void> {
  await membersTables(trx)
    .insertInto('member_session')
    .values({
      id: session.id,
      member_id: session.memberId,
      membership_id: session.membershipId,
      token_hash: session.tokenHash,
      user_agent: session.userAgent,
      network: session.network,
      created_at: session.now,
      last_used_at: session.now,
    })
    .execute();
}

/** A session with its member, and with the chosen merchant unless the membership was removed. */
export async function findByToken(executor: Executor, tokenHash: Buffer) {
  return membersTables(executor)
    .selectFrom('member_session as session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .leftJoin('membership_list as membership', 'membership.id', 'session.membership_id')
    .select([
      'session.id as sessionId',
      'session.created_at as createdAt',
      'session.last_used_at as lastUsedAt',
      'member.id as memberId',
      'member.email',
      'member.language',
      'membership.role',
      'membership.merchant_id as merchantId',
      'membership.merchant_name as merchantName',
      'membership.merchant_closed_at as merchantClosedAt',
    ])
    .where('session.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function updateLastUse(executor: Executor, id: string, now: Date): Promise<void> {
  await membersTables(executor)
    .updateTable('member_session')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .execute();
}

export async function updateMembership(trx: Executor, id: string, membershipId: string): Promise<void> {
  await membersTables(trx)
    .updateTable('member_session')
    .set({ membership_id: membershipId })
    .where('id', '=', id)
    .execute();
}

/** Sessions that started and were used since then, last used first. */
export async function listSessions(
  executor: Executor,
  memberId: string,
  since: { readonly createdAfter: Date; readonly usedAfter: Date },
) {
  return membersTables(executor)
    .selectFrom('member_session')
    .select([
      'id',
      'user_agent as userAgent',
      'network',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('member_id', '=', memberId)
    .where('created_at', '>', since.createdAfter)
    .where('last_used_at', '>', since.usedAfter)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Returns the id of the session’s member; undefined if there was no session. */
export async function removeByToken(trx: Executor, tokenHash: Buffer): Promise<string | undefined> {
  const row = await membersTables(trx)
    .deleteFrom('member_session')
    .where('token_hash', '=', tokenHash)
    .returning('member_id')
    .executeTakeFirst();
  return row?.member_id;
}

/** Ends a member's sessions: one, or all but one. Returns how many. */
export async function removeSessions(
  trx: Executor,
  memberId: string,
  which: { readonly sessionId: string } | { readonly exceptId: string },
): Promise<number> {
  const own = membersTables(trx).deleteFrom('member_session').where('member_id', '=', memberId);
  const query =
    'sessionId' in which ? own.where('id', '=', which.sessionId) : own.where('id', '<>', which.exceptId);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

export async function removeExpired(
  executor: Executor,
  limits: { readonly createdBefore: Date; readonly usedBefore: Date },
): Promise<void> {
  await membersTables(executor)
    .deleteFrom('member_session')
    .where((where) =>
      where.or([
        where('created_at', '<=', limits.createdBefore),
        where('last_used_at', '<=', limits.usedBefore),
      ]),
    )
    .execute();
}
