import type { Readable } from 'node:stream';

/** Where contents lie, encrypted, under ids of ours. It knows nothing of what they are. */
export interface FileStore {
  /** Reads `content` to its end. Where that fails, `content` failing included, it rejects and leaves nothing. */
  put(id: string, content: Readable): Promise<void>;
  /** Rejects where there is nothing under the id. */
  get(id: string): Promise<Readable>;
  /** Whatever is there of the id, halves of an interrupted `put` included. Does nothing where nothing is. */
  remove(id: string): Promise<void>;
}
