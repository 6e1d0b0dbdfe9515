import type { Executor } from '../database/executor';
import { newId } from '../database/ids';
import type { Decision } from '../decision/decision';

export async function insertDecision(
  executor: Executor,
  input: {
    readonly applicationId: string;
    readonly runId: string;
    readonly decision: Decision;
    readonly now: Date;
  },
): Promise<string> {
  const { decision } = input;
  const id = newId(input.now);
  await executor
    .insertInto('decision')
    .values({
      id,
      application_id: input.applicationId,
      run_id: input.runId,
      rules_version: decision.rulesVersion,
      outcome: decision.outcome,
      tier: decision.tier,
      limit_cents: decision.limit,
      instant_cents: decision.instant,
      reasons: JSON.stringify(decision.reasons),
      features: JSON.stringify(decision.features),
      reapply_in_days: decision.reapplyInDays,
      decided_at: input.now,
    })
    .execute();
  return id;
}

export async function insertRejection(
  executor: Executor,
  input: {
    readonly customerId: string | null;
    readonly applicationId: string;
    readonly decisionId: string;
    readonly reapplyOn: string;
    readonly now: Date;
  },
): Promise<void> {
  await executor
    .insertInto('rejection')
    .values({
      id: newId(input.now),
      customer_id: input.customerId,
      application_id: input.applicationId,
      decision_id: input.decisionId,
      reapply_on: input.reapplyOn,
      created_at: input.now,
    })
    .execute();
}
