import { authorize, isAnotherOperator, type Operator } from '../../../parties/operators';
import { recordAudit } from '../../../platform/audit';
import { type Executor, inTransaction, isId } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import { findContactsCorrector } from '../../applications';
import * as reviews from './review-repository';

/** See `AccountsService.resolveReview`. */
export async function resolveReview(
  { database, now }: { readonly database: Executor; readonly now: () => Date },
  operator: Operator,
  id: string,
  outcome: 'cleared' | 'refused',
): Promise<void> {
  authorize(operator, 'accounts.resolve');
  await inTransaction(database, async (trx) => {
    const review = isId(id) ? await reviews.lockReview(trx, id) : undefined;
    if (!review) throw problem('not-found');
    const isLift = review.reason === 'notMe';
    if (review.outcome !== null || (isLift && outcome === 'refused')) throw problem('step-not-allowed');
    if (outcome === 'cleared') await refuseOwnCorrection(trx, operator, review.customerId);
    await reviews.resolveReview(trx, id, { outcome, operatorId: operator.id, now: now() });
    await recordAudit(trx, {
      applicationId: review.applicationId,
      actor: `operator:${operator.id}`,
      act: isLift ? 'account.unfrozen' : 'account.reviewResolved',
      details: { outcome },
      at: now(),
    });
  });
}

/** Support may do both: without a second person, one of them could take over an account and release its line. */
async function refuseOwnCorrection(trx: Executor, operator: Operator, customerId: string): Promise<void> {
  const correctorId = await findContactsCorrector(trx, customerId);
  if (correctorId === null || (await isAnotherOperator(trx, operator, correctorId))) return;
  throw problem('step-not-allowed', {
    detail:
      'You corrected the email address or the phone number of this customer. A different operator has to allow it.',
  });
}
