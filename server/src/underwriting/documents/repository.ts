import type { Executor } from '../../platform/database';
import type { MonthRange } from './months';
import type { DocumentTable } from './tables';
import { documentsTables } from './tables';

export interface NewDocument {
  readonly id: string;
  readonly applicationId: string;
  readonly kind: DocumentTable['kind'];
  /** For a supporting document. */
  readonly requestId: string | null;
  readonly fileId: string;
  readonly name: string;
  readonly nameKey: string;
  readonly size: number;
  readonly sha256: Buffer;
  readonly mediaType: string;
  /** Chosen by the applicant. */
  readonly months: MonthRange | null;
  readonly uploadedAt: Date;
}

export async function insertDocument(executor: Executor, row: NewDocument): Promise<void> {
  await documentsTables(executor)
    .insertInto('document')
    .values({
      id: row.id,
      application_id: row.applicationId,
      kind: row.kind,
      request_id: row.requestId,
      file_id: row.fileId,
      name: row.name,
      name_key: row.nameKey,
      size_bytes: row.size,
      sha256: row.sha256,
      media_type: row.mediaType,
      from_month: row.months?.from ?? null,
      to_month: row.months?.to ?? null,
      months_source: row.months && 'applicant',
      uploaded_at: row.uploadedAt,
    })
    .execute();
}

/** The documents that a new one is compared with, refused ones included. */
export async function listDocuments(
  executor: Executor,
  { applicationId, kind, requestId }: Pick<NewDocument, 'applicationId' | 'kind' | 'requestId'>,
) {
  return documentsTables(executor)
    .selectFrom('document')
    .select(['id', 'name_key as nameKey', 'size_bytes as size', 'sha256', 'state'])
    .where('application_id', '=', applicationId)
    .where('kind', '=', kind)
    .where('request_id', 'is not distinct from', requestId)
    .execute();
}

export type EarlierDocument = Awaited<ReturnType<typeof listDocuments>>[number];

/** A document that waits for its check; undefined if it is removed or checked. */
export async function findUnchecked(executor: Executor, id: string) {
  return documentsTables(executor)
    .selectFrom('document')
    .select([
      'id',
      'application_id as applicationId',
      'kind',
      'media_type as mediaType',
      'size_bytes as size',
      'readings',
      'uploaded_at as uploadedAt',
    ])
    .select(({ ref }) => ref('file_id').$castTo<string>().as('fileId'))
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .executeTakeFirst();
}

/** Other documents of its application whose check is still open. */
export async function countOtherUnchecked(executor: Executor, id: string): Promise<number> {
  const { count } = await documentsTables(executor)
    .selectFrom('document as own')
    .innerJoin('document as other', 'other.application_id', 'own.application_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('own.id', '=', id)
    .where('other.id', '!=', id)
    .where('other.state', '=', 'checking')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Documents uploaded before then whose check is still open. */
export async function listUncheckedIds(executor: Executor, before: Date): Promise<string[]> {
  const rows = await documentsTables(executor)
    .selectFrom('document')
    .select('id')
    .where('state', '=', 'checking')
    .where('uploaded_at', '<', before)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether the document is the application's and can be removed: while a request is open, only its documents can. */
export async function isRemovable(
  executor: Executor,
  scope: { readonly applicationId: string; readonly requestId: string | null },
  id: string,
): Promise<boolean> {
  const row = await documentsTables(executor)
    .selectFrom('document')
    .select('id')
    .where('id', '=', id)
    .where('application_id', '=', scope.applicationId)
    .where('request_id', 'is not distinct from', scope.requestId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes documents of an application; returns the ids of their contents. */
export async function removeDocuments(
  executor: Executor,
  applicationId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await documentsTables(executor)
    .deleteFrom('document')
    .where('application_id', '=', applicationId)
    .where('id', 'in', ids)
    .returning('file_id')
    .execute();
  return rows.flatMap(({ file_id }) => file_id ?? []);
}

/** Set by the applicant; false when there is no such statement. */
export async function setMonths(
  executor: Executor,
  scope: { readonly applicationId: string; readonly id: string },
  { from, to }: MonthRange,
): Promise<boolean> {
  const { numUpdatedRows } = await documentsTables(executor)
    .updateTable('document')
    .set({ from_month: from, to_month: to, months_source: 'applicant' })
    .where('id', '=', scope.id)
    .where('application_id', '=', scope.applicationId)
    .where('kind', '=', 'statement')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts the start of a reading. */
export async function countReading(executor: Executor, id: string): Promise<void> {
  await documentsTables(executor)
    .updateTable('document')
    .set(({ eb }) => ({ readings: eb('readings', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function setReady(executor: Executor, id: string, pages: number | null): Promise<void> {
  await documentsTables(executor)
    .updateTable('document')
    .set({ state: 'ready', page_count: pages })
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .execute();
}

/** Stores the detected months, unless the applicant has set them. */
export async function setDetectedMonths(
  executor: Executor,
  id: string,
  { from, to }: MonthRange,
): Promise<void> {
  await documentsTables(executor)
    .updateTable('document')
    .set({ from_month: from, to_month: to, months_source: 'file' })
    .where('id', '=', id)
    .where('months_source', 'is', null)
    .execute();
}

/** False if it is already removed or checked. */
export async function setRefused(
  executor: Executor,
  id: string,
  problem: NonNullable<DocumentTable['problem']>,
): Promise<boolean> {
  const { numUpdatedRows } = await documentsTables(executor)
    .updateTable('document')
    .set({ state: 'refused', problem, file_id: null })
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Applications with unsubmitted documents and without recent activity. */
export async function listAbandonedApplicationIds(
  executor: Executor,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await documentsTables(executor)
    .selectFrom('draft_document')
    .select('application_id')
    .distinct()
    .where('application_updated_at', '<', before)
    .limit(limit)
    .execute();
  return rows.map(({ application_id }) => application_id);
}

export async function listUnsubmittedIds(executor: Executor, applicationId: string): Promise<string[]> {
  const rows = await documentsTables(executor)
    .selectFrom('draft_document')
    .select('id')
    .where('application_id', '=', applicationId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Documents sent for a request, except refused ones. */
export async function countUsable(executor: Executor, requestId: string): Promise<number> {
  const rows = await documentsTables(executor)
    .selectFrom('document')
    .select('id')
    .where('request_id', '=', requestId)
    .where('state', '!=', 'refused')
    .execute();
  return rows.length;
}
