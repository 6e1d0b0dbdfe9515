import type { ScoringStage } from '@tamarack/core/flow/facts';
import type { ColumnType } from 'kysely';
import type { Defaulted, Executor, Json, Timestamp } from '../../../platform/database';
import type { DecisionOutcome, Features, ReasonCode, Tier } from '../../decision';

/** `date`: text `YYYY-MM-DD` both ways. */
type PlainDateColumn = ColumnType<string, string, string>;

interface ScoringRunTable {
  id: string;
  application_id: string;
  /** 1 for the first run of an application. */
  number: Defaulted<number>;
  state: Defaulted<'running' | 'sinNeeded' | 'done' | 'failed' | 'bankFailed'>;
  stage: Defaulted<ScoringStage>;
  /** Start of the stage. */
  stage_since: Timestamp;
  /** The applicant gave the SIN after the bureau had found no file. */
  sin_confirmed: Defaulted<boolean>;
  /** Id of the aggregator's data session. */
  bank_request: string | null;
  /** When the bank data was first requested, for the timeout. */
  bank_since: Timestamp | null;
  /** Failed attempts in a row to reach the bank or the aggregator. */
  bank_tries: Defaulted<number>;
  /** Data sessions that expired before the data was ready. */
  bank_reopened: Defaulted<number>;
  /** Failed attempts to reach the bureau. */
  bureau_tries: Defaulted<number>;
  /** Fetched data, encrypted; removed when the run ends. */
  bank_cipher: Buffer | null;
  bureau_cipher: Buffer | null;
  /** Code of the reason for which the run failed. */
  failure: string | null;
  started_at: Timestamp;
  finished_at: Timestamp | null;
}

export interface DecisionTable {
  id: string;
  application_id: string;
  /** Null for a reviewer's decision, which has a review instead. */
  run_id: string | null;
  review_id: string | null;
  /** The line that a reviewer raised, if it belongs to an earlier application of the customer. */
  credit_line_id: string | null;
  rules_version: string;
  outcome: DecisionOutcome;
  tier: Tier | null;
  limit_cents: number;
  /** Part of the limit that is usable without a final review. */
  instant_cents: number;
  reasons: Json<ReasonCode[]>;
  /** None with a reviewer's decision. */
  features: Json<Partial<Features>>;
  reapply_in_days: number | null;
  /** Encrypted bank data summary; null with a reviewer's decision. */
  picture_cipher: Buffer | null;
  decided_at: Timestamp;
}

interface DecisionEvidenceTable {
  decision_id: string;
  run_id: string;
  /** Encrypted; null once its retention has ended. */
  evidence_cipher: Buffer | null;
}

interface RejectionTable {
  id: string;
  customer_id: string | null;
  application_id: string;
  decision_id: string;
  reapply_on: PlainDateColumn;
  created_at: Timestamp;
}

/** The area's own tables. */
export type ScoringTables = {
  scoring_run: ScoringRunTable;
  decision: DecisionTable;
  decision_evidence: DecisionEvidenceTable;
  rejection: RejectionTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const scoringTables = (executor: Executor) => executor.withTables<ScoringTables>();
