import type { Readable } from 'node:stream';
import type { StatementRead } from '../../../reader';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import type { FilesService } from '../../platform/files';
import type { Jobs } from '../../platform/jobs';
import { withinHistory } from './months';
import * as documents from './repository';
import type { DocumentTable } from './tables';

const queue = 'document-check';

/** Reads a PDF of this many bytes. Throws on a failure that the file does not cause. */
type ReadStatement = (content: Readable, size: number) => Promise<StatementRead>;

/** Reading attempts before a file stays unread: a failing reader is not the applicant's fault. */
export const readingLimit = 3;

/** Delay before a further check, after the queue's own retries: the scanner is down for long. */
const againAfterSeconds = 120;

/** Grace period for a missing content: a temporarily unavailable store has lost nothing. */
const missingMs = 24 * 3_600_000;

/** Longer than a job with all its retries takes. */
const lostMs = 3_600_000;

export interface CheckDeps {
  readonly database: Executor;
  readonly files: FilesService;
  readonly readStatement: ReadStatement;
  readonly jobs: Jobs;
  readonly now: () => Date;
}

interface Check {
  readonly documentId: string;
}

/** Checks documents in the background, one at a time, because reading one takes memory. */
export interface DocumentChecks {
  /** Call it in the transaction that stores the document. */
  queue(trx: Executor, documentId: string): Promise<void>;
  /**
   * Queues documents again that waited too long because their job was lost. A document that is already queued is not
   * queued twice.
   */
  sweep(): Promise<void>;
}

export function createDocumentChecks(deps: CheckDeps): DocumentChecks {
  const { database, jobs } = deps;
  const run = async ({ documentId }: Check): Promise<void> => {
    const document = await documents.findUnchecked(database, documentId);
    if (document) await check(document, deps);
  };
  const send = (executor: Executor, documentId: string, startAfterSeconds?: number): Promise<void> =>
    jobs.send(executor, queue, { documentId } satisfies Check, {
      singletonKey: documentId,
      ...(startAfterSeconds !== undefined && { startAfterSeconds }),
    });
  jobs.work<Check>(queue, run, {
    atOnce: 1,
    retryLimit: 5,
    retryDelaySeconds: 1,
    onDead: async ({ documentId }: Check) => {
      const document = await documents.findUnchecked(database, documentId);
      if (!document) return;
      if (await isLost(document, deps)) await refuse(document, 'broken', deps);
      else await send(database, documentId, againAfterSeconds);
    },
  });
  return {
    queue: (trx, documentId) => send(trx, documentId),
    sweep: async () => {
      const before = new Date(deps.now().getTime() - lostMs);
      for (const documentId of await documents.findWaiting(database, before))
        await send(database, documentId);
    },
  };
}

type Unchecked = NonNullable<Awaited<ReturnType<typeof documents.findUnchecked>>>;

async function check(document: Unchecked, deps: CheckDeps): Promise<void> {
  const { database, files, now } = deps;
  if ((await files.scan(document.fileId)) === 'infected') return refuse(document, 'infected', deps);
  const read = document.mediaType === 'application/pdf' ? await readPdf(document, deps) : null;
  if (read === null && document.readings >= readingLimit && (await isLost(document, deps)))
    return refuse(document, 'broken', deps);
  if (read !== null && read.state !== 'read') return refuse(document, read.state, deps);
  const months = document.kind === 'statement' ? withinHistory(read?.months ?? null, now()) : null;
  await inTransaction(database, async (trx) => {
    if (months) await documents.setReadMonths(trx, document.id, months);
    await documents.setReady(trx, document.id, read?.pages ?? null);
  });
}

/** Null where reading it failed too often. */
async function readPdf(
  { id, fileId, size, readings }: Unchecked,
  { database, files, readStatement }: CheckDeps,
): Promise<StatementRead | null> {
  if (readings >= readingLimit) return null;
  // counted first: a reading may crash the whole process
  await documents.countReading(database, id);
  return readStatement(await files.open(fileId), size);
}

/** No retry will ever read it. */
async function isLost({ fileId, uploadedAt }: Unchecked, { files, now }: CheckDeps): Promise<boolean> {
  const loss = await files.loss(fileId).catch(() => null);
  const waited = now().getTime() - uploadedAt.getTime();
  return loss === 'damaged' || (loss === 'missing' && waited > missingMs);
}

async function refuse(
  { id, applicationId, fileId }: Unchecked,
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
