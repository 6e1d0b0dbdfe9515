import type { Executor } from '../../platform/database/executor';
import { newId } from '../../platform/database/ids';
import { scoringTables } from './tables';

/**
 * Of an application there is one: a later decision takes its place, and never makes the applicant wait longer than the
 * earlier one did.
 */
export async function saveRejection(
  trx: Executor,
  input: {
    readonly customerId: string | null;
    readonly applicationId: string;
    readonly decisionId: string;
    readonly reapplyOn: string;
    readonly now: Date;
  },
): Promise<void> {
  await scoringTables(trx)
    .insertInto('rejection')
    .values({
      id: newId(input.now),
      customer_id: input.customerId,
      application_id: input.applicationId,
      decision_id: input.decisionId,
      reapply_on: input.reapplyOn,
      created_at: input.now,
    })
    .onConflict((conflict) =>
      conflict.column('application_id').doUpdateSet(({ ref, fn }) => ({
        decision_id: ref('excluded.decision_id'),
        reapply_on: fn<string>('least', [ref('rejection.reapply_on'), ref('excluded.reapply_on')]),
      })),
    )
    .execute();
}

/** A person took it back: it counts nowhere any more. What was decided before stays stored. */
export async function removeRejection(trx: Executor, applicationId: string): Promise<void> {
  await scoringTables(trx).deleteFrom('rejection').where('application_id', '=', applicationId).execute();
}
