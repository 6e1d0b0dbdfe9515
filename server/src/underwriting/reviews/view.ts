import { toDollars } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import type { listOperatorNames } from '../../parties/operators';
import type { listApplicationEvents } from '../../platform/audit';
import type { CreditLineRow } from '../credit';
import { describeReason } from '../decision';
import { describeItem, type RequestRow, toListedKind } from '../review-queue';
import type { ProposalRow } from './decide/proposal-repository';
import type { DecisionRow, listDocuments, OtherApplicationRow } from './details-repository';
import type { ReviewDetailsRow, ReviewListRow } from './repository';
import type { review, reviewSummary } from './schemas';

export type ReviewSummary = z.input<typeof reviewSummary>;
export type ReviewView = z.input<typeof review>;

type SummaryRow = Omit<ReviewListRow, 'applicationId' | 'askedAt' | 'decidedBy'>;

/** As an item of the queue. */
export function toReviewSummary(row: ReviewListRow, now: Date): ReviewSummary {
  return {
    ...toSummary(row, now),
    askedAt: row.askedAt?.toISOString() ?? null,
    decidedBy: row.decidedBy,
  };
}

function toSummary(row: SummaryRow, now: Date) {
  const { business } = row;
  return {
    id: row.id,
    kind: toListedKind(row.kind),
    state: row.state,
    businessName: business && (business.businessAs || business.legal),
    merchant: row.merchant,
    cartTotal: toDollars(row.cartTotal),
    openedAt: row.openedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    // the applicant's own response time is not counted
    overdue: row.state !== 'asked' && (row.decidedAt ?? now) > row.dueAt,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    proposal: toOpenProposal(row),
  };
}

function toOpenProposal({ proposedLimit, proposedBy, proposedById, proposedAt }: SummaryRow) {
  if (proposedLimit === null || proposedBy === null || proposedById === null || proposedAt === null)
    return null;
  return {
    limit: toDollars(proposedLimit),
    operatorId: proposedById,
    proposedBy,
    proposedAt: proposedAt.toISOString(),
  };
}

export interface ReviewDetails {
  readonly row: ReviewDetailsRow;
  /** Whether the operator may see the digits of the SIN. */
  readonly identity: boolean;
  readonly documents: Awaited<ReturnType<typeof listDocuments>>;
  readonly debitAccount: ReviewView['debitAccount'];
  readonly line: CreditLineRow | null;
  readonly exposure: number;
  readonly decisions: readonly DecisionRow[];
  readonly observations: string | null;
  readonly requests: readonly RequestRow[];
  readonly proposals: readonly ProposalRow[];
  readonly others: readonly OtherApplicationRow[];
  readonly operators: Awaited<ReturnType<typeof listOperatorNames>>;
  readonly trail: Awaited<ReturnType<typeof listApplicationEvents>>;
}

export function toReviewView(details: ReviewDetails, now: Date): ReviewView {
  const { row, line } = details;
  return {
    ...toSummary(row, now),
    operatorId: row.operatorId,
    checkoutId: row.checkoutId,
    status: row.status,
    orderReference: row.orderReference,
    entry: row.entry,
    language: row.language,
    applicant: {
      personal: row.personal,
      sinLastThree: details.identity ? row.sinLastThree : null,
      phone: row.phone,
      email: row.email,
    },
    business: row.business,
    documents: details.documents.map(toDocumentView),
    debitAccount: details.debitAccount,
    exposure: toDollars(details.exposure),
    credit: line && {
      limit: toDollars(line.limit_cents),
      used: toDollars(line.used_cents),
      instant: toDollars(line.instant_cents),
      expiresOn: line.expires_on,
      tier: line.tier,
    },
    decisions: details.decisions.map(toDecisionView),
    observations: details.observations,
    requests: details.requests.map(toRequestView),
    proposals: details.proposals.map(toProposalView),
    others: details.others.map(toOtherApplicationView),
    operators: details.operators,
    trail: details.trail.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  };
}

function toDocumentView(row: ReviewDetails['documents'][number]): ReviewView['documents'][number] {
  const { from, to, scan, fileState, uploadedAt, ...document } = row;
  return {
    ...document,
    months: from !== null && to !== null ? { from, to } : null,
    uploadedAt: uploadedAt.toISOString(),
    downloadable: document.state !== 'refused' && scan === 'clean' && fileState === 'kept',
  };
}

function toDecisionView(row: DecisionRow): ReviewView['decisions'][number] {
  return {
    id: row.id,
    by: row.review_id === null ? 'rules' : 'person',
    operatorId: row.operator_id,
    reviewId: row.review_id,
    rulesVersion: row.rules_version,
    outcome: row.outcome,
    tier: row.tier,
    limit: toDollars(row.limit_cents),
    instant: toDollars(row.instant_cents),
    reasons: row.reasons.map(describeReason),
    features: row.features,
    decidedAt: row.decided_at.toISOString(),
  };
}

function toRequestView({
  items,
  askedAt,
  answeredAt,
  ...request
}: RequestRow): ReviewView['requests'][number] {
  return {
    ...request,
    items: items.map(describeItem),
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

function toProposalView(row: ProposalRow): ReviewView['proposals'][number] {
  const { limit, proposedAt, resolvedAt, ...proposal } = row;
  return {
    ...proposal,
    limit: toDollars(limit),
    proposedAt: proposedAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  };
}

function toOtherApplicationView({
  startedAt,
  cartTotal,
  limit,
  used,
  expiresOn,
  ...other
}: OtherApplicationRow): ReviewView['others'][number] {
  const line =
    limit === null || used === null || expiresOn === null
      ? null
      : { limit: toDollars(limit), used: toDollars(used), expiresOn };
  return { ...other, startedAt: startedAt.toISOString(), cartTotal: toDollars(cartTotal), line };
}

/** Ids of the operators named in a review, each once. */
export function listOperatorIds({
  row,
  decisions,
  requests,
  proposals,
  trail,
}: Pick<ReviewDetails, 'row' | 'decisions' | 'requests' | 'proposals' | 'trail'>): readonly string[] {
  const acted = trail.flatMap(({ actor }) => (actor.startsWith('operator:') ? [actor.slice(9)] : []));
  const named = [row, ...requests].flatMap(({ operatorId }) => operatorId ?? []);
  const decided = decisions.flatMap(({ operator_id }) => operator_id ?? []);
  const resolved = proposals.flatMap(({ operatorId, resolvedBy }) => [
    operatorId,
    ...(resolvedBy ? [resolvedBy] : []),
  ]);
  return [...new Set([...acted, ...named, ...decided, ...resolved])];
}

/** Enough to compare with a cheque, and no more. */
export const maskAccountNumber = (number: string): string => `•••• ${number.slice(-4)}`;
