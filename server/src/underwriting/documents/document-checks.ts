import type { Readable } from 'node:stream';
import { dayMs, hourMs } from '@tamarack/core/calendar/durations';
import type { StatementReading } from '../../../reader';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import type { FilesService } from '../../platform/files';
import type { Jobs } from '../../platform/jobs';
import { clipToHistory } from './months';
import * as documents from './repository';
import type { DocumentTable } from './tables';

const queue = 'document-check';

/** Reads a PDF of this many bytes; null if that takes too long. Throws on a failure that the file does not cause. */
type ReadStatement = (content: Readable, size: number) => Promise<StatementReading | null>;

/** Reading attempts before a file is left unread: a failing reader is not the applicant's fault. */
export const maxReadings = 3;

/** Delay before a further check, after the queue's own retries: the scanner is down for long. */
const recheckAfterSeconds = 120;

/** Grace period for a missing content: a temporarily unavailable store has lost nothing. */
const missingGraceMs = dayMs;

/** Longer than a job with all its retries takes. */
const lostAfterMs = hourMs;

export interface CheckDeps {
  readonly database: Executor;
  readonly files: FilesService;
  readonly readStatement: ReadStatement;
  readonly jobs: Jobs;
  /** Documents that this process checks at the same time. */
  readonly documentWorkers: number;
  readonly now: () => Date;
}

interface CheckJob {
  readonly documentId: string;
}

/**
 * Checks documents in the background, a few at a time, because reading one takes memory. The queue is fair: an
 * application's second document waits for the first ones of all others, and so on.
 */
export function createDocumentChecks(deps: CheckDeps) {
  const { database, jobs } = deps;
  const run = async ({ documentId }: CheckJob): Promise<void> => {
    const document = await documents.findUnchecked(database, documentId);
    if (document) await checkDocument(document, deps);
  };
  const send = (
    executor: Executor,
    documentId: string,
    options: { readonly startAfterSeconds?: number; readonly priority?: number } = {},
  ): Promise<void> =>
    jobs.send(executor, queue, { documentId } satisfies CheckJob, { singletonKey: documentId, ...options });
  jobs.work<CheckJob>(queue, run, {
    concurrency: deps.documentWorkers,
    retryLimit: 5,
    retryDelaySeconds: 1,
    onDeadLetter: async ({ documentId }: CheckJob) => {
      const document = await documents.findUnchecked(database, documentId);
      if (!document) return;
      if (await isLost(document, deps)) await refuseDocument(document, 'broken', deps);
      else await send(database, documentId, { startAfterSeconds: recheckAfterSeconds });
    },
  });
  return {
    /** Call it in the transaction that stores the document. */
    queue: async (trx: Executor, documentId: string): Promise<void> =>
      send(trx, documentId, { priority: -(await documents.countOtherUnchecked(trx, documentId)) }),

    /**
     * Queues documents again that waited too long because their job was lost. A document that is already queued is not
     * queued twice.
     */
    sweep: async (): Promise<void> => {
      const before = new Date(deps.now().getTime() - lostAfterMs);
      for (const documentId of await documents.listUncheckedIds(database, before))
        await send(database, documentId);
    },
  };
}

type UncheckedDocument = NonNullable<Awaited<ReturnType<typeof documents.findUnchecked>>>;

async function checkDocument(document: UncheckedDocument, deps: CheckDeps): Promise<void> {
  const { database, files, now } = deps;
  if ((await files.scan(document.fileId)) === 'infected') return refuseDocument(document, 'infected', deps);
  const reading = document.mediaType === 'application/pdf' ? await readPdf(document, deps) : null;
  if (reading === null && document.readings >= maxReadings && (await isLost(document, deps)))
    return refuseDocument(document, 'broken', deps);
  if (reading !== null && reading.state !== 'read') return refuseDocument(document, reading.state, deps);
  const months = document.kind === 'statement' ? clipToHistory(reading?.months ?? null, now()) : null;
  await inTransaction(database, async (trx) => {
    if (months) await documents.setDetectedMonths(trx, document.id, months);
    await documents.setReady(trx, document.id, reading?.pages ?? null);
  });
}

/** Null if reading it failed too often, or takes too long. */
async function readPdf(
  { id, fileId, size, readings }: UncheckedDocument,
  { database, files, readStatement }: CheckDeps,
): Promise<StatementReading | null> {
  if (readings >= maxReadings) return null;
  // counted first: a reading may crash the whole process
  await documents.countReading(database, id);
  return readStatement(await files.open(fileId), size);
}

/** Whether the content is lost, so that no retry can read it. */
async function isLost(
  { fileId, uploadedAt }: UncheckedDocument,
  { files, now }: CheckDeps,
): Promise<boolean> {
  const loss = await files.detectLoss(fileId).catch(() => null);
  const waited = now().getTime() - uploadedAt.getTime();
  return loss === 'damaged' || (loss === 'missing' && waited > missingGraceMs);
}

async function refuseDocument(
  { id, applicationId, fileId }: UncheckedDocument,
  problem: NonNullable<DocumentTable['problem']>,
  { database, files, now }: CheckDeps,
): Promise<void> {
  await inTransaction(database, async (trx) => {
    if (!(await documents.setRefused(trx, id, problem))) return;
    await files.discard(trx, fileId);
    await recordAudit(trx, {
      applicationId,
      actor: 'system',
      act: 'document.refused',
      details: { documentId: id, problem },
      at: now(),
    });
  });
}
