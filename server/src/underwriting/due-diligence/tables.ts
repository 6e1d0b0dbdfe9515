import type { Defaulted, Executor, Timestamp } from '../../platform/database';
import type { RegistryFinding } from './registry/match-record';

interface DueDiligenceCheckTable {
  id: string;
  application_id: string;
  /** Null if the check does not belong to a scoring run. */
  run_id: string | null;
  registry: RegistryFinding['status'];
  /** Whether names were screened against a current list. */
  current_list: boolean;
  /** Null once erased. */
  evidence_cipher: Buffer | null;
  checked_at: Timestamp;
}

export type MatchState = 'open' | 'cleared' | 'confirmed';

interface NameMatchTable {
  id: string;
  application_id: string;
  match_key: Buffer | null;
  /** Null once erased. */
  evidence_cipher: Buffer | null;
  state: Defaulted<MatchState>;
  found_at: Timestamp;
  resolved_by: string | null;
  resolved_at: Timestamp | null;
  note: string | null;
}

export type OwnershipSource = 'applicant' | 'registry' | 'documents';

interface OwnershipRecordTable {
  id: string;
  application_id: string;
  /** Null once erased. */
  people_cipher: Buffer | null;
  source: OwnershipSource;
  consent: boolean;
  recorded_by: string;
  recorded_at: Timestamp;
}

interface LineScreeningTable {
  /** Fingerprint of the edition. */
  fingerprint: string;
  credit_line_id: string;
  screened_at: Timestamp;
}

/** The area's own tables and views. */
export type DueDiligenceTables = {
  due_diligence_check: DueDiligenceCheckTable;
  name_match: NameMatchTable;
  ownership_record: OwnershipRecordTable;
  line_screening: LineScreeningTable;
  /** Views. */
  screened_line: {
    id: string;
    application_id: string;
    customer_id: string | null;
    /** `YYYY-MM-DD` */
    expires_on: string;
    /** Whether anything is owed on it. */
    owed: boolean;
  };
  customer_name_match: {
    application_id: string;
    customer_id: string | null;
    match_key: Buffer | null;
    state: MatchState;
    /** Whether the application opened a credit line. */
    opened_line: boolean;
  };
  unseen_match: {
    application_id: string;
    /** `YYYY-MM-DD` */
    expires_on: string;
    owed: boolean;
  };
};

/** Queries on the area's own tables and views, over the database or the caller's transaction. */
export const dueDiligenceTables = (executor: Executor) => executor.withTables<DueDiligenceTables>();
