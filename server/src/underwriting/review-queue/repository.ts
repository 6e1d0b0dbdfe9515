import { sql } from 'kysely';
import { type Executor, newId } from '../../platform/database';
import type { ReviewKind } from './kinds';
import { reviewQueueTables } from './tables';

/** Opens a review, in place of an open screening; null when the application already has an open one. */
export async function insertReview(
  executor: Executor,
  review: {
    readonly applicationId: string;
    readonly kind: ReviewKind;
    readonly openedAt: Date;
    readonly dueAt: Date;
    readonly observations: string | null;
  },
): Promise<string | null> {
  const row = await reviewQueueTables(executor)
    .insertInto('review')
    .values({
      id: newId(review.openedAt),
      application_id: review.applicationId,
      kind: review.kind,
      opened_at: review.openedAt,
      due_at: review.dueAt,
      observations: review.observations,
    })
    .onConflict((conflict) =>
      // a literal: a parameter would not match the partial index's condition
      conflict
        .column('application_id')
        .where('state', '<>', sql.lit('decided'))
        .doUpdateSet(({ ref }) => ({
          kind: ref('excluded.kind'),
          opened_at: ref('excluded.opened_at'),
          due_at: ref('excluded.due_at'),
          observations: ref('excluded.observations'),
        }))
        .where('review.kind', '=', 'screening')
        .where('excluded.kind', '<>', 'screening'),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function reviewExists(executor: Executor, id: string): Promise<boolean> {
  const row = await reviewQueueTables(executor)
    .selectFrom('review')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isUndecided(executor: Executor, id: string): Promise<boolean> {
  const row = await reviewQueueTables(executor)
    .selectFrom('review')
    .select('id')
    .where('id', '=', id)
    .where('state', '<>', 'decided')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a review as decided; false when another reviewer was first. */
export async function closeReview(
  trx: Executor,
  id: string,
  by: { readonly operatorId: string; readonly now: Date },
): Promise<boolean> {
  const result = await reviewQueueTables(trx)
    .updateTable('review')
    .set({ state: 'decided', decided_at: by.now, operator_id: by.operatorId })
    .where('id', '=', id)
    .where('state', '<>', 'decided')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Closes an application's screening; null if none is open. */
export async function closeScreening(
  trx: Executor,
  applicationId: string,
  by: { readonly operatorId: string; readonly now: Date },
): Promise<string | null> {
  const row = await reviewQueueTables(trx)
    .updateTable('review')
    .set({ state: 'decided', decided_at: by.now, operator_id: by.operatorId })
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'screening')
    .where('state', '<>', 'decided')
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The applicant's message when requesting reconsideration, if any. */
export async function findObservations(executor: Executor, applicationId: string): Promise<string | null> {
  const row = await reviewQueueTables(executor)
    .selectFrom('review')
    .select('observations')
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'reconsideration')
    .executeTakeFirst();
  return row?.observations ?? null;
}
