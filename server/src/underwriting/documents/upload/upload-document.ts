import type { Readable } from 'node:stream';
import type { Action } from '@tamarack/core/flow/action-guards';
import { toNameKey } from '@tamarack/core/validation/files';
import { limits } from '@tamarack/core/validation/limits';
import {
  type ApplicationsService,
  type ApplicationView,
  type Session,
  touchApplication,
} from '../../../intake/applications';
import { recordAudit } from '../../../platform/audit';
import { type Executor, newId } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { FilesService, StoredFile } from '../../../platform/files';
import type { ReviewQueue } from '../../review-queue';
import { type MonthRange, parseChosenMonth } from '../months';
import * as documents from '../repository';
import type { DocumentTable } from '../tables';
import { findContentError } from './content-error';
import { checkLimitsEarly, planUpload } from './upload-plan';

/** A file being uploaded. */
export interface IncomingFile {
  /** Cleaned for storage and display. */
  readonly name: string;
  /** Media type declared by the browser. */
  readonly declaredType: string;
  readonly content: Readable;
}

/** Starts reading the request; a file of more than `limit` bytes is refused. */
export type ReceiveFile = (rules: { readonly limit: number }) => Promise<IncomingFile>;

export interface UploadRequest {
  readonly kind: DocumentTable['kind'];
  /** `YYYY-MM`, of a statement, chosen by the applicant. */
  readonly month?: string | undefined;
  /** Announced bytes of the whole request; 0 if unknown. */
  readonly contentLength: number;
}

export interface UploadDeps {
  readonly database: Executor;
  readonly applications: ApplicationsService;
  readonly files: FilesService;
  readonly reviewQueue: ReviewQueue;
  /** Queues the check, in the transaction that stores a document. */
  readonly queueCheck: (trx: Executor, id: string) => Promise<void>;
  readonly now: () => Date;
}

/** Maximum overhead of a form around a file with the longest name. */
const formOverheadBytes = 8 * 1024;

const actions: Readonly<Record<UploadRequest['kind'], Action>> = {
  statement: 'uploadStatement',
  voidCheque: 'uploadVoidCheque',
  supporting: 'uploadSupporting',
};

/**
 * Receives a file, or refuses it without leaving anything. Refuses before reading the content where possible.
 * Returns the updated view; an upload that repeats name and content responds like a new one.
 */
export async function uploadDocument(
  session: Session,
  request: UploadRequest,
  receive: ReceiveFile,
  deps: UploadDeps,
): Promise<ApplicationView> {
  const { database, applications, files, reviewQueue, now } = deps;
  const { applicationId } = session;
  const { kind } = request;
  await applications.check(session, actions[kind]);
  const requestId =
    kind === 'supporting' ? await reviewQueue.findOpenRequestId(database, applicationId) : null;
  const months = request.month === undefined ? null : parseChosenMonth(request.month, now());
  const rules = { limit: limits.fileSize };
  const { name, declaredType, content } = await receive(rules);
  if (kind !== 'voidCheque') {
    const earlier = await documents.listDocuments(database, { applicationId, kind, requestId });
    checkLimitsEarly(kind, toNameKey(name), Math.max(0, request.contentLength - formOverheadBytes), earlier);
  }
  const stored = await files.save(content, rules);
  try {
    const code = findContentError({ kind, name, declared: declaredType, mediaType: stored.mediaType });
    if (code) throw problem('file-type-invalid', { errors: [{ path: '/file', code }] });
    return await applications.mutate(session, actions[kind], (trx) =>
      storeDocument(trx, applicationId, { kind, requestId, name, months, stored }, deps),
    );
  } catch (error) {
    // a failed removal is left to the sweep, because the file was never retained
    await files.discard(database, stored.id).catch(() => undefined);
    throw error;
  }
}

interface ReceivedDocument {
  readonly kind: DocumentTable['kind'];
  /** The request that was open when the upload began. */
  readonly requestId: string | null;
  readonly name: string;
  readonly months: MonthRange | null;
  readonly stored: StoredFile;
}

/** Under the application's lock, so that concurrent tabs stay within the limits. */
async function storeDocument(
  trx: Executor,
  applicationId: string,
  received: ReceivedDocument,
  deps: UploadDeps,
): Promise<void> {
  const { files, reviewQueue, queueCheck } = deps;
  const { kind, requestId, name, months, stored } = received;
  // a document sent for one request does not satisfy another
  if (kind === 'supporting' && requestId !== (await reviewQueue.findOpenRequestId(trx, applicationId)))
    throw problem('step-not-allowed');
  const { id: fileId, size, sha256, mediaType } = stored;
  const key = toNameKey(name);
  const earlier = await documents.listDocuments(trx, { applicationId, kind, requestId });
  const { repeated, replaced } = planUpload({ kind, nameKey: key, size, sha256 }, earlier);
  if (repeated) return files.discard(trx, fileId);
  for (const file of await documents.removeDocuments(trx, applicationId, replaced))
    await files.discard(trx, file);
  const now = deps.now();
  const id = newId(now);
  await documents.insertDocument(trx, {
    id,
    applicationId,
    kind,
    requestId,
    fileId,
    name,
    nameKey: key,
    size,
    sha256,
    mediaType: mediaType ?? '',
    months,
    uploadedAt: now,
  });
  await files.retain(trx, fileId);
  await queueCheck(trx, id);
  await touchApplication(trx, applicationId, now);
  await recordAudit(trx, {
    applicationId,
    actor: 'applicant',
    act: 'document.uploaded',
    details: { documentId: id, kind, bytes: size },
    at: now,
  });
}
