import { listPersonInvoices } from '../../../financing/invoices';
import type { Executor } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import { cleanFileName, FileGoneError, type FilesService } from '../../../platform/files';
import { listPersonDocuments } from '../../../underwriting/documents';

/** At 15 MB each, they stay below the 4 GB of an archive. */
const maxContents = 250;
const retryAfter = 60;

export interface Upload {
  readonly applicationId: string;
  readonly kind: string;
  readonly name: string;
  readonly uploadedAt: Date;
  /** Null if there is no content to export. */
  readonly fileId: string | null;
  readonly state: 'included' | 'removed' | 'infected' | 'damaged' | 'missing';
  /** Path of its content in the archive. */
  readonly path: string | null;
}

export interface UploadDeps {
  readonly database: Executor;
  readonly files: Pick<FilesService, 'detectLoss' | 'scan' | 'open'>;
}

/**
 * The files that a person uploaded, each read to its end: one that is lost is named instead of ending the archive. Throws
 * `step-not-allowed` if they are too many, `service-unavailable` if the store or the scanner does not respond.
 */
export async function listUploads(
  applicationIds: readonly string[],
  { database, files }: UploadDeps,
): Promise<readonly Upload[]> {
  const documents = await listPersonDocuments(database, applicationIds);
  const invoices = (await listPersonInvoices(database, applicationIds)).flatMap(
    ({ applicationId, fileId, fileName: name, enteredAt: uploadedAt }) =>
      name === null ? [] : [{ applicationId, fileId, kind: 'invoice', name, uploadedAt }],
  );
  const rows = [...documents, ...invoices];
  if (rows.length > maxContents)
    throw problem('step-not-allowed', {
      detail: `There are ${rows.length} files, and an archive has ${maxContents} at most. Download them one by one.`,
    });
  const uploads: Upload[] = [];
  for (const { applicationId, fileId, kind, name, uploadedAt } of rows) {
    const state = await readState(files, fileId);
    const number = String(uploads.length + 1).padStart(3, '0');
    const path = state === 'included' ? `${applicationId}/${number}-${cleanFileName(name)}` : null;
    uploads.push({ applicationId, kind, name, uploadedAt, fileId, state, path });
  }
  return uploads;
}

async function readState(files: UploadDeps['files'], fileId: string | null): Promise<Upload['state']> {
  if (fileId === null) return 'removed';
  try {
    return (await files.detectLoss(fileId)) ?? (await scan(files, fileId));
  } catch (error) {
    // since it was listed
    if (error instanceof FileGoneError) return 'removed';
    throw error;
  }
}

async function scan(files: UploadDeps['files'], fileId: string): Promise<'included' | 'infected'> {
  const verdict = await files.scan(fileId).catch((cause: unknown) => {
    if (cause instanceof FileGoneError) throw cause;
    throw problem('service-unavailable', { detail: 'The scanner does not respond.', retryAfter, cause });
  });
  return verdict === 'clean' ? 'included' : 'infected';
}
