import type { CreatedAt, Defaulted, Executor, Json } from '../database';

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

/** The area's own tables. */
export type AuditTables = {
  audit_event: AuditEventTable;
  audit_seal: AuditSealTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const auditTables = (executor: Executor) => executor.withTables<AuditTables>();
