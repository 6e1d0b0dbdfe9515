import { sql } from 'kysely';
import type { Executor } from '../database/executor';
import { newId } from '../database/ids';
import type { ReviewKind } from './tables';

/** Opens a review; null when one of the application is open already. */
export async function insertReview(
  executor: Executor,
  review: {
    readonly applicationId: string;
    readonly kind: ReviewKind;
    readonly openedAt: Date;
    readonly dueAt: Date;
  },
): Promise<string | null> {
  const row = await executor
    .insertInto('review')
    .values({
      id: newId(review.openedAt),
      application_id: review.applicationId,
      kind: review.kind,
      opened_at: review.openedAt,
      due_at: review.dueAt,
    })
    .onConflict((conflict) =>
      // written out: a parameter there would not be known to match the index's own condition
      conflict.column('application_id').where('state', '=', sql.lit('open')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
