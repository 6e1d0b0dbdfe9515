import type { CreatedAt, Json } from '../database/columns';

export interface AuditEventTable {
  id: string;
  application_id: string | null;
  actor: string;
  act: string;
  /** Ids and codes, never personal values. */
  details: Json<Record<string, string | number | boolean | null>>;
  at: CreatedAt;
}
