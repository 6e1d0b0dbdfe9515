import type { Readable } from 'node:stream';
import type { Executor } from '../../database';

/** Keeps archives of the trail, encrypted, beside the files of applicants. */
export interface ArchiveStore {
  /** Reads `content` to its end; returns the id of the file. It is removed after an hour unless `retain` is called. */
  save(content: Readable): Promise<string>;
  /** Call it in the transaction that refers to the file. */
  retain(trx: Executor, id: string): Promise<void>;
  /** Rejects where nothing is stored. The stream fails before the first byte that was tampered with. */
  open(id: string): Promise<Readable>;
}
