import type { CreatedAt, Executor, Json } from '../database';

interface AuditEventTable {
  id: string;
  application_id: string | null;
  actor: string;
  act: string;
  /** Ids and codes, never personal values. */
  details: Json<Record<string, string | number | boolean | null>>;
  at: CreatedAt;
}

/** The area's own tables. */
export type AuditTables = {
  audit_event: AuditEventTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const auditTables = (executor: Executor) => executor.withTables<AuditTables>();
