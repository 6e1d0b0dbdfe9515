import { type Executor, newId } from '../../platform/database';
import type { RequestItem } from './request-items';
import { reviewQueueTables } from './tables';

/** An open review now waits for the applicant; false when it is not open. */
export async function setWaitingForApplicant(trx: Executor, reviewId: string): Promise<boolean> {
  const result = await reviewQueueTables(trx)
    .updateTable('review')
    .set({ state: 'asked' })
    .where('id', '=', reviewId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** A review waits for a reviewer again. */
export async function reopenReview(trx: Executor, reviewId: string, dueAt: Date): Promise<void> {
  await reviewQueueTables(trx)
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
  await reviewQueueTables(trx)
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

/** The applicant's open request with its review; undefined if there is none. */
export async function findOpenRequest(executor: Executor, applicationId: string) {
  return reviewQueueTables(executor)
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
  await reviewQueueTables(trx)
    .updateTable('review_request')
    .set({ answer, answered_at: now })
    .where('id', '=', requestId)
    .execute();
}

/** All requests to an applicant, oldest first, of any review. */
export async function listRequests(executor: Executor, applicationId: string) {
  return reviewQueueTables(executor)
    .selectFrom('review_request')
    .innerJoin('review', 'review.id', 'review_request.review_id')
    .select([
      'review_request.id',
      'review_request.operator_id as operatorId',
      'review_request.items',
      'review_request.note',
      'review_request.asked_at as askedAt',
      'review_request.answer',
      'review_request.answered_at as answeredAt',
    ])
    .where('review.application_id', '=', applicationId)
    .orderBy('review_request.asked_at')
    .execute();
}

export type RequestRow = Awaited<ReturnType<typeof listRequests>>[number];
