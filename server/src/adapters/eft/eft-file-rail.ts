import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../../platform/files';
import type { PayoutRail, RailBatch } from '../../settlement/payouts';
import { composeFile } from './compose-file';
import type { Originator } from './originator';
import { parseReport } from './parse-report';

/** Maximum size of a report, which has one line per payment. */
const maxReportBytes = 32 * 1024 * 1024;
const maxNameLength = 150;

/**
 * Writes batches as files into `out`, and reads reports from `in`, of one folder on one disk. The folder contains
 * account numbers and is readable by its owner only.
 *
 * A file is written in `staging` with a receipt, and moved to `out` in one step. The receipt stays: a batch whose file
 * was released is never written a second time.
 */
export function createEftFileRail(folder: string, originator: Originator): PayoutRail {
  const toPath = (...parts: string[]): string => path.join(folder, ...parts);
  const toStagedPath = (batch: RailBatch): string => toPath('staging', toFileName(batch));
  const toReceiptPath = (batch: RailBatch): string => toPath('staging', `${toFileName(batch)}.sha256`);

  return {
    prepare: async (batch) => {
      for (const name of ['staging', 'out', 'in', 'in/done']) await makeFolder(toPath(name));
      // the database is older than this folder: a restored backup, or a replica that took over
      if ((await exists(toReceiptPath(batch))) && !(await exists(toStagedPath(batch))))
        throw new Error(`Batch ${batch.sequence} has left ${folder} before. It is not written again.`);
      const content = composeFile(batch, originator);
      const sha256 = createHash('sha256').update(content, 'latin1').digest('hex');
      await writeAtomically(toStagedPath(batch), content);
      await writeAtomically(toReceiptPath(batch), `${sha256}\n`);
      return { sha256 };
    },

    release: async (batch) => {
      const moved = await nullIfMissing(
        fs.rename(toStagedPath(batch), toPath('out', toFileName(batch))).then(() => true),
      );
      if (!moved) {
        // moved by an earlier attempt, whose process ended before recording it
        if (!(await exists(toReceiptPath(batch))))
          throw new Error(`Batch ${batch.sequence} was prepared in another folder than ${folder}.`);
        return;
      }
      await syncFolder(toPath('out'));
      await syncFolder(toPath('staging'));
    },

    listReports: async () => {
      const entries = await fs.readdir(toPath('in'), { withFileTypes: true }).catch(() => []);
      const names = entries.filter((entry) => entry.isFile() && /\.csv$/i.test(entry.name));
      const reports = await Promise.all(
        names.map(({ name }) =>
          readReport(toPath('in', name)).then((report) => report && { name, ...report }),
        ),
      );
      return reports.filter((report) => report !== null).sort((a, b) => (a.name < b.name ? -1 : 1));
    },

    markProcessed: async ({ name }, refused) => {
      const timestamp = new Date().toISOString().replaceAll(/\D/g, '');
      // the name is chosen by the sender: limit it to leave room for the timestamp
      const safeName = name.replaceAll(/[^\w.-]/g, '_').slice(-maxNameLength);
      const processedPath = toPath('in', 'done', `${timestamp}-${safeName}`);
      if (!(await nullIfMissing(fs.rename(toPath('in', name), processedPath).then(() => true)))) return;
      if (refused.length === 0) return;
      const lines = refused.map(({ line, why }) => `${line},${why}\n`).join('');
      await writeAtomically(`${processedPath}.refused`, `line,why\n${lines}`);
    },
  };
}

/** Null if another process has just moved the report. */
async function readReport(file: string): Promise<ReturnType<typeof parseReport> | null> {
  const size = await nullIfMissing(fs.stat(file).then((stat) => stat.size));
  if (size !== null && size > maxReportBytes)
    return { lines: [], refused: [{ line: 1, why: 'the file is too large for a report' }] };
  const text = await nullIfMissing(fs.readFile(file, 'utf8'));
  return text === null ? null : parseReport(text);
}

/** Null if the file does not exist, or no longer exists. */
async function nullIfMissing<T>(operation: Promise<T>): Promise<T | null> {
  try {
    return await operation;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const exists = async (name: string): Promise<boolean> =>
  (await nullIfMissing(fs.access(name).then(() => true))) ?? false;

/** `eft-00000042-0042-2026-11-24.txt`: sequence, file creation number, due date. */
function toFileName({ sequence, creationNumber, dueOn }: RailBatch): string {
  return `eft-${String(sequence).padStart(8, '0')}-${String(creationNumber).padStart(4, '0')}-${dueOn}.txt`;
}

async function makeFolder(name: string): Promise<void> {
  await fs.mkdir(name, { recursive: true, mode: 0o700 });
}

/** Writes the file durably and atomically. */
async function writeAtomically(name: string, content: string): Promise<void> {
  const partialName = `${name}.${randomUUID()}.part`;
  const file = await fs.open(partialName, 'wx', 0o600);
  try {
    await file.writeFile(content, 'latin1');
    await file.sync();
  } finally {
    await file.close();
  }
  await fs.rename(partialName, name);
  await syncFolder(path.dirname(name));
}
