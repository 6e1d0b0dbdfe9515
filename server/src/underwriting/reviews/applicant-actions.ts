import {
  normalizeAnswer,
  validateAnswer,
  validateObservations,
} from '@tamarack/core/validation/reviewer-answer';
import { toFieldErrors } from '@tamarack/core/validation/validation-codes';
import { type AuditAct, recordAudit } from '../../platform/audit';
import type { Executor } from '../../platform/database';
import { problem } from '../../platform/errors';
import { countUsable } from '../documents';
import { computeDueAt, findOpenRequest, type ReviewQueue, reopenReview, setAnswer } from '../review-queue';

/**
 * In a mutation: responds to a reviewer's request, by text or by the documents sent for it, and returns the review to
 * the queue. Throws `validation-failed`.
 */
export async function answerRequest(
  trx: Executor,
  applicationId: string,
  text: string,
  now: Date,
): Promise<void> {
  const request = await findOpenRequest(trx, applicationId);
  if (!request) throw problem('step-not-allowed');
  const { id: requestId, reviewId, kind } = request;
  const documents = await countUsable(trx, requestId);
  const errors = toFieldErrors({ text: validateAnswer(text, documents) });
  if (errors.length > 0) throw problem('validation-failed', { errors });
  const normalized = normalizeAnswer(text);
  const due = computeDueAt(kind, now);
  await setAnswer(trx, requestId, { answer: normalized === '' ? null : normalized, now });
  await reopenReview(trx, reviewId, due);
  const audit = (actor: string, act: AuditAct, details: Record<string, string | number>) =>
    recordAudit(trx, { applicationId, actor, act, details: { reviewId, ...details }, at: now });
  await audit('applicant', 'review.answered', { requestId, documents });
  await audit('system', 'review.reopened', { dueAt: due.toISOString() });
}

/**
 * In a mutation: requests reconsideration of a rejection, which stays in force meanwhile. Throws `validation-failed`.
 */
export async function requestReconsideration(
  trx: Executor,
  applicationId: string,
  text: string,
  { reviewQueue, now }: { readonly reviewQueue: ReviewQueue; readonly now: () => Date },
): Promise<void> {
  const errors = toFieldErrors({ observations: validateObservations(text) });
  if (errors.length > 0) throw problem('validation-failed', { errors });
  const normalized = normalizeAnswer(text);
  await recordAudit(trx, {
    applicationId,
    actor: 'applicant',
    act: 'reconsideration.requested',
    at: now(),
  });
  const observations = normalized === '' ? null : normalized;
  if (!(await reviewQueue.open(trx, { applicationId, kind: 'reconsideration', observations })))
    throw problem('step-not-allowed');
}
