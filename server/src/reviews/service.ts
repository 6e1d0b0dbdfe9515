import { recordAudit } from '../audit/repository';
import type { Executor } from '../database/executor';
import { dueAt } from './due';
import * as reviews from './repository';
import type { ReviewKind } from './tables';

export interface ReviewsService {
  /**
   * Puts an application into the operators' queue, in the caller's transaction; does nothing while it is there.
   * Documents: the applicant gets a mail that they were received.
   */
  open(trx: Executor, review: { readonly applicationId: string; readonly kind: ReviewKind }): Promise<void>;
}

export interface ReviewsDeps {
  readonly database: Executor;
  readonly now: () => Date;
}

export function createReviewsService({ now }: ReviewsDeps): ReviewsService {
  return {
    open: async (trx, { applicationId, kind }) => {
      const openedAt = now();
      const due = dueAt(kind, openedAt);
      const reviewId = await reviews.insertReview(trx, { applicationId, kind, openedAt, dueAt: due });
      if (reviewId === null) return;
      await recordAudit(trx, {
        applicationId,
        actor: 'system',
        act: 'review.opened',
        details: { reviewId, kind, dueAt: due.toISOString() },
        at: openedAt,
      });
    },
  };
}
