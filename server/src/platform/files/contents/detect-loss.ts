import type { Readable } from 'node:stream';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The stored bytes were altered. */
export class DamagedContentError extends Error {}

export type Loss = 'damaged' | 'missing';

/** Reads a file to its end; null if it is intact. Rejects if the store does not respond. */
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

/** Checks the error codes of the file system and of S3. */
const isMissing = (error: unknown): boolean => {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  return code === 'ENOENT' || name === 'NoSuchKey';
};
