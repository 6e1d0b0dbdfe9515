import type { Defaulted, Executor, Timestamp } from '../database';

export interface StoredFileTable {
  id: string;
  state: Defaulted<'receiving' | 'kept' | 'discarded' | 'removed'>;
  size_bytes: number | null;
  sha256: Buffer | null;
  media_type: string | null;
  key_cipher: Buffer;
  scan: Defaulted<'pending' | 'clean' | 'infected'>;
  created_at: Timestamp;
}

/** The area's own tables. */
export type FilesTables = {
  stored_file: StoredFileTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const filesTables = (executor: Executor) => executor.withTables<FilesTables>();
