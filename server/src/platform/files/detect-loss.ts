import type { Readable } from 'node:stream';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The stored bytes differ from the encrypted ones. */
export class DamagedContentError extends Error {}

export type Loss = 'damaged' | 'missing';

/** Reads a content to its end; null where it is intact. Rejects where the store does not respond. */
export async function detectLoss(open: () => Promise<Readable>): Promise<Loss | null> {
  const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    await pipeline(await open(), sink);
    return null;
  } catch (error) {
    if (error instanceof DamagedContentError) return 'damaged';
    if (isMissing(error)) return 'missing';
    throw error;
  }
}

/** Error codes of a folder and of a bucket. */
const isMissing = (error: unknown): boolean => {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  return code === 'ENOENT' || name === 'NoSuchKey';
};
