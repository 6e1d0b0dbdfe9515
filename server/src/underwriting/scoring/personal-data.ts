import { sql } from 'kysely';
import type { Executor } from '../../platform/database';
import { scoringTables } from './state/tables';

/** Decisions, with the figures that the rules computed. */
export async function listPersonDecisions(executor: Executor, applicationIds: readonly string[]) {
  return scoringTables(executor)
    .selectFrom('decision')
    .leftJoin('rejection', 'rejection.decision_id', 'decision.id')
    .select([
      'decision.id as decisionId',
      'decision.decided_at as decidedAt',
      'decision.outcome',
      'decision.limit_cents as limit',
      'decision.reasons',
      'decision.features',
      'decision.rules_version as rulesVersion',
      'rejection.reapply_on as reapplyOn',
    ])
    .where('decision.application_id', 'in', [...applicationIds])
    .orderBy('decision.id')
    .execute();
}

/** Removes the data fetched from banks and the bureau, and its summaries. The features of decisions are kept. */
export async function eraseFetchedData(trx: Executor, applicationIds: readonly string[]): Promise<void> {
  await scoringTables(trx)
    .updateTable('scoring_run')
    .set({ bank_request: null, bank_cipher: null, bureau_cipher: null })
    .where('application_id', 'in', [...applicationIds])
    .execute();
  await redactDecisions(trx, applicationIds, false);
}

/** Removes the figures of decisions. */
export const eraseFeatures = (trx: Executor, applicationIds: readonly string[]): Promise<void> =>
  redactDecisions(trx, applicationIds, true);

async function redactDecisions(
  trx: Executor,
  applicationIds: readonly string[],
  withFeatures: boolean,
): Promise<void> {
  const ids = sql`array[${sql.join([...applicationIds])}]::uuid[]`;
  await sql`select redact_decisions(${ids}, ${withFeatures}::boolean)`.execute(trx);
}
