import type { Executor, Timestamp } from '../database';

interface RateCountTable {
  /** Keyed hash of the counted subject, which may contain a network address. */
  key: Buffer;
  count: number;
  /** By the database's clock, which all processes share. */
  expires_at: Timestamp;
}

/** The area's own tables. */
export type LimitsTables = {
  rate_count: RateCountTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const limitsTables = (executor: Executor) => executor.withTables<LimitsTables>();
