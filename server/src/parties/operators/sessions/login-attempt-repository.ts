import { sql } from 'kysely';
import type { Executor } from '../../../platform/database';
import { operatorsTables } from '../tables';

/** Arbitrary key of the advisory lock that serializes attempts, so that each one counts those before it. */
const lockId = 7_203_117;

export async function lockAttempts(trx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(trx);
}

export interface Attempt {
  readonly id: string;
  readonly networkHash: Buffer;
  readonly at: Date;
}

export async function insertAttempt(trx: Executor, attempt: Attempt): Promise<void> {
  await operatorsTables(trx)
    .insertInto('operator_login_attempt')
    .values({ id: attempt.id, network_hash: attempt.networkHash, at: attempt.at })
    .execute();
}

export async function removeAttempt(executor: Executor, id: string): Promise<void> {
  await operatorsTables(executor).deleteFrom('operator_login_attempt').where('id', '=', id).execute();
}

/** Time of the `nth` most recent attempt since a time, for one network or all; null if there were fewer. */
export async function findNthLast(
  trx: Executor,
  nth: number,
  since: Date,
  networkHash?: Buffer,
): Promise<Date | null> {
  let attempts = operatorsTables(trx)
    .selectFrom('operator_login_attempt')
    .select('at')
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .offset(nth - 1)
    .limit(1);
  if (networkHash !== undefined) attempts = attempts.where('network_hash', '=', networkHash);
  return (await attempts.executeTakeFirst())?.at ?? null;
}

export async function removeAttemptsBefore(executor: Executor, before: Date): Promise<void> {
  await operatorsTables(executor).deleteFrom('operator_login_attempt').where('at', '<=', before).execute();
}
