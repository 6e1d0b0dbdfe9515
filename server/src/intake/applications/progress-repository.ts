import type { Facts } from '@tamarack/core/flow/facts';
import type { Executor } from '../../platform/database';
import type { Keys } from '../../platform/keys';
import { openPerson } from './record/person';
import { applicationsTables } from './record/tables';

/** The applicant, as saved so far. */
export async function findApplicant(executor: Executor, keys: Pick<Keys, 'decrypt'>, applicationId: string) {
  const row = await applicationsTables(executor)
    .selectFrom('application')
    .select([
      'id',
      'customer_id as customerId',
      'phone_verified_at as phoneVerifiedAt',
      'personal',
      'personal_cipher as personalCipher',
      'business',
      'business_cipher as businessCipher',
      'sin_cipher as sinCipher',
      'qualification',
    ])
    .where('id', '=', applicationId)
    .executeTakeFirst();
  return row && openPerson(keys, row.id, row);
}

/** Id of the customer; null while there is none. */
export async function findCustomerId(executor: Executor, applicationId: string): Promise<string | null> {
  const row = await applicationsTables(executor)
    .selectFrom('application')
    .select('customer_id as customerId')
    .where('id', '=', applicationId)
    .executeTakeFirst();
  return row?.customerId ?? null;
}

/** Id of the customer, or of the application while it has none. */
export async function findOwnerId(executor: Executor, applicationId: string): Promise<string | null> {
  const row = await applicationsTables(executor)
    .selectFrom('application')
    .select(({ fn, ref }) => fn.coalesce(ref('customer_id'), ref('id')).as('ownerId'))
    .where('id', '=', applicationId)
    .executeTakeFirst();
  return row?.ownerId ?? null;
}

export async function setBankState(
  executor: Executor,
  applicationId: string,
  bank: Facts['bank'],
): Promise<void> {
  await applicationsTables(executor)
    .updateTable('application')
    .set({ bank })
    .where('id', '=', applicationId)
    .execute();
}

export async function setDocumentsSubmitted(
  executor: Executor,
  applicationId: string,
  now: Date,
): Promise<void> {
  await applicationsTables(executor)
    .updateTable('application')
    .set({ documents_submitted_at: now, updated_at: now })
    .where('id', '=', applicationId)
    .execute();
}

export async function setQualification(
  executor: Executor,
  applicationId: string,
  qualification: Facts['qualification'],
): Promise<void> {
  await applicationsTables(executor)
    .updateTable('application')
    .set({ qualification })
    .where('id', '=', applicationId)
    .execute();
}

/** The applicant was active: restarts the retention period. */
export async function touchApplication(executor: Executor, applicationId: string, now: Date): Promise<void> {
  await applicationsTables(executor)
    .updateTable('application')
    .set({ updated_at: now })
    .where('id', '=', applicationId)
    .execute();
}
