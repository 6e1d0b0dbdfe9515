import type { Executor } from '../../platform/database';
import { reviewQueueTables } from './tables';

/** Manual reviews, with the applicant's text. */
export async function listPersonReviews(executor: Executor, applicationIds: readonly string[]) {
  return reviewQueueTables(executor)
    .selectFrom('review')
    .select(['kind', 'opened_at as openedAt', 'decided_at as decidedAt', 'observations'])
    .where('application_id', 'in', [...applicationIds])
    .orderBy('id')
    .execute();
}

/** Reviewers' requests for information, and the applicants' responses. */
export async function listPersonRequests(executor: Executor, applicationIds: readonly string[]) {
  return reviewQueueTables(executor)
    .selectFrom('review_request')
    .innerJoin('review', 'review.id', 'review_request.review_id')
    .select([
      'review_request.note',
      'review_request.asked_at as askedAt',
      'review_request.answer',
      'review_request.answered_at as answeredAt',
    ])
    .where('review.application_id', 'in', [...applicationIds])
    .orderBy('review_request.id')
    .execute();
}

/** Removes what applicants and reviewers wrote to each other. */
export async function eraseReviewTexts(trx: Executor, applicationIds: readonly string[]): Promise<void> {
  const ids = [...applicationIds];
  await reviewQueueTables(trx)
    .updateTable('review')
    .set({ observations: null })
    .where('application_id', 'in', ids)
    .execute();
  await reviewQueueTables(trx)
    .updateTable('review_request')
    .set({ note: null, answer: null })
    .where('review_id', 'in', (query) =>
      query.selectFrom('review').select('review.id').where('review.application_id', 'in', ids),
    )
    .execute();
}
