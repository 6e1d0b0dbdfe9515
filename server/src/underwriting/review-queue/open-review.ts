import { recordAudit } from '../../platform/audit';
import type { Executor } from '../../platform/database';
import type { MailQueue } from '../../platform/mail';
import { computeDueAt } from './business-hours';
import { isAnnouncedKind, type ReviewKind } from './kinds';
import { insertReview } from './repository';

export interface NewReview {
  readonly applicationId: string;
  readonly kind: ReviewKind;
  /** The applicant's text with the request for reconsideration. */
  readonly observations?: string | null;
}

/**
 * Adds an application to the queue and mails the applicant, unless they must not know of it; false while it is already
 * there. A review of another kind takes the place of a screening, whose matches are on its page as well.
 */
export async function openReview(
  trx: Executor,
  { applicationId, kind, observations = null }: NewReview,
  { mails, now }: { readonly mails: MailQueue; readonly now: () => Date },
): Promise<boolean> {
  const openedAt = now();
  const due = computeDueAt(kind, openedAt);
  const reviewId = await insertReview(trx, { applicationId, kind, openedAt, dueAt: due, observations });
  if (reviewId === null) return false;
  await recordAudit(trx, {
    applicationId,
    actor: 'system',
    act: 'review.opened',
    details: { reviewId, kind, dueAt: due.toISOString() },
    at: openedAt,
  });
  if (!isAnnouncedKind(kind)) return true;
  const received = kind === 'documents' ? 'documentsReceived' : 'applicationReceived';
  await mails.queue(trx, { applicationId, kind: received, about: reviewId });
  return true;
}
