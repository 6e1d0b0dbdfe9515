import type { Executor } from '../../platform/database';
import type { MailQueue } from '../../platform/mail';
import { type NewReview, openReview } from './open';
import { findOpenRequest } from './request-repository';

/** The applications that wait for a reviewer, and what reviewers asked of applicants. */
export interface ReviewQueue {
  /**
   * Puts an application into the queue, in the caller's transaction, and mails the applicant that it was received. False,
   * with nothing done, while it is there already.
   */
  open(trx: Executor, review: NewReview): Promise<boolean>;
  /** Id of the request that the applicant has not answered; null where there is none. */
  openRequest(executor: Executor, applicationId: string): Promise<string | null>;
}

export function createReviewQueue(deps: {
  readonly mails: MailQueue;
  readonly now: () => Date;
}): ReviewQueue {
  return {
    open: (trx, review) => openReview(trx, review, deps),
    openRequest: async (executor, applicationId) =>
      (await findOpenRequest(executor, applicationId))?.id ?? null,
  };
}
