import type { Executor } from '../../platform/database/executor';
import { scoringTables } from './tables';

/** What scoring reads of an application. */
export async function findApplicant(executor: Executor, applicationId: string) {
  return scoringTables(executor)
    .selectFrom('application')
    .select([
      'id',
      'customer_id as customerId',
      'phone_verified_at as phoneVerifiedAt',
      'personal',
      'business',
      'sin_cipher as sinCipher',
      'qualification',
    ])
    .where('id', '=', applicationId)
    .executeTakeFirst();
}

/** Holds the application against every other change, as `applications.mutate` does: always locked first. */
export async function lockApplicant(trx: Executor, applicationId: string): Promise<void> {
  await scoringTables(trx)
    .selectFrom('application')
    .select('id')
    .where('id', '=', applicationId)
    .forUpdate()
    .execute();
}

export async function setQualification(
  executor: Executor,
  applicationId: string,
  qualification: 'open' | 'accepted' | 'acceptedInstant' | 'finalReviewRequested',
): Promise<void> {
  await scoringTables(executor)
    .updateTable('application')
    .set({ qualification })
    .where('id', '=', applicationId)
    .execute();
}
