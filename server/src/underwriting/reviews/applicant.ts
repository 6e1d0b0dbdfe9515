import {
  normalizeAnswer,
  validateAnswer,
  validateObservations,
} from '@tamarack/core/validation/reviewer-answer';
import { toFieldErrors } from '@tamarack/core/validation/validation-codes';
import { recordAudit } from '../../platform/audit/repository';
import type { Executor } from '../../platform/database/executor';
import { problem } from '../../platform/errors/problem';
import { dueAt } from './due';
import { type OpenDeps, openReview } from './open';
import * as requests from './request-repository';

/**
 * In a mutation: answers what a reviewer asked for, in words or by the documents sent for it, and the review waits for a
 * person again. Throws `validation-failed`.
 */
export async function answerRequest(
  trx: Executor,
  applicationId: string,
  text: string,
  now: Date,
): Promise<void> {
  const request = await requests.findOpenRequest(trx, applicationId);
  if (!request) throw problem('step-not-allowed');
  const { id: requestId, reviewId, kind } = request;
  const documents = await requests.countUsable(trx, requestId);
  const errors = toFieldErrors({ text: validateAnswer(text, documents) });
  if (errors.length > 0) throw problem('validation-failed', { errors });
  const words = normalizeAnswer(text);
  const due = dueAt(kind, now);
  await requests.setAnswer(trx, requestId, { answer: words === '' ? null : words, now });
  await requests.setOpen(trx, reviewId, due);
  const note = (actor: string, act: string, details: Record<string, string | number>) =>
    recordAudit(trx, { applicationId, actor, act, details: { reviewId, ...details }, at: now });
  await note('applicant', 'review.answered', { requestId, documents });
  await note('system', 'review.reopened', { dueAt: due.toISOString() });
}

/** In a mutation: a person is to look at a rejection, which stays in force until then. Throws `validation-failed`. */
export async function askForReconsideration(
  trx: Executor,
  applicationId: string,
  text: string,
  deps: OpenDeps,
): Promise<void> {
  const errors = toFieldErrors({ observations: validateObservations(text) });
  if (errors.length > 0) throw problem('validation-failed', { errors });
  const words = normalizeAnswer(text);
  await recordAudit(trx, {
    applicationId,
    actor: 'applicant',
    act: 'reconsideration.requested',
    at: deps.now(),
  });
  const observations = words === '' ? null : words;
  if (!(await openReview(trx, { applicationId, kind: 'reconsideration', observations }, deps)))
    throw problem('step-not-allowed');
}
