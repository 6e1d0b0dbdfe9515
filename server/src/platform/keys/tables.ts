import type { CreatedAt, Executor } from '../database';

interface KeyFingerprintTable {
  /** 0: the pepper. */
  key_id: number;
  fingerprint: Buffer;
  recorded_at: CreatedAt;
}

/** The area's own tables. */
export type KeysTables = {
  key_fingerprint: KeyFingerprintTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const keysTables = (executor: Executor) => executor.withTables<KeysTables>();
