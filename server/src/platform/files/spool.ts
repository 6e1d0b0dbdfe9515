import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import fs, { type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

/** A content that lies here whole. */
export interface Spooled {
  /** Bytes. */
  readonly size: number;
  /** From its beginning, each time. */
  read(): Readable;
}

/** Where contents wait that have to be whole before they can go on. */
export interface Spool {
  /** Reads `content` to its end, then calls `use`. Rejects with what fails first. Nothing is left in any case. */
  hold<T>(content: Readable, use: (spooled: Spooled) => Promise<T>): Promise<T>;
}

const chunkBytes = 64 * 1024;

/**
 * Files in a folder, readable by their owner alone. One loses its name as soon as it is open, so that a process that
 * dies leaves nothing, and what an earlier one left may be swept here without harm to those still at work.
 */
export function createSpool(folder: string): Spool {
  sweep(folder);
  return {
    hold: async (content, use) => {
      // it may fail before it is read; reading it then tells so
      content.on('error', () => undefined);
      try {
        const file = await openNameless(folder);
        try {
          await fs.writeFile(file, content);
          const { size } = await file.stat();
          return await use({ size, read: () => Readable.from(bytesOf(file), { objectMode: false }) });
        } finally {
          await file.close();
        }
      } finally {
        content.destroy();
      }
    },
  };
}

function sweep(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { force: true });
}

async function openNameless(folder: string): Promise<FileHandle> {
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

async function* bytesOf(file: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ; ) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(chunkBytes), 0, chunkBytes, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
