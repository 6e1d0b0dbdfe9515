import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';
import type { Executor } from '../../../platform/database';
import type { ErasureResult } from '../erasure-plan';
import { type ErasureReason, personalDataTables } from '../tables';

const selectErasures = (executor: Executor) =>
  personalDataTables(executor)
    .selectFrom('person_erasure')
    .select([
      'id',
      'person_id as personId',
      'reason',
      'reference',
      'language',
      'state',
      'proposed_by as proposedBy',
      'proposed_at as proposedAt',
      'resolved_by as resolvedBy',
      'resolved_at as resolvedAt',
      'result',
    ]);

export async function findErasure(executor: Executor, id: string) {
  return selectErasures(executor).where('id', '=', id).executeTakeFirst();
}

export type Erasure = NonNullable<Awaited<ReturnType<typeof findErasure>>>;

/** Locked until the transaction ends. */
export async function lockErasure(trx: Executor, id: string): Promise<Erasure | undefined> {
  return selectErasures(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Newest first. */
export async function listErasures(executor: Executor, personId: string): Promise<readonly Erasure[]> {
  return selectErasures(executor).where('person_id', '=', personId).orderBy('id', 'desc').execute();
}

/** Erasures that wait for a second operator, oldest first. */
export async function listOpenErasures(executor: Executor): Promise<readonly Erasure[]> {
  return selectErasures(executor).where('state', '=', 'proposed').orderBy('id').limit(100).execute();
}

/** False if the person has another open erasure. */
export async function insertErasure(
  trx: Executor,
  erasure: {
    readonly id: string;
    readonly personId: string;
    readonly reason: ErasureReason;
    readonly reference: string | null;
    readonly language: Language;
    readonly operatorId: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const row = await personalDataTables(trx)
    .insertInto('person_erasure')
    .values({
      id: erasure.id,
      person_id: erasure.personId,
      reason: erasure.reason,
      reference: erasure.reference,
      language: erasure.language,
      state: 'proposed',
      proposed_by: erasure.operatorId,
      proposed_at: erasure.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function cancelErasure(
  trx: Executor,
  id: string,
  resolved: { readonly by: string; readonly now: Date },
): Promise<void> {
  await personalDataTables(trx)
    .updateTable('person_erasure')
    .set({ state: 'cancelled', resolved_by: resolved.by, resolved_at: resolved.now })
    .where('id', '=', id)
    .execute();
}

export async function completeErasure(
  trx: Executor,
  id: string,
  done: {
    readonly by: string;
    readonly now: Date;
    readonly result: ErasureResult;
    readonly resumeOn: PlainDate | null;
  },
): Promise<void> {
  await personalDataTables(trx)
    .updateTable('person_erasure')
    .set({
      state: 'done',
      resolved_by: done.by,
      resolved_at: done.now,
      result: JSON.stringify(done.result),
      resume_on: done.resumeOn,
    })
    .where('id', '=', id)
    .execute();
}

/** Completed erasures that had to keep data which may be removed today. */
export async function listResumable(executor: Executor, today: PlainDate, limit: number) {
  return personalDataTables(executor)
    .selectFrom('person_erasure')
    .select(['id', 'person_id as personId'])
    .select(({ ref }) => ref('resolved_at').$castTo<Date>().as('doneAt'))
    .where('resume_on', '<=', today)
    .orderBy('resume_on')
    .limit(limit)
    .execute();
}

/** Updates the list of kept data after more was removed. */
export async function setErasureResult(
  trx: Executor,
  id: string,
  set: { readonly result: ErasureResult; readonly resumeOn: PlainDate | null },
): Promise<void> {
  await personalDataTables(trx)
    .updateTable('person_erasure')
    .set({ result: JSON.stringify(set.result), resume_on: set.resumeOn })
    .where('id', '=', id)
    .execute();
}
