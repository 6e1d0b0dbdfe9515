import { recordAudit } from '../../platform/audit/repository';
import type { Executor } from '../../platform/database/executor';
import { dueAt } from './due';
import type { MailsPort } from './ports';
import * as reviews from './repository';
import type { ReviewKind } from './tables';

export interface OpenDeps {
  readonly mails: MailsPort;
  readonly now: () => Date;
}

/** Puts an application into the queue and tells the applicant; false while it is there already. */
export async function openReview(
  trx: Executor,
  review: {
    readonly applicationId: string;
    readonly kind: ReviewKind;
    /** Of who asks for a reconsideration. */
    readonly observations?: string | null;
  },
  { mails, now }: OpenDeps,
): Promise<boolean> {
  const { applicationId, kind, observations = null } = review;
  const openedAt = now();
  const due = dueAt(kind, openedAt);
  const row = { applicationId, kind, openedAt, dueAt: due, observations };
  const reviewId = await reviews.insertReview(trx, row);
  if (reviewId === null) return false;
  await recordAudit(trx, {
    applicationId,
    actor: 'system',
    act: 'review.opened',
    details: { reviewId, kind, dueAt: due.toISOString() },
    at: openedAt,
  });
  const received = kind === 'documents' ? 'documentsReceived' : 'applicationReceived';
  await mails.queue(trx, { applicationId, kind: received, about: reviewId });
  return true;
}
