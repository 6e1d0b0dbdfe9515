import type { CreatedAt, Defaulted, Executor, Json, Timestamp } from '../database';

interface AuditEventTable {
  id: string;
  application_id: string | null;
  actor: string;
  act: string;
  /** Ids and codes, never personal values. */
  details: Json<Record<string, string | number | boolean | null>>;
  at: CreatedAt;
  /** Number of its seal; null until it has one. */
  sealed_in: Defaulted<number | null>;
}

interface AuditSealTable {
  number: number;
  event_count: number;
  mac: Buffer;
  sealed_at: Date;
}

interface AuditArchiveTable {
  /** Name that the partition had. */
  partition: string;
  file_id: string;
  event_count: number;
  first_id: string;
  last_id: string;
  first_seal: number;
  last_seal: number;
  /** Over the lines of the archive. */
  sha256: Buffer;
  archived_at: Timestamp;
}

/** View of PostgreSQL's catalogue. */
interface AuditPartitionView {
  name: string;
  /** Null: no bound is below. */
  first_id: string | null;
  /** Null: the default partition. */
  until_id: string | null;
}

/** The area's own tables. */
export type AuditTables = {
  audit_event: AuditEventTable;
  audit_seal: AuditSealTable;
  audit_archive: AuditArchiveTable;
  /** Views. */
  audit_partition: AuditPartitionView;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const auditTables = (executor: Executor) => executor.withTables<AuditTables>();
