import type { ColumnType } from 'kysely';
import type { CreatedAt, Executor, Timestamp } from '../database';

interface IdempotencyTable {
  /** `session:<id>`, `merchant:<id>`, or `merchant:<id>:<keyed hash of the caller's address>`. */
  scope: string;
  key: string;
  /** Keyed hash of method, path and body: the body itself is not stored. */
  request_hash: Buffer;
  /** Null while the first call is in progress. */
  status: number | null;
  /** The response, encrypted: a checkout's response contains a session token. */
  answer: Buffer | null;
  /** Set while a call is in progress. Uses the database's clock, which all processes share. */
  held_until: ColumnType<Date | null, Date | null, Date | null>;
  created_at: CreatedAt;
}

/** A table of a single row. */
interface HealthCheckTable {
  id: boolean;
  written_at: Timestamp;
}

/** The area's own tables. */
export type HttpTables = {
  idempotency: IdempotencyTable;
  health_check: HealthCheckTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const httpTables = (executor: Executor) => executor.withTables<HttpTables>();
