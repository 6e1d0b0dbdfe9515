import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { PayoutRail, RailBatch } from '../../settlement/payouts';
import { composeFile } from './compose';
import type { Originator } from './originator';
import { parseReport } from './report';

/** Maximum size of a report, which has one line per payment. */
const largestReport = 32 * 1024 * 1024;
const longestName = 150;

/**
 * Writes batches as files into `out`, and reads reports from `in`, of one folder on one disk. The folder contains
 * account numbers and is readable by its owner only.
 *
 * A file is written in `staging` and moved to `out` in one step. The move leaves a receipt: a batch whose file was
 * picked up is known to have left, and is never written a second time.
 */
export function createEftFileRail(folder: string, originator: Originator): PayoutRail {
  const within = (...parts: string[]): string => path.join(folder, ...parts);
  const staged = (batch: RailBatch): string => within('staging', fileName(batch));
  const receipt = (batch: RailBatch): string => within('staging', `${fileName(batch)}.sha256`);

  return {
    prepare: async (batch) => {
      for (const name of ['staging', 'out', 'in', 'in/done']) await makeFolder(within(name));
      // the database is older than this folder: a copy, or a server that took over
      if ((await isThere(receipt(batch))) && !(await isThere(staged(batch))))
        throw new Error(`Batch ${batch.sequence} has left ${folder} before: it is not made again.`);
      const content = composeFile(batch, originator);
      const sha256 = createHash('sha256').update(content, 'latin1').digest('hex');
      await writeWhole(staged(batch), content);
      await writeWhole(receipt(batch), `${sha256}\n`);
      return { sha256 };
    },

    release: async (batch) => {
      const moved = await ifThere(fs.rename(staged(batch), within('out', fileName(batch))).then(() => true));
      if (!moved) {
        // by an earlier attempt, whose process ended before recording it
        if (!(await isThere(receipt(batch))))
          throw new Error(`Batch ${batch.sequence} was prepared in another folder than ${folder}.`);
        return;
      }
      await sync(within('out'));
      await sync(within('staging'));
    },

    reports: async () => {
      const found = await fs.readdir(within('in'), { withFileTypes: true }).catch(() => []);
      const names = found.filter((entry) => entry.isFile() && /\.csv$/i.test(entry.name));
      const read = await Promise.all(
        names.map(({ name }) =>
          readReport(within('in', name)).then((report) => report && { name, ...report }),
        ),
      );
      return read.filter((report) => report !== null).sort((a, b) => (a.name < b.name ? -1 : 1));
    },

    taken: async ({ name }, refused) => {
      const at = new Date().toISOString().replaceAll(/\D/g, '');
      // the name is chosen by the sender: limit it to leave room for ours
      const done = within('in', 'done', `${at}-${name.replaceAll(/[^\w.-]/g, '_').slice(-longestName)}`);
      if (!(await ifThere(fs.rename(within('in', name), done).then(() => true)))) return;
      if (refused.length === 0) return;
      const lines = refused.map(({ line, why }) => `${line},${why}\n`).join('');
      await writeWhole(`${done}.refused`, `line,why\n${lines}`);
    },
  };
}

/** Null where another process has just moved it. */
async function readReport(file: string): Promise<ReturnType<typeof parseReport> | null> {
  const size = await ifThere(fs.stat(file).then((stat) => stat.size));
  if (size !== null && size > largestReport)
    return { lines: [], refused: [{ line: 1, why: 'the file is too large for a report' }] };
  const text = await ifThere(fs.readFile(file, 'utf8'));
  return text === null ? null : parseReport(text);
}

/** Null where the file does not exist (any more). */
async function ifThere<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const isThere = async (name: string): Promise<boolean> =>
  (await ifThere(fs.access(name).then(() => true))) ?? false;

/** `eft-00000042-0042-2026-11-24.txt`: sequence, file creation number, due date. */
function fileName({ sequence, creationNumber, dueOn }: RailBatch): string {
  return `eft-${String(sequence).padStart(8, '0')}-${String(creationNumber).padStart(4, '0')}-${dueOn}.txt`;
}

async function makeFolder(name: string): Promise<void> {
  await fs.mkdir(name, { recursive: true, mode: 0o700 });
}

/** Writes the file durably and atomically. */
async function writeWhole(name: string, content: string): Promise<void> {
  const unfinished = `${name}.${randomUUID()}.part`;
  const file = await fs.open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(content, 'latin1');
    await file.sync();
  } finally {
    await file.close();
  }
  await fs.rename(unfinished, name);
  await sync(path.dirname(name));
}

/** Syncs the folder, so that its names are on the disk too. */
async function sync(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
