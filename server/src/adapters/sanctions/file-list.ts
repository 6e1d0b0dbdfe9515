import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { ListProblem, SanctionsEdition, SanctionsList } from '../../underwriting/due-diligence';
import { parseSanctionsList } from './parse-list';

export interface SanctionsFile {
  /** Path of the downloaded list; null: none is configured. */
  readonly path: string | null;
  /** Days after which a file is old. */
  readonly maxAgeDays: number;
}

const dayMs = 86_400_000;
/** A list of which half is gone is cut off, not shortened: the government removes few at a time. */
const smallestShare = 0.5;

/**
 * The list in a file that is replaced once a day: it is read again where it changed. A file that cannot be read leaves
 * the edition before it in use.
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

/** Throws where it is damaged, or not of a full list. */
async function readEdition(
  file: string,
  publishedAt: Date,
  former: SanctionsEdition | null,
): Promise<SanctionsEdition> {
  const bytes = await readFile(file);
  const parsed = parseSanctionsList(bytes.toString('utf8'));
  if (parsed.entries.length < (former?.entries.length ?? 0) * smallestShare)
    throw new Error('fewer than half of the entries of the edition before');
  return { ...parsed, fingerprint: createHash('sha256').update(bytes).digest('hex'), publishedAt };
}
