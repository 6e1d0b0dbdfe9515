import type { Executor } from '../database/executor';

const joined = (executor: Executor) =>
  executor
    .selectFrom('session')
    .innerJoin('checkout', 'checkout.id', 'session.checkout_id')
    .select([
      'session.id as sessionId',
      'session.token_hash as tokenHash',
      'session.created_at as createdAt',
      'session.last_used_at as lastUsedAt',
      'checkout.id as checkoutId',
      'checkout.application_id as applicationId',
      'checkout.merchant_id as merchantId',
    ])
    .where('session.ended_at', 'is', null);

export async function findByToken(executor: Executor, tokenHash: Buffer) {
  return joined(executor).where('session.token_hash', '=', tokenHash).executeTakeFirst();
}

/** The device's most recently used session, of whatever checkout. */
export async function findByResume(executor: Executor, resumeHash: Buffer) {
  return joined(executor)
    .where('session.resume_hash', '=', resumeHash)
    .orderBy('session.last_used_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export interface NewSession {
  readonly id: string;
  readonly checkoutId: string;
  readonly tokenHash: Buffer;
  readonly resumeHash: Buffer;
  readonly now: Date;
}

export async function insertSession(executor: Executor, session: NewSession): Promise<void> {
  await executor
    .insertInto('session')
    .values({
      id: session.id,
      checkout_id: session.checkoutId,
      token_hash: session.tokenHash,
      resume_hash: session.resumeHash,
      created_at: session.now,
      last_used_at: session.now,
    })
    .execute();
}

export async function touch(executor: Executor, id: string, now: Date): Promise<void> {
  await executor.updateTable('session').set({ last_used_at: now }).where('id', '=', id).execute();
}
