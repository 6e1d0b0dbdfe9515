import { randomBytes } from 'node:crypto';
import { pipeline as joined, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Cell, CiphertextError, type Keys } from '../../keys';
import { createFileInspector, type FileProperties } from '../file-inspector';
import type { FileRow } from '../repository';
import type { FileStore } from '../stores/file-store';
import {
  createDamagedError,
  createDecryptStream,
  createEncryptStream,
  type FileKey,
} from './file-encryption';

/** Encrypted contents, each under a key of its own, which is encrypted in the file's row. */
export function createFileContents({
  keys,
  store,
}: {
  readonly keys: Pick<Keys, 'encrypt' | 'decrypt'>;
  readonly store: FileStore;
}) {
  const decryptKey = async (id: string, cipher: Buffer): Promise<Buffer> => {
    try {
      return Buffer.from(await keys.decrypt('file', cipher, toKeyCell(id)), 'base64');
    } catch (error) {
      throw error instanceof CiphertextError ? createDamagedError(error) : error;
    }
  };

  return {
    createKey: async (id: string): Promise<{ readonly key: FileKey; readonly keyCipher: Buffer }> => {
      const key = randomBytes(32);
      const keyCipher = await keys.encrypt('file', key.toString('base64'), toKeyCell(id));
      return { key: { id, key }, keyCipher };
    },

    /** Encrypts and stores a content as it arrives. Rejects with `file-too-large` over `limit` bytes. */
    receive: async (content: Readable, limit: number, key: FileKey): Promise<FileProperties> => {
      const inspector = createFileInspector(limit);
      const encrypted = createEncryptStream(key);
      const stop = (error: Error): never => {
        encrypted.destroy(error);
        throw error;
      };
      await waitForAll([
        pipeline(content, inspector.stream, encrypted).catch(stop),
        store.put(key.id, encrypted).catch(stop),
      ]);
      return inspector.readProperties();
    },

    /** The stream fails before the first byte that was tampered with. */
    open: async ({ id, keyCipher }: Pick<FileRow, 'id' | 'keyCipher'>): Promise<Readable> => {
      const key = await decryptKey(id, keyCipher);
      // the output's reader gets every error, and closing the output ends the whole pipeline
      return joined(await store.get(id), createDecryptStream({ id, key }), () => undefined);
    },
  };
}

const toKeyCell = (id: string): Cell => ({ table: 'stored_file', column: 'key_cipher', row: id });

/** Waits for all of them, even if one fails; then throws the first error. */
async function waitForAll(all: readonly Promise<unknown>[]): Promise<void> {
  const failures: unknown[] = [];
  await Promise.all(all.map((one) => one.catch((error: unknown) => failures.push(error))));
  if (failures.length > 0) throw failures[0];
}
