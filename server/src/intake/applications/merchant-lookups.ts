import type { Executor } from '../../platform/database';
import { applicationsTables } from './record/tables';

/** More applications of one address are not searched. */
const maxApplications = 500;

/** What merchants see of applicants: the names their businesses trade under, by application. */
export async function listBusinessNames(
  executor: Executor,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await applicationsTables(executor)
    .selectFrom('application')
    .select(['id', 'business'])
    .where('id', 'in', applicationIds)
    .execute();
  return new Map(rows.flatMap(({ id, business }) => (business ? [[id, business.businessAs]] : [])));
}

/** The newest applications with a verified email address. */
export async function listApplicationsByEmail(executor: Executor, email: string): Promise<readonly string[]> {
  const rows = await applicationsTables(executor)
    .selectFrom('application')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(maxApplications)
    .execute();
  return rows.map(({ id }) => id);
}
