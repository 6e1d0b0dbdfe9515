import { setQualification } from '../../../intake/applications';
import type { Executor } from '../../../platform/database';
import type { LineRead } from '../../credit';
import { decisionByPerson, type PersonsAnswer, type RejectionReason, type Tier } from '../../decision';
import { type ConcludeDeps, conclude } from './conclude';
import { proposedTier } from './decision-repository';

/** A reviewer's decision. */
export interface ReviewAnswer {
  readonly applicationId: string;
  readonly reviewId: string;
  readonly kind: 'documents' | 'referred' | 'finalReview' | 'reconsideration';
  readonly operatorId: string;
  readonly answer:
    | {
        readonly decision: 'approve';
        /** Cents. */
        readonly limit: number;
        /** Null: the tier that the rules computed, otherwise the lowest. */
        readonly tier: Tier | null;
      }
    | { readonly decision: 'reject'; readonly reasons: readonly RejectionReason[] };
}

/** Without figures, a customer is treated as the rules treat unknown values. */
const tierUnknown: Tier = 'D';

/** @param line the line under final review, or the one ended by the rejection under reconsideration */
export async function concludeReview(
  trx: Executor,
  { applicationId, reviewId, kind, operatorId, answer }: ReviewAnswer,
  line: LineRead | null,
  deps: ConcludeDeps,
): Promise<void> {
  // Before the checkout's status is computed: closes the request and restores the qualification.
  if (kind === 'finalReview') await setQualification(trx, applicationId, 'open');
  const tierOf = async (chosen: Tier | null): Promise<Tier> =>
    chosen ?? line?.tier ?? (await proposedTier(trx, applicationId)) ?? tierUnknown;
  const complete: PersonsAnswer =
    answer.decision === 'approve' ? { ...answer, tier: await tierOf(answer.tier) } : answer;
  const decision = { ...decisionByPerson(complete), features: {} };
  await conclude(
    trx,
    {
      applicationId,
      by: { reviewId },
      actor: `operator:${operatorId}`,
      decision,
      pictureCipher: null,
      lineId: line?.id ?? null,
    },
    deps,
  );
}
