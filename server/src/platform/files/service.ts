import type { Readable } from 'node:stream';
import { hourMs } from '@tamarack/core/calendar/durations';
import { type Executor, newId } from '../database';
import type { Jobs } from '../jobs';
import type { Keys } from '../keys';
import { createFileContents } from './contents/contents';
import { detectLoss, type Loss } from './contents/detect-loss';
import type { FileProperties } from './file-inspector';
import * as rows from './repository';
import type { Scanner, Verdict } from './scanner';
import type { FileStore } from './stores/file-store';

/** The file was removed, or was never received. */
export class FileGoneError extends Error {}

/** A received file; other areas store its `id`. */
export interface StoredFile extends FileProperties {
  readonly id: string;
}

export interface FilesService extends ReturnType<typeof createFilesService> {}

/** Longer than any upload may take. */
const abandonedMs = hourMs;
const queue = 'file-remove';

export function createFilesService(deps: {
  readonly database: Executor;
  readonly keys: Keys;
  readonly jobs: Jobs;
  readonly store: FileStore;
  readonly scanner: Scanner | null;
  readonly now: () => Date;
}) {
  const { database, jobs, store, scanner, now } = deps;
  const contents = createFileContents(deps);

  const remove = async (id: string): Promise<void> => {
    await store.remove(id);
    await rows.remove(database, id);
  };
  jobs.work<{ id: string }>(queue, ({ id }) => remove(id));

  const getFile = async (id: string): Promise<rows.FileRow> => {
    const row = await rows.find(database, id);
    if (!row?.complete || !['receiving', 'kept'].includes(row.state))
      throw new FileGoneError('there is no such file');
    return row;
  };

  return {
    /**
     * Receives content: streams, counts, hashes, detects its type and encrypts, without loading all of it into memory.
     * It is removed after an hour unless `retain` is called. Rejects with `file-too-large` over `limit` bytes, with
     * `file-type-invalid` (`fileEmpty`) for empty content, with the error that ended `content` early, or with the
     * store's error; in each case nothing is left.
     */
    save: async (content: Readable, { limit }: { readonly limit: number }): Promise<StoredFile> => {
      const id = newId(now());
      try {
        const { key, keyCipher } = await contents.createKey(id);
        await rows.insert(database, { id, keyCipher, now: now() });
        const properties = await contents.receive(content, limit, key);
        if (!(await rows.setProperties(database, id, properties))) throw createAbandonedError();
        return { id, ...properties };
      } catch (error) {
        content.destroy();
        // if the removal fails here, the sweep removes it
        await remove(id).catch(() => undefined);
        throw error;
      }
    },

    /** Call it in the transaction that references the file. Throws when the file was already removed as abandoned. */
    retain: async (trx: Executor, id: string): Promise<void> => {
      if (!(await rows.retain(trx, id))) throw createAbandonedError();
    },

    /** The file cannot be opened from now on; its content is removed after the executor's transaction. */
    discard: async (executor: Executor, id: string): Promise<void> => {
      if (await rows.discard(executor, id)) await jobs.send(executor, queue, { id });
    },

    /**
     * Scans once and stores the result. Throws `FileGoneError`, and an error to retry if the scanner cannot decide.
     */
    scan: async (id: string): Promise<Verdict> => {
      const row = await getFile(id);
      if (row.scan !== 'pending') return row.scan;
      const verdict = scanner ? await scanner.scan(await contents.open(row)) : 'clean';
      await rows.setVerdict(database, id, verdict);
      return verdict;
    },

    /**
     * Opens received content. Rejects with `FileGoneError`, and for a file that is not scanned clean. The stream of content
     * that was tampered with fails before the first wrong byte: what was read until then must not be treated as complete.
     */
    open: async (id: string): Promise<Readable> => {
      const row = await getFile(id);
      if (row.scan !== 'clean') throw new Error('the file is not scanned clean');
      return contents.open(row);
    },

    /**
     * Returns why retained content is permanently lost; null if it is intact. Rejects with `FileGoneError`, and where the store
     * does not respond.
     */
    detectLoss: async (id: string): Promise<Loss | null> => {
      const row = await getFile(id);
      return detectLoss(() => contents.open(row));
    },

    /** Removes files that were never retained, and the contents of discarded ones. */
    sweep: async (): Promise<void> => {
      await rows.discardAbandoned(database, new Date(now().getTime() - abandonedMs));
      // a failed removal does not block the others; the next sweep retries it
      for (const id of await rows.listDiscarded(database)) await remove(id).catch(() => undefined);
    },
  };
}

const createAbandonedError = () => new Error('the file waited too long to be retained');
