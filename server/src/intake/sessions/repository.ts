import { sql } from 'kysely';
import type { Executor, InsertInto } from '../../platform/database';
import { type SessionsTables, sessionsTables } from './tables';

const selectLiveSessions = (executor: Executor) =>
  sessionsTables(executor)
    .selectFrom('live_session')
    .select([
      'id as sessionId',
      'token_hash as tokenHash',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
      'locked',
      'proof_due as proofDue',
      'checkout_id as checkoutId',
      'application_id as applicationId',
      'merchant_id as merchantId',
    ]);

export async function findByToken(executor: Executor, tokenHash: Buffer) {
  return selectLiveSessions(executor).where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** A session by its id, and when its token was ended. */
export async function findById(executor: Executor, id: string) {
  return selectLiveSessions(executor)
    .select(({ selectFrom }) =>
      selectFrom('session')
        .select('token_ended_at')
        .whereRef('session.id', '=', 'live_session.id')
        .as('tokenEndedAt'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The device's most recently used session, of any checkout, unless its phone is to be verified. */
export async function findByResumeHash(executor: Executor, resumeHash: Buffer) {
  return selectLiveSessions(executor)
    .where('resume_hash', '=', resumeHash)
    .where((row) => row.or([row('proof_due', 'is', null), row('proof_due', '=', 'email')]))
    .orderBy('last_used_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The device's most recently used session of one checkout. */
export async function findByDevice(executor: Executor, resumeHash: Buffer, checkoutId: string) {
  return selectLiveSessions(executor)
    .where('resume_hash', '=', resumeHash)
    .where('checkout_id', '=', checkoutId)
    .orderBy('last_used_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The properties that a new session inherits from this one; none if it has ended. */
export async function findOpenSession(executor: Executor, id: string) {
  return sessionsTables(executor)
    .selectFrom('session')
    .select(['created_at as createdAt', 'locked'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

export interface NewSession {
  readonly id: string;
  readonly checkoutId: string;
  readonly tokenHash: Buffer;
  readonly resumeHash: Buffer;
  /** Age of the first session, if a session continues another. */
  readonly createdAt: Date;
  readonly locked: boolean;
  readonly now: Date;
}

export const buildSessionInsert = (session: NewSession): InsertInto<SessionsTables> => ({
  table: 'session',
  values: {
    id: session.id,
    checkout_id: session.checkoutId,
    token_hash: session.tokenHash,
    resume_hash: session.resumeHash,
    created_at: session.createdAt,
    last_used_at: session.now,
    locked: session.locked,
  },
});

export async function touch(executor: Executor, id: string, now: Date): Promise<void> {
  await sessionsTables(executor)
    .updateTable('session')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .execute();
}

/** From now on another token identifies the session. */
export async function replaceToken(
  executor: Executor,
  id: string,
  { tokenHash, now }: { readonly tokenHash: Buffer; readonly now: Date },
): Promise<void> {
  await sessionsTables(executor)
    .updateTable('session')
    .set(({ ref }) => ({
      token_hash: tokenHash,
      token_ended_at: now,
      ended_token_hash: ref('token_hash'),
    }))
    .where('id', '=', id)
    .execute();
}

/** Whether the token was ended after the purchase of this checkout was completed. */
export async function isUsedToken(
  executor: Executor,
  { tokenHash, checkoutId }: { readonly tokenHash: Buffer; readonly checkoutId: string },
): Promise<boolean> {
  const row = await sessionsTables(executor)
    .selectFrom('used_token')
    .select('checkout_id')
    .where('token_hash', '=', tokenHash)
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the token of a session on the checkout was ended. */
export async function hasEndedToken(executor: Executor, checkoutId: string): Promise<boolean> {
  const row = await sessionsTables(executor)
    .selectFrom('session')
    .select('id')
    .where('checkout_id', '=', checkoutId)
    .where('token_ended_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The phone was verified in it. */
export async function unlock(executor: Executor, id: string): Promise<void> {
  await sessionsTables(executor).updateTable('session').set({ locked: false }).where('id', '=', id).execute();
}

/** Ends other devices' sessions on the checkout of this one. */
export async function endOtherDevices(executor: Executor, id: string, now: Date): Promise<void> {
  await sql`
    update session as other set ended_at = ${now}, device_hash = null
    from session as mine
    where mine.id = ${id} and other.checkout_id = mine.checkout_id and other.ended_at is null
      and other.resume_hash is distinct from mine.resume_hash`.execute(executor);
}

/** Ends every session on an application of the customer. */
export async function endCustomerSessions(executor: Executor, customerId: string, now: Date): Promise<void> {
  await sessionsTables(executor)
    .updateTable('session')
    .set({ ended_at: now, device_hash: null })
    .where('ended_at', 'is', null)
    .where('id', 'in', (query) =>
      query
        .selectFrom('customer_session')
        .select('customer_session.id')
        .where('customer_id', '=', customerId),
    )
    .execute();
}

/** Removes expired sessions; a session that signed is part of the evidence and is kept. */
export async function removeExpiredSessions(
  executor: Executor,
  limits: { readonly createdBefore: Date; readonly usedBefore: Date },
): Promise<void> {
  await sessionsTables(executor)
    .deleteFrom('session')
    .where((where) =>
      where.or([
        where('created_at', '<', limits.createdBefore),
        where('last_used_at', '<', limits.usedBefore),
        where('ended_at', 'is not', null),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('signing_session')
            .select('signing_session.session_id')
            .whereRef('signing_session.session_id', '=', 'session.id'),
        ),
      ),
    )
    .execute();
}
