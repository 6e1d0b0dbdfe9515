import type { Executor } from '../../platform/database';
import { documentsTables } from './tables';

/** Applicants' uploads, with the ids of their contents; null if the content of a refused one is removed. */
export async function listPersonDocuments(executor: Executor, applicationIds: readonly string[]) {
  return documentsTables(executor)
    .selectFrom('document')
    .select([
      'application_id as applicationId',
      'kind',
      'name',
      'file_id as fileId',
      'size_bytes as size',
      'from_month as fromMonth',
      'to_month as toMonth',
      'uploaded_at as uploadedAt',
    ])
    .where('application_id', 'in', [...applicationIds])
    .orderBy('id')
    .execute();
}

/** Returns the ids of their contents. */
export async function removeAllDocuments(
  trx: Executor,
  applicationIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await documentsTables(trx)
    .deleteFrom('document')
    .where('application_id', 'in', [...applicationIds])
    .returning('file_id')
    .execute();
  return rows.flatMap(({ file_id }) => file_id ?? []);
}
