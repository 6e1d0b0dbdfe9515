import type { Readable } from 'node:stream';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What is there is not what was sealed. */
export class DamagedContent extends Error {}

export type Loss = 'damaged' | 'missing';

/** Reads a content to its end; null where it is whole. Rejects where that cannot be told: the store does not answer. */
export async function lossOf(open: () => Promise<Readable>): Promise<Loss | null> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    await pipeline(await open(), nowhere);
    return null;
  } catch (error) {
    if (error instanceof DamagedContent) return 'damaged';
    if (isMissing(error)) return 'missing';
    throw error;
  }
}

/** Of a folder, and of a bucket. */
const isMissing = (error: unknown): boolean => {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  return code === 'ENOENT' || name === 'NoSuchKey';
};
