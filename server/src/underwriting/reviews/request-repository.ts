import type { Executor } from '../../platform/database/executor';
import { newId } from '../../platform/database/ids';
import type { RequestItem } from './request-items';
import { reviewsTables } from './tables';

/** An open review waits for the applicant from now on; false when it is none. */
export async function setAsked(trx: Executor, reviewId: string): Promise<boolean> {
  const result = await reviewsTables(trx)
    .updateTable('review')
    .set({ state: 'asked' })
    .where('id', '=', reviewId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** A review waits for a person again. */
export async function setOpen(trx: Executor, reviewId: string, dueAt: Date): Promise<void> {
  await reviewsTables(trx)
    .updateTable('review')
    .set({ state: 'open', due_at: dueAt })
    .where('id', '=', reviewId)
    .execute();
}

export async function insertRequest(
  trx: Executor,
  request: {
    readonly reviewId: string;
    readonly operatorId: string;
    readonly items: readonly RequestItem[];
    readonly note: string | null;
    readonly now: Date;
  },
): Promise<string> {
  const id = newId(request.now);
  await reviewsTables(trx)
    .insertInto('review_request')
    .values({
      id,
      review_id: request.reviewId,
      operator_id: request.operatorId,
      items: JSON.stringify(request.items),
      note: request.note,
      asked_at: request.now,
    })
    .execute();
  return id;
}

/** What an applicant is asked and has not answered, with its review; undefined where there is nothing. */
export async function findOpenRequest(executor: Executor, applicationId: string) {
  return reviewsTables(executor)
    .selectFrom('review_request')
    .innerJoin('review', 'review.id', 'review_request.review_id')
    .select(['review_request.id', 'review.id as reviewId', 'review.kind'])
    .where('review.application_id', '=', applicationId)
    .where('review.state', '=', 'asked')
    .where('review_request.answered_at', 'is', null)
    .executeTakeFirst();
}

export async function setAnswer(
  trx: Executor,
  requestId: string,
  { answer, now }: { readonly answer: string | null; readonly now: Date },
): Promise<void> {
  await reviewsTables(trx)
    .updateTable('review_request')
    .set({ answer, answered_at: now })
    .where('id', '=', requestId)
    .execute();
}

/** Documents sent for a request that were not found unusable. */
export async function countUsable(executor: Executor, requestId: string): Promise<number> {
  const rows = await reviewsTables(executor)
    .selectFrom('document')
    .select('id')
    .where('request_id', '=', requestId)
    .where('state', '!=', 'refused')
    .execute();
  return rows.length;
}
