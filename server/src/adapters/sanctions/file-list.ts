import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { dayMs } from '@tamarack/core/calendar/durations';
import type { ListProblem, SanctionsEdition, SanctionsList } from '../../underwriting/due-diligence';
import { parseSanctionsList } from './parse-list';

export interface SanctionsFile {
  /** Path of the downloaded list; null if none is configured. */
  readonly path: string | null;
  /** Age in days from which on the file is reported as old. */
  readonly maxAgeDays: number;
}

/** A list with less than half of the previous entries is truncated: the government removes few entries at a time. */
const minimumShare = 0.5;

/**
 * The list in a file that is replaced once a day. Reads it again when it changed. If it cannot be read, the previous edition
 * remains in use.
 */
export function createSanctionsFileList(
  { path, maxAgeDays }: SanctionsFile,
  { now }: { readonly now: () => Date },
): SanctionsList {
  let edition: SanctionsEdition | null = null;
  let failure: ListProblem | null = null;
  let version: string | null = null;
  let reading: Promise<void> | null = null;

  const readChanged = async (file: string): Promise<void> => {
    const found = await stat(file).catch(() => null);
    const current = found && `${found.mtimeMs} ${found.size}`;
    if (current !== null && current === version) return;
    version = current;
    failure = 'missing';
    if (found === null) return;
    try {
      edition = await readEdition(file, found.mtime, edition);
      failure = null;
    } catch {
      failure = 'damaged';
    }
  };

  return {
    read: async () => {
      if (path === null) return { edition: null, problem: 'notConfigured' };
      reading ??= readChanged(path).finally(() => {
        reading = null;
      });
      await reading;
      const isOld = edition !== null && now().getTime() - edition.publishedAt.getTime() > maxAgeDays * dayMs;
      return { edition, problem: failure ?? (isOld ? 'old' : null) };
    },
  };
}

/** Throws if the file is damaged or truncated. */
async function readEdition(
  file: string,
  publishedAt: Date,
  previous: SanctionsEdition | null,
): Promise<SanctionsEdition> {
  const bytes = await readFile(file);
  const parsed = parseSanctionsList(bytes.toString('utf8'));
  if (parsed.entries.length < (previous?.entries.length ?? 0) * minimumShare)
    throw new Error('fewer than half of the previous edition’s entries');
  return { ...parsed, fingerprint: createHash('sha256').update(bytes).digest('hex'), publishedAt };
}
