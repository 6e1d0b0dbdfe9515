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

/** The area's own tables. */
export type DueDiligenceTables = {
  due_diligence_check: DueDiligenceCheckTable;
  name_match: NameMatchTable;
  ownership_record: OwnershipRecordTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const dueDiligenceTables = (executor: Executor) => executor.withTables<DueDiligenceTables>();
