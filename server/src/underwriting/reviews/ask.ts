import { normalizeAnswer } from '@tamarack/core/validation/reviewer-answer';
import type { z } from 'zod';
import { lockApplication } from '../../intake/applications';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { MailQueue } from '../../platform/mail';
import { insertRequest, setAsked } from '../review-queue';
import type { askInput } from './request-schemas';

export type ReviewQuestion = z.output<typeof askInput>;

/**
 * Requests information from the applicant. Throws `step-not-allowed` for a decided review, and while an earlier request
 * is open.
 */
export async function askForMore(
  deps: { readonly database: Executor; readonly mails: MailQueue; readonly now: () => Date },
  review: { readonly applicationId: string; readonly reviewId: string; readonly operatorId: string },
  { items, note }: ReviewQuestion,
): Promise<void> {
  const { applicationId, reviewId, operatorId } = review;
  const now = deps.now();
  await inTransaction(deps.database, async (trx) => {
    await lockApplication(trx, applicationId);
    if (!(await setAsked(trx, reviewId))) throw problem('step-not-allowed');
    const words = note === null ? '' : normalizeAnswer(note);
    const asked = { reviewId, operatorId, items, note: words === '' ? null : words, now };
    const requestId = await insertRequest(trx, asked);
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
