import { type RawBuilder, sql } from 'kysely';
import { type Executor, newId } from '../../../platform/database';
import { scoringTables } from '../state/tables';

/** Whether the outer `application` has a rejection that was not reversed. */
export const readIsRejected = (): RawBuilder<boolean> =>
  sql<boolean>`exists (select from rejection j where j.application_id = application.id)`;

/** Whether a rejection of another application of the customer is in force. */
export async function isRejectedElsewhere(
  executor: Executor,
  scope: { readonly customerId: string; readonly applicationId: string; readonly today: string },
): Promise<boolean> {
  const row = await scoringTables(executor)
    .selectFrom('rejection')
    .select('id')
    .where('customer_id', '=', scope.customerId)
    .where('application_id', '!=', scope.applicationId)
    .where('reapply_on', '>', scope.today)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** One per application: a later decision replaces it, and never extends the applicant's waiting period. */
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

/** A reviewer reversed it, so it no longer counts. The earlier decision remains stored. */
export async function removeRejection(trx: Executor, applicationId: string): Promise<void> {
  await scoringTables(trx).deleteFrom('rejection').where('application_id', '=', applicationId).execute();
}
