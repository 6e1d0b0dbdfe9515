import { type Cents, toCents } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import { findCustomerId, lockApplication, lockCustomer } from '../../../intake/applications';
import { authorize, authorizeConfirmation, canAct, type Operator } from '../../../parties/operators';
import { type AuditAct, recordAudit } from '../../../platform/audit';
import { type Executor, inTransaction } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { DueDiligenceService } from '../../due-diligence';
import { closeReview, isUndecided } from '../../review-queue';
import type { ReviewConclusion, ScoringService } from '../../scoring';
import type { reviewDecisionInput } from '../schemas';
import { findOpenProposal, insertProposal, type ProposalRow, resolveProposal } from './proposal-repository';

export type ReviewDecision = z.output<typeof reviewDecisionInput>;

/** Approvals that a second operator confirms. A new line counts with the customer's other ones, so that splitting it does not help. */
export interface FourEyes {
  /** Above it, approvals by an operator who may not decide any amount. */
  readonly reviewerLimit: Cents;
  /** Above it, every approval. */
  readonly amount: Cents;
}

interface DecideDeps {
  readonly database: Executor;
  readonly scoring: Pick<ScoringService, 'decideReview' | 'getCredit'>;
  readonly dueDiligence: Pick<DueDiligenceService, 'ensureChecked' | 'requireCleared'>;
  readonly fourEyes: FourEyes;
  readonly now: () => Date;
}

type DecidedReview = Pick<ReviewConclusion, 'applicationId' | 'kind' | 'reviewId'>;

/**
 * Decides a review once: of two concurrent decisions the first counts, the second gets `step-not-allowed`. An approval
 * that needs a second operator is stored as a proposal.
 */
export async function decideReview(
  deps: DecideDeps,
  operator: Operator,
  review: DecidedReview,
  decision: ReviewDecision,
): Promise<void> {
  const { fourEyes } = deps;
  const { applicationId, reviewId } = review;
  authorize(operator, 'reviews.decide');
  // before the transaction, which must not wait for a registry
  if (decision.decision === 'approve') await deps.dueDiligence.ensureChecked(applicationId);
  await inTransaction(deps.database, async (trx) => {
    await lockApplication(trx, applicationId);
    await refuseWhileProposed(trx, reviewId);
    const verdict = toVerdict(decision);
    if (verdict.decision === 'approve') {
      const total = await computeTotal(deps, trx, review, verdict.limit);
      await deps.dueDiligence.requireCleared(trx, applicationId, total);
      if (needsConfirmation(operator, total, fourEyes))
        return propose(deps, trx, { operator, review, verdict });
    }
    await conclude(deps, trx, { review, deciderId: operator.id, actorId: operator.id, verdict });
    await audit(deps, trx, operator, review, 'review.decided', { decision: decision.decision });
  });
}

/**
 * Confirms a proposal and stores its decision. Throws `step-not-allowed` without an open proposal, and for the operator's own.
 */
export async function confirmDecision(
  deps: DecideDeps,
  operator: Operator,
  review: DecidedReview,
): Promise<void> {
  authorize(operator, 'reviews.confirm');
  await inTransaction(deps.database, async (trx) => {
    const proposal = await lockProposal(trx, review);
    await authorizeConfirmation(trx, operator, 'reviews.confirm', proposal.operatorId);
    const { limit, tier } = proposal;
    const total = await computeTotal(deps, trx, review, limit);
    await deps.dueDiligence.requireCleared(trx, review.applicationId, total);
    const resolution = { state: 'confirmed', operatorId: operator.id, note: null, now: deps.now() } as const;
    await resolveProposal(trx, proposal.id, resolution);
    const verdict = { decision: 'approve', limit, tier } as const;
    const decided = { deciderId: proposal.operatorId, actorId: operator.id };
    await conclude(deps, trx, { review, ...decided, verdict });
    await audit(deps, trx, operator, review, 'review.confirmed', { limitCents: limit });
  });
}

