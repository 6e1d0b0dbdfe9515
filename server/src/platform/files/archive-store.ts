import type { Readable } from 'node:stream';
import { type Executor, newId } from '../database';
import type { Keys } from '../keys';
import { createFileContents } from './contents/contents';
import * as rows from './repository';
import type { FileStore } from './stores/file-store';

/** Stores archives of the audit trail, encrypted, beside the files of applicants. */
export interface ArchiveStore extends ReturnType<typeof createArchiveStore> {}

/** Stores archives as files: encrypted like applicants' files, but never scanned. */
export function createArchiveStore(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'encrypt' | 'decrypt'>;
  readonly store: FileStore;
  readonly now: () => Date;
}) {
  const { database, now } = deps;
  const contents = createFileContents(deps);

  return {
    /** Reads `content` to its end; returns the id of the file. It is removed after an hour unless `retain` is called. */
    save: async (content: Readable): Promise<string> => {
      const id = newId(now());
      const { key, keyCipher } = await contents.createKey(id);
      await rows.insert(database, { id, keyCipher, now: now() });
      const properties = await contents.receive(content, Number.MAX_SAFE_INTEGER, key);
      await rows.setProperties(database, id, properties);
      await rows.setVerdict(database, id, 'clean');
      return id;
    },

    /** Call it in the transaction that refers to the file. */
    retain: async (trx: Executor, id: string): Promise<void> => {
      if (!(await rows.retain(trx, id))) throw new Error('the archive waited too long to be retained');
    },

    /** Rejects if nothing is stored. The stream fails before the first byte that was tampered with. */
    open: async (id: string): Promise<Readable> => {
      const row = await rows.find(database, id);
      if (!row?.complete) throw new Error('there is no such file');
      return contents.open(row);
    },
  };
}
