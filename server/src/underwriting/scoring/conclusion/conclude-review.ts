import { setQualification } from '../../../intake/applications';
import type { Executor } from '../../../platform/database';
import type { CreditLineRow } from '../../credit';
import { type ManualDecision, type RejectionReason, type Tier, toDecision } from '../../decision';
import type { AnnouncedReviewKind } from '../../review-queue';
import { type ConcludeDeps, conclude } from './conclude';
import { findProposedTier } from './decision-repository';

/** A reviewer's decision. */
export interface ReviewConclusion {
  readonly applicationId: string;
  readonly reviewId: string;
  readonly kind: AnnouncedReviewKind;
  readonly operatorId: string;
  readonly verdict:
    | {
        readonly decision: 'approve';
        /** Cents. */
        readonly limit: number;
        /** Null: the tier that the rules computed, otherwise the lowest. */
        readonly tier: Tier | null;
      }
    | { readonly decision: 'reject'; readonly reasons: readonly RejectionReason[] };
}

/** The tier that the rules assign to unknown features. */
const fallbackTier: Tier = 'D';

/** @param line the line under final review, or the one ended by the rejection under reconsideration */
export async function concludeReview(
  trx: Executor,
  { applicationId, reviewId, kind, operatorId, verdict }: ReviewConclusion,
  line: CreditLineRow | null,
  deps: ConcludeDeps,
): Promise<void> {
  // Before the checkout's status is computed: closes the request and restores the qualification.
  if (kind === 'finalReview') await setQualification(trx, applicationId, 'open');
  const resolveTier = async (chosen: Tier | null): Promise<Tier> =>
    chosen ?? line?.tier ?? (await findProposedTier(trx, applicationId)) ?? fallbackTier;
  const manualDecision: ManualDecision =
    verdict.decision === 'approve' ? { ...verdict, tier: await resolveTier(verdict.tier) } : verdict;
  const decision = { ...toDecision(manualDecision), features: {} };
  await conclude(
    trx,
    {
      applicationId,
      source: { reviewId },
      actor: `operator:${operatorId}`,
      decision,
      summaryCipher: null,
      evidenceCipher: null,
      lineId: line?.id ?? null,
    },
    deps,
  );
}
