import type { Executor } from '../../../platform/database';
import { operatorsTables } from '../tables';

const selectEnrolments = (executor: Executor) =>
  operatorsTables(executor)
    .selectFrom('operator_enrolment as enrolment')
    .innerJoin('operator', 'operator.id', 'enrolment.operator_id')
    .select([
      'enrolment.id as enrolmentId',
      'enrolment.expires_at as expiresAt',
      'enrolment.used_at as usedAt',
      'operator.id',
      'operator.name',
      'operator.email',
    ])
    .where('operator.disabled_at', 'is', null);

export type EnrolmentRow = Awaited<ReturnType<ReturnType<typeof selectEnrolments>['execute']>>[number];

/** Of an active operator. */
export async function findEnrolmentById(executor: Executor, id: string): Promise<EnrolmentRow | undefined> {
  return selectEnrolments(executor).where('enrolment.id', '=', id).executeTakeFirst();
}

/** Of an active operator. */
export async function findEnrolmentByToken(
  executor: Executor,
  tokenHash: Buffer,
): Promise<EnrolmentRow | undefined> {
  return selectEnrolments(executor).where('enrolment.token_hash', '=', tokenHash).executeTakeFirst();
}

/** Replaces the operator's unused ones. */
export async function replaceEnrolment(
  trx: Executor,
  enrolment: {
    readonly id: string;
    readonly operatorId: string;
    readonly tokenHash: Buffer | null;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await removeUnusedEnrolments(trx, enrolment.operatorId);
  await operatorsTables(trx)
    .insertInto('operator_enrolment')
    .values({
      id: enrolment.id,
      operator_id: enrolment.operatorId,
      token_hash: enrolment.tokenHash,
      created_at: enrolment.now,
      expires_at: enrolment.expiresAt,
      used_at: null,
    })
    .execute();
}

export async function removeUnusedEnrolments(trx: Executor, operatorId: string): Promise<void> {
  await operatorsTables(trx)
    .deleteFrom('operator_enrolment')
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .execute();
}

export async function setEnrolmentToken(executor: Executor, id: string, tokenHash: Buffer): Promise<void> {
  await operatorsTables(executor)
    .updateTable('operator_enrolment')
    .set({ token_hash: tokenHash })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .execute();
}

/** False if it was used already. */
export async function markEnrolmentUsed(trx: Executor, id: string, now: Date): Promise<boolean> {
  const result = await operatorsTables(trx)
    .updateTable('operator_enrolment')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