/** Returns a proposal to the queue; its proposer withdraws it so. Throws as `confirmDecision`. */
export async function returnDecision(
  deps: Pick<DecideDeps, 'database' | 'now'>,
  operator: Operator,
  review: DecidedReview,
  note: string | null,
): Promise<void> {
  authorize(operator, 'reviews.decide');
  await inTransaction(deps.database, async (trx) => {
    const proposal = await lockProposal(trx, review);
    if (proposal.operatorId !== operator.id) authorize(operator, 'reviews.confirm');
    const resolution = { state: 'returned', operatorId: operator.id, note, now: deps.now() } as const;
    await resolveProposal(trx, proposal.id, resolution);
    await audit(deps, trx, operator, review, 'review.returned', { limitCents: proposal.limit });
  });
}

/** While a decision waits for its confirmation, nothing else happens to the review. */
export async function refuseWhileProposed(trx: Executor, reviewId: string): Promise<void> {
  if (await findOpenProposal(trx, reviewId))
    throw problem('step-not-allowed', { detail: 'An approval waits for its confirmation: return it first.' });
}

/** Includes the customer's other lines if the approval opens one more. Locks the customer. */
async function computeTotal(
  { scoring }: Pick<DecideDeps, 'scoring'>,
  trx: Executor,
  { applicationId, kind }: DecidedReview,
  limit: Cents,
): Promise<Cents> {
  const customerId = await findCustomerId(trx, applicationId);
  // two approvals at once would otherwise each count without the other
  if (customerId !== null) await lockCustomer(trx, customerId);
  const { line, exposure } = await scoring.getCredit(trx, applicationId);
  return line !== null && raisesLine(kind) ? limit : limit + exposure;
}

/** These replace the line of the application, if it has one; the others open one more. */
const raisesLine = (kind: DecidedReview['kind']): boolean =>
  kind === 'finalReview' || kind === 'reconsideration';

function needsConfirmation(operator: Operator, total: Cents, { reviewerLimit, amount }: FourEyes): boolean {
  return total > amount || (total > reviewerLimit && !canAct(operator, 'reviews.decideAnyAmount'));
}

type Verdict = ReviewConclusion['verdict'];

async function propose(
  deps: DecideDeps,
  trx: Executor,
  input: {
    readonly operator: Operator;
    readonly review: DecidedReview;
    readonly verdict: Extract<Verdict, { decision: 'approve' }>;
  },
): Promise<void> {
  const { operator, review, verdict } = input;
  const { limit, tier } = verdict;
  const { reviewId } = review;
  const proposal = { reviewId, operatorId: operator.id, limit, tier, now: deps.now() };
  if (!(await isUndecided(trx, reviewId)) || !(await insertProposal(trx, proposal)))
    throw problem('step-not-allowed');
  await audit(deps, trx, operator, review, 'review.proposed', { limitCents: limit });
}

async function lockProposal(trx: Executor, { applicationId, reviewId }: DecidedReview): Promise<ProposalRow> {
  await lockApplication(trx, applicationId);
  const proposal = await findOpenProposal(trx, reviewId);
  if (!proposal) throw problem('step-not-allowed', { detail: 'No approval waits for a confirmation.' });
  return proposal;
}

async function conclude(
  { scoring, now }: DecideDeps,
  trx: Executor,
  input: {
    readonly review: DecidedReview;
    readonly deciderId: string;
    /** Who acts now, for the audit trail: of a proposal, who confirms it. */
    readonly actorId: string;
    readonly verdict: Verdict;
  },
): Promise<void> {
  const { review, deciderId, actorId, verdict } = input;
  if (!(await closeReview(trx, review.reviewId, { operatorId: deciderId, now: now() })))
    throw problem('step-not-allowed');
  await scoring.decideReview(trx, { ...review, operatorId: actorId, verdict });
}

const audit = (
  { now }: Pick<DecideDeps, 'now'>,
  trx: Executor,
  operator: Operator,
  { applicationId, reviewId, kind }: DecidedReview,
  act: AuditAct,
  details: Readonly<Record<string, string | number>>,
): Promise<void> =>
  recordAudit(trx, {
    applicationId,
    actor: `operator:${operator.id}`,
    act,
    details: { reviewId, kind, ...details },
    at: now(),
  });

function toVerdict(decision: ReviewDecision): Verdict {
  if (decision.decision === 'reject') return decision;
  const { limit, tier } = decision;
  return { decision: 'approve', limit: toCents(limit), tier: tier ?? null };
}
