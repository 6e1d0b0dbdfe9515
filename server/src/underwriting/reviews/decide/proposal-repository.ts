import type { Cents } from '@tamarack/core/money/cents';
import { type Executor, newId } from '../../../platform/database';
import type { Tier } from '../../decision';
import { reviewsTables } from '../tables';

/** False if one is open already. */
export async function insertProposal(
  trx: Executor,
  proposal: {
    readonly reviewId: string;
    readonly operatorId: string;
    readonly limit: Cents;
    readonly tier: Tier | null;
    readonly now: Date;
  },
): Promise<boolean> {
  const row = await reviewsTables(trx)
    .insertInto('review_proposal')
    .values({
      id: newId(proposal.now),
      review_id: proposal.reviewId,
      operator_id: proposal.operatorId,
      limit_cents: proposal.limit,
      tier: proposal.tier,
      proposed_at: proposal.now,
      state: 'open',
      resolved_by: null,
      resolved_at: null,
      note: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const columns = [
  'id',
  'operator_id as operatorId',
  'limit_cents as limit',
  'tier',
  'proposed_at as proposedAt',
  'state',
  'resolved_by as resolvedBy',
  'resolved_at as resolvedAt',
  'note',
] as const;

/** The one that waits for its confirmation. */
export async function findOpenProposal(executor: Executor, reviewId: string) {
  return reviewsTables(executor)
    .selectFrom('review_proposal')
    .select(columns)
    .where('review_id', '=', reviewId)
    .where('state', '=', 'open')
    .executeTakeFirst();
}

/** Oldest first. */
export async function listProposals(executor: Executor, reviewId: string) {
  return reviewsTables(executor)
    .selectFrom('review_proposal')
    .select(columns)
    .where('review_id', '=', reviewId)
    .orderBy('id')
    .execute();
}

export type ProposalRow = Awaited<ReturnType<typeof listProposals>>[number];

export async function resolveProposal(
  trx: Executor,
  id: string,
  resolution: {
    readonly state: 'confirmed' | 'returned';
    readonly operatorId: string;
    readonly note: string | null;
    readonly now: Date;
  },
): Promise<void> {
  const { state, operatorId, note, now } = resolution;
  await reviewsTables(trx)
    .updateTable('review_proposal')
    .set({ state, resolved_by: operatorId, resolved_at: now, note })
    .where('id', '=', id)
    .execute();
}
