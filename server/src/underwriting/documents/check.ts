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

/** Reads a PDF of so many bytes. Throws where that fails by no fault of the file's owner. */
export type ReadStatement = (content: Readable, size: number) => Promise<StatementRead>;

/** Readings begun before a file is left unread: a reader that fails is no fault of the applicant's. */
export const readingLimit = 3;

/** After the queue's own tries: the scanner is down for long, and what waits for it is asked about again. */
const againAfterSeconds = 120;

/** How long a content may be missing: a store that is not there for a while has lost nothing. */
const missingMs = 24 * 3_600_000;

/** Longer than a job and all its tries take. */
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

/** Checking of documents in the background, one at a time: reading one takes memory. */
export interface DocumentChecks {
  /** In the transaction that keeps the document. */
  queue(trx: Executor, documentId: string): Promise<void>;
  /** Queues again what has waited too long: its job is lost. One that waits already is not queued twice. */
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

/** Null where reading it has failed too often. */
async function readPdf(
  { id, fileId, size, readings }: Unchecked,
  { database, files, readStatement }: CheckDeps,
): Promise<StatementRead | null> {
  if (readings >= readingLimit) return null;
  // counted before: a reading may take the whole process down with it
  await documents.countReading(database, id);
  return readStatement(await files.open(fileId), size);
}

/** No try will ever read it. */
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
