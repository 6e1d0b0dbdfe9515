import type { Defaulted, Executor, Timestamp } from '../../platform/database';

export interface DocumentTable {
  id: string;
  application_id: string;
  kind: 'statement' | 'voidCheque' | 'supporting';
  /** For a supporting document: the requested item. */
  request_id: string | null;
  /** Null once refused: the content is gone. */
  file_id: string | null;
  name: string;
  name_key: string;
  size_bytes: number;
  sha256: Buffer;
  media_type: string;
  state: Defaulted<'checking' | 'ready' | 'refused'>;
  problem: 'passwordProtected' | 'broken' | 'infected' | null;
  /** `YYYY-MM`. */
  from_month: string | null;
  to_month: string | null;
  months_source: 'file' | 'applicant' | null;
  page_count: number | null;
  /** Number of reading attempts. */
  readings: Defaulted<number>;
  uploaded_at: Timestamp;
}

/** The area's own tables and views. */
export type DocumentsTables = {
  document: DocumentTable;
  /** Views. */
  draft_document: { id: string; application_id: string; application_updated_at: Date };
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const documentsTables = (executor: Executor) => executor.withTables<DocumentsTables>();
