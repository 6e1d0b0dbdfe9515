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

/** The decision in force: a request for the SIN is none. */
export async function latestDecision(executor: Executor, applicationId: string) {
  return executor
    .selectFrom('decision')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('outcome', '!=', 'sinNeeded')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
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

export async function findRejection(executor: Executor, applicationId: string) {
  return executor
    .selectFrom('rejection')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

/** A rejection of this customer, in whatever application, that still keeps from applying. */
export async function rejectionInForce(executor: Executor, customerId: string, today: string) {
  return executor
    .selectFrom('rejection')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('reapply_on', '>', today)
    .orderBy('reapply_on', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Another application of this customer waits for a person. */
export async function underReview(executor: Executor, customerId: string): Promise<boolean> {
  const row = await executor
    .selectFrom('decision')
    .innerJoin('application', 'application.id', 'decision.application_id')
    .leftJoin('credit_line', 'credit_line.application_id', 'decision.application_id')
    .leftJoin('rejection', 'rejection.application_id', 'decision.application_id')
    .select('decision.id')
    .where('application.customer_id', '=', customerId)
    .where('decision.outcome', '=', 'manualReview')
    .where('credit_line.id', 'is', null)
    .where('rejection.id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
