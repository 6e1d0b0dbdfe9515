import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import fs, { type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

/** A complete content in local storage. */
export interface Spooled {
  /** Bytes. */
  readonly size: number;
  /** A new stream from the beginning on each call. */
  read(): Readable;
}

/** Temporary storage for contents that must be complete before they are processed. */
export interface Spool extends ReturnType<typeof createSpool> {}

const chunkBytes = 64 * 1024;

/**
 * Files in a folder, readable by their owner only. A file is unlinked as soon as it is open, so that a crashed process
 * leaves nothing, and leftovers can be removed without affecting files in use.
 */
export function createSpool(folder: string) {
  removeLeftovers(folder);
  return {
    /** Reads `content` to its end, then calls `use`. Rejects with the first error. Removes the file in every case. */
    withSpooled: async <T>(content: Readable, use: (spooled: Spooled) => Promise<T>): Promise<T> => {
      // it may fail before it is read; reading it then reports the error
      content.on('error', () => undefined);
      try {
        const file = await openUnlinked(folder);
        try {
          await fs.writeFile(file, content);
          const { size } = await file.stat();
          return await use({ size, read: () => Readable.from(readChunks(file), { objectMode: false }) });
        } finally {
          await file.close();
        }
      } finally {
        content.destroy();
      }
    },
  };
}

function removeLeftovers(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { force: true });
}

async function openUnlinked(folder: string): Promise<FileHandle> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const name = path.join(folder, randomUUID());
  const file = await fs.open(name, 'wx+', 0o600);
  try {
    await fs.rm(name, { force: true });
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function* readChunks(file: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ; ) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(chunkBytes), 0, chunkBytes, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
