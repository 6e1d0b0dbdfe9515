import type { Executor } from '../../platform/database';
import { type Keys, toEmailIndex } from '../../platform/keys';
import { openPerson } from './record/person';
import { applicationsTables } from './record/tables';

/** More applications of one address are not searched. */
const maxApplications = 500;

/** The data of applicants that merchants may see: trading names of their businesses, by application. */
export async function listBusinessNames(
  executor: Executor,
  keys: Pick<Keys, 'decrypt'>,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await applicationsTables(executor)
    .selectFrom('application')
    .select(['id', 'business', 'business_cipher as businessCipher'])
    .where('id', 'in', applicationIds)
    .execute();
  const opened = await Promise.all(rows.map((row) => openPerson(keys, row.id, row)));
  return new Map(opened.flatMap(({ id, business }) => (business ? [[id, business.businessAs]] : [])));
}

/** The newest applications with a verified email address. */
export async function listApplicationsByEmail(
  executor: Executor,
  keys: Pick<Keys, 'keyedHash'>,
  email: string,
): Promise<readonly string[]> {
  const rows = await applicationsTables(executor)
    .selectFrom('application')
    .select('id')
    .where((row) => row.or([row('email_hash', '=', toEmailIndex(keys, email)), row('email', '=', email)]))
    .where('email_verified_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(maxApplications)
    .execute();
  return rows.map(({ id }) => id);
}
