import type { ScoringStage } from '@tamarack/core/flow/facts';
import type { ColumnType } from 'kysely';
import type { Defaulted, Executor, Json, Timestamp } from '../../../platform/database';
import type { DecisionOutcome, Features, ReasonCode, Tier } from '../../decision';

/** `date`: text `YYYY-MM-DD` both ways. */
type PlainDateColumn = ColumnType<string, string, string>;

interface ScoringRunTable {
  id: string;
  application_id: string;
  number: Defaulted<number>;
  state: Defaulted<'running' | 'sinNeeded' | 'done' | 'failed' | 'bankFailed'>;
  stage: Defaulted<ScoringStage>;
  stage_since: Timestamp;
  sin_confirmed: Defaulted<boolean>;
  bank_request: string | null;
  bank_since: Timestamp | null;
  bank_tries: Defaulted<number>;
  bank_reopened: Defaulted<number>;
  bureau_tries: Defaulted<number>;
  bank_cipher: Buffer | null;
  bureau_cipher: Buffer | null;
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
  /** The line that a reviewer raised, where it belongs to an earlier application of the customer. */
  credit_line_id: string | null;
  rules_version: string;
  outcome: DecisionOutcome;
  tier: Tier | null;
  limit_cents: number;
  instant_cents: number;
  reasons: Json<ReasonCode[]>;
  /** None with a reviewer's decision. */
  features: Json<Partial<Features>>;
  reapply_in_days: number | null;
  /** Encrypted bank data summary; null with a reviewer's decision. */
  picture_cipher: Buffer | null;
  decided_at: Timestamp;
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
  rejection: RejectionTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const scoringTables = (executor: Executor) => executor.withTables<ScoringTables>();
