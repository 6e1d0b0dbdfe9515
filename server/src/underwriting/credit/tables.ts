import type { ColumnType } from 'kysely';
import type { Defaulted, Executor, Timestamp } from '../../platform/database';
import type { Tier } from '../decision';

/** `date`: text `YYYY-MM-DD` both ways. */
type PlainDateColumn = ColumnType<string, string, string>;

interface CreditLineTable {
  id: string;
  customer_id: string | null;
  application_id: string;
  decision_id: string;
  tier: Tier;
  limit_cents: number;
  instant_cents: number;
  used_cents: Defaulted<number>;
  expires_on: PlainDateColumn;
  created_at: Timestamp;
}

interface CreditUseTable {
  id: string;
  credit_line_id: string;
  application_id: string;
  reference: string;
  amount_cents: number;
  used_at: Timestamp;
}

interface CreditReleaseTable {
  id: string;
  credit_use_id: string;
  reference: string;
  amount_cents: number;
  released_at: Timestamp;
}

export const loanEntryKinds = ['repayment', 'return', 'overpaymentRefund', 'writeOff'] as const;
export type LoanEntryKind = (typeof loanEntryKinds)[number];

interface LoanEntryTable {
  id: string;
  credit_use_id: string;
  reference: string;
  kind: LoanEntryKind;
  principal_cents: number;
  booked_on: PlainDateColumn;
  recorded_at: Timestamp;
}

/** A view: each use of a line, with the refunds, repayments and write-offs since. */
interface LoanView {
  id: string;
  credit_line_id: string;
  application_id: string;
  agreement_id: string;
  used_at: Timestamp;
  drawn_cents: number;
  refunded_cents: number;
  repaid_cents: number;
  written_off_cents: number;
  owed_cents: number;
}

/** The area's own tables and view. */
export type CreditTables = {
  credit_line: CreditLineTable;
  credit_use: CreditUseTable;
  credit_release: CreditReleaseTable;
  loan_entry: LoanEntryTable;
  loan: LoanView;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const creditTables = (executor: Executor) => executor.withTables<CreditTables>();
