import { toCents } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import { lockApplication } from '../../intake/applications';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import { problem } from '../../platform/errors';
import { closeReview } from '../review-queue';
import type { ReviewConclusion, ScoringService } from '../scoring';
import type { reviewDecisionInput } from './schemas';

export type ReviewDecision = z.output<typeof reviewDecisionInput>;

/** Decides a review once: of two concurrent decisions the first counts, the second gets `step-not-allowed`. */
export async function decideReview(
  deps: {
    readonly database: Executor;
    readonly scoring: ScoringService;
    readonly now: () => Date;
  },
  review: Pick<ReviewConclusion, 'applicationId' | 'kind' | 'reviewId' | 'operatorId'>,
  decision: ReviewDecision,
): Promise<void> {
  const { scoring } = deps;
  const { applicationId, reviewId, operatorId } = review;
  const now = deps.now();
  await inTransaction(deps.database, async (trx) => {
    await lockApplication(trx, applicationId);
    if (!(await closeReview(trx, reviewId, { operatorId, now }))) throw problem('step-not-allowed');
    await recordAudit(trx, {
      applicationId,
      actor: `operator:${operatorId}`,
      act: 'review.decided',
      details: { reviewId, kind: review.kind, decision: decision.decision },
      at: now,
    });
    await scoring.decideReview(trx, { ...review, verdict: toVerdict(decision) });
  });
}

function toVerdict(decision: ReviewDecision): ReviewConclusion['verdict'] {
  if (decision.decision === 'reject') return decision;
  const { limit, tier } = decision;
  return { decision: 'approve', limit: toCents(limit), tier: tier ?? null };
}
