import type { Readable } from 'node:stream';

/** Stores encrypted contents under our ids. Their meaning is unknown to it. */
export interface FileStore {
  /** Reads `content` to its end. On any failure, of `content` too, it rejects and leaves nothing. */
  put(id: string, content: Readable): Promise<void>;
  /** Rejects if nothing is stored under the ID. */
  get(id: string): Promise<Readable>;
  /**
   * Removes everything stored under the id, partial results of an interrupted `put` included. Does nothing if there
   * is nothing.
   */
  remove(id: string): Promise<void>;
}
