import type { Executor } from '../../platform/database';
import type { MailQueue } from '../../platform/mail';
import { type NewReview, openReview } from './open-review';
import { findOpenRequest } from './request-repository';

/** Applications waiting for a reviewer, and reviewers' requests to applicants. */
export interface ReviewQueue extends ReturnType<typeof createReviewQueue> {}

export function createReviewQueue(deps: { readonly mails: MailQueue; readonly now: () => Date }) {
  return {
    /**
     * Adds an application to the queue, in the caller's transaction, and mails the applicant a confirmation. False,
     * without effect, while it is already there.
     */
    open: (trx: Executor, review: NewReview): Promise<boolean> => openReview(trx, review, deps),

    /** Id of the open request to the applicant; null if there is none. */
    findOpenRequestId: async (executor: Executor, applicationId: string): Promise<string | null> =>
      (await findOpenRequest(executor, applicationId))?.id ?? null,
  };
}
