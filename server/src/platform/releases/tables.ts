import type { Executor } from '../database';

interface ReleaseFileTable {
  name: string;
  content: Buffer;
  mac: Buffer;
  current_at: Date;
}

/** The area's own tables. */
export type ReleasesTables = {
  release_file: ReleaseFileTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const releasesTables = (executor: Executor) => executor.withTables<ReleasesTables>();
