import { type Executor, newId } from '../../../platform/database';
import type { Tier } from '../../decision';
import { scoringTables } from '../state/tables';
import type { DecisionSource, StoredDecision } from './stored-decision';

export async function insertDecision(
  executor: Executor,
  input: {
    readonly applicationId: string;
    readonly source: DecisionSource;
    readonly decision: StoredDecision;
    /** The line of an earlier application, if it is about one. */
    readonly creditLineId: string | null;
    /** Encrypted bank data summary (decision/bank-data-summary.ts). */
    readonly summaryCipher: Buffer | null;
    readonly now: Date;
  },
): Promise<string> {
  const { decision } = input;
  const id = newId(input.now);
  await scoringTables(executor)
    .insertInto('decision')
    .values({
      id,
      application_id: input.applicationId,
      run_id: 'runId' in input.source ? input.source.runId : null,
      review_id: 'reviewId' in input.source ? input.source.reviewId : null,
      credit_line_id: input.creditLineId,
      rules_version: decision.rulesVersion,
      outcome: decision.outcome,
      tier: decision.tier,
      limit_cents: decision.limit,
      instant_cents: decision.instant,
      reasons: JSON.stringify(decision.reasons),
      features: JSON.stringify(decision.features),
      reapply_in_days: decision.reapplyInDays,
      picture_cipher: input.summaryCipher,
      decided_at: input.now,
    })
    .execute();
  return id;
}

/** Bank data summary of the rules' last decision on an application; encrypted for 'bank'. */
export async function findLatestSummaryCipher(
  executor: Executor,
  applicationId: string,
): Promise<Buffer | null> {
  const row = await scoringTables(executor)
    .selectFrom('decision')
    .select('picture_cipher')
    .where('application_id', '=', applicationId)
    .where('review_id', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.picture_cipher ?? null;
}

/** The tier that the rules computed for an application, if any. */
export async function findProposedTier(executor: Executor, applicationId: string): Promise<Tier | null> {
  const row = await scoringTables(executor)
    .selectFrom('decision')
    .select('tier')
    .where('application_id', '=', applicationId)
    .where('tier', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.tier ?? null;
}
