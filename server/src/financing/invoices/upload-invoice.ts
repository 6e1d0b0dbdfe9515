import type { Readable } from 'node:stream';
import { validateCurrency } from '@tamarack/core/validation/files';
import { limits } from '@tamarack/core/validation/limits';
import type { ValidationCode } from '@tamarack/core/validation/validation-codes';
import type { FileProblem, InvoiceReader, InvoiceReading } from '../../../reader';
import type { ApplicationsService, ApplicationView, Session } from '../../intake/applications';
import { recordAudit } from '../../platform/audit';
import type { Executor } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { FilesService, StoredFile } from '../../platform/files';
import { findContentError } from '../../underwriting/documents';
import type { OffersService } from '../offers';
import { prefill, toCertainValue, toDocumentKind } from './prefill';
import { replaceInvoice } from './replace-invoice';
import * as invoices from './repository';
import { withTimeout } from './with-timeout';

/** A file being uploaded. */
interface IncomingFile {
  /** Cleaned for storage and display. */
  readonly name: string;
  /** Media type declared by the browser. */
  readonly declaredType: string;
  readonly content: Readable;
}

/** Starts reading the request; a file of more than `limit` bytes is refused. */
export type ReceiveFile = (rules: { readonly limit: number }) => Promise<IncomingFile>;

export interface UploadDeps {
  readonly database: Executor;
  readonly applications: ApplicationsService;
  readonly files: FilesService;
  readonly offers: OffersService;
  readonly reader: Pick<InvoiceReader, 'read'>;
  readonly now: () => Date;
  /** Maximum waiting times in milliseconds: other files may be queued. */
  readonly scanTimeoutMs?: number;
  readonly readTimeoutMs?: number;
}

const defaultTimeoutMs = 40_000;

const unreadableFileCodes: Readonly<Record<FileProblem, ValidationCode>> = {
  passwordProtected: 'filePassword',
  broken: 'fileBroken',
  tooManyPages: 'filePages',
  imageTooLarge: 'filePicture',
};

/**
 * Receives a file as the application's invoice, or refuses and removes it. The file is scanned and read before it is
 * assigned, outside a transaction. Returns the updated view; a repeated upload responds like a new one.
 */
export async function uploadInvoice(
  session: Session,
  receive: ReceiveFile,
  deps: UploadDeps,
): Promise<ApplicationView> {
  const { database, applications, files } = deps;
  await applications.check(session, 'uploadInvoice');
  const rules = { limit: limits.fileSize };
  const { name, declaredType, content } = await receive(rules);
  const stored = await files.save(content, rules);
  try {
    const { mediaType } = stored;
    const code = findContentError({ kind: 'invoice', name, declared: declaredType, mediaType });
    if (code) throw toFileProblem(code);
    await refuseInfected(session, stored.id, deps);
    const reading = await readInvoice(stored, deps);
    refuseForeignCurrency(reading);
    return await applications.mutate(session, 'uploadInvoice', (trx, application) =>
      storeUpload(trx, application, { name, stored, reading }, deps),
    );
  } catch (error) {
    // a failed removal is left to the sweep, because the file was never retained
    await files.discard(database, stored.id).catch(() => undefined);
    throw error;
  }
}

async function refuseInfected(
  { applicationId }: Session,
  fileId: string,
  { database, files, now, scanTimeoutMs = defaultTimeoutMs }: UploadDeps,
): Promise<void> {
  // without a scan result the upload is refused; the applicant still has the file and can send it again
  const createUnavailableError = (cause?: unknown) =>
    problem('service-unavailable', { retryAfter: 10, cause });
  const verdict = await withTimeout(scanTimeoutMs, files.scan(fileId)).catch((cause: unknown) => {
    throw createUnavailableError(cause);
  });
  if (verdict === null) throw createUnavailableError();
  if (verdict === 'clean') return;
  await recordAudit(database, { applicationId, actor: 'system', act: 'invoice.infected', at: now() });
  throw toFileProblem('fileInfected');
}

/** Null if it could not be read, or not in time: the applicant then enters everything manually. */
async function readInvoice(
  { id, size, mediaType }: StoredFile,
  { files, reader, readTimeoutMs = defaultTimeoutMs }: UploadDeps,
): Promise<InvoiceReading | null> {
  const content = await files.open(id);
  const result = await withTimeout(readTimeoutMs, reader.read(content, { size, mediaType: mediaType ?? '' }));
  content.destroy();
  if (result?.state === 'refused') throw toFileProblem(unreadableFileCodes[result.problem]);
  return result?.state === 'read' ? result.reading : null;
}

function refuseForeignCurrency(reading: InvoiceReading | null): void {
  const code = validateCurrency((reading && toCertainValue(reading.currency)) ?? 'CAD');
  if (code) throw problem('invoice-currency-is-unsupported', { errors: [{ path: '/file', code }] });
}

interface ReceivedUpload {
  readonly name: string;
  readonly stored: StoredFile;
  readonly reading: InvoiceReading | null;
}

/** Under the application's lock: of two concurrent uploads, one file is retained. Throws `invoice-is-used`. */
async function storeUpload(
  trx: Executor,
  { id: applicationId, merchantId }: { readonly id: string; readonly merchantId: string },
  received: ReceivedUpload,
  deps: UploadDeps,
): Promise<void> {
  const { files } = deps;
  const { name, stored, reading } = received;
  const { number, amount } = prefill(reading);
  if (number !== null && (await invoices.isFinanced(trx, merchantId, number)))
    throw problem('invoice-is-used');
  if (isDuplicate(await invoices.findInvoice(trx, applicationId), received))
    return files.discard(trx, stored.id);
  await files.retain(trx, stored.id);
  const now = deps.now();
  const from = { source: 'upload', file: { id: stored.id, name }, reading } as const;
  const values = { state: 'entered', site: null, number, amount, payable: null } as const;
  await replaceInvoice(trx, { applicationId, merchantId, from, ...values, now }, deps);
  await recordAudit(trx, {
    applicationId,
    actor: 'applicant',
    act: 'invoice.uploaded',
    details: { bytes: stored.size, read: reading !== null, kind: reading && toDocumentKind(reading) },
    at: now,
  });
}

/** Whether the same file already waits for confirmation, and this reading adds nothing. */
function isDuplicate(
  current: invoices.InvoiceRow | undefined,
  { name, stored, reading }: ReceivedUpload,
): boolean {
  if (current?.state !== 'entered' || current.file_name !== name) return false;
  const isSameContent = current.fileHash?.equals(stored.sha256) ?? false;
  return isSameContent && (current.reading !== null || reading === null);
}

const toFileProblem = (code: ValidationCode) =>
  problem('file-type-invalid', { errors: [{ path: '/file', code }] });
