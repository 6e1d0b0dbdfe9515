import { normalizeAnswer } from '@tamarack/core/validation/reviewer-answer';
import type { z } from 'zod';
import { lockApplication } from '../../../intake/applications';
import { recordAudit } from '../../../platform/audit';
import { type Executor, inTransaction } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { MailQueue } from '../../../platform/mail';
import { insertRequest, setWaitingForApplicant } from '../../review-queue';
import { refuseWhileProposed } from '../decide/decide-review';
import type { informationRequestInput } from './request-schemas';

export type InformationRequest = z.output<typeof informationRequestInput>;

/**
 * Requests information from the applicant. Throws `step-not-allowed` for a decided review, and while an earlier request
 * is open.
 */
export async function requestInformation(
  deps: { readonly database: Executor; readonly mails: MailQueue; readonly now: () => Date },
  review: { readonly applicationId: string; readonly reviewId: string; readonly operatorId: string },
  { items, note }: InformationRequest,
): Promise<void> {
  const { applicationId, reviewId, operatorId } = review;
  const now = deps.now();
  await inTransaction(deps.database, async (trx) => {
    await lockApplication(trx, applicationId);
    await refuseWhileProposed(trx, reviewId);
    if (!(await setWaitingForApplicant(trx, reviewId))) throw problem('step-not-allowed');
    const normalized = note === null ? '' : normalizeAnswer(note);
    const request = { reviewId, operatorId, items, note: normalized === '' ? null : normalized, now };
    const requestId = await insertRequest(trx, request);
    await recordAudit(trx, {
      applicationId,
      actor: `operator:${operatorId}`,
      act: 'review.asked',
      details: { reviewId, requestId, items: items.join(' ') },
      at: now,
    });
    await deps.mails.queue(trx, { applicationId, kind: 'moreAsked', about: requestId });
  });
}
