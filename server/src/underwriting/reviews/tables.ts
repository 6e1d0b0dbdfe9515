import type { CreditLineTable } from '../../financing/credit/tables';
import type { ApplicationTable } from '../../intake/applications/tables';
import type { CheckoutTable } from '../../intake/checkouts/tables';
import type { MerchantTable } from '../../parties/merchants/tables';
import type { OperatorTable } from '../../parties/operators/tables';
import type { AuditEventTable } from '../../platform/audit/tables';
import type { Defaulted, Json, Timestamp } from '../../platform/database/columns';
import type { Executor } from '../../platform/database/executor';
import type { StoredFileTable } from '../../platform/files/tables';
import type { DebitAccountTable } from '../banking/tables';
import type { DocumentTable } from '../documents/tables';
import type { DecisionTable } from '../scoring/tables';
import type { RequestItem } from './request-items';

export type ReviewKind = 'documents' | 'referred' | 'finalReview' | 'reconsideration';

/** `asked`: the reviewer waits for the applicant. */
export type ReviewState = 'open' | 'asked' | 'decided';

export interface ReviewTable {
  id: string;
  application_id: string;
  kind: ReviewKind;
  state: Defaulted<ReviewState>;
  opened_at: Timestamp;
  due_at: Timestamp;
  decided_at: Timestamp | null;
  operator_id: string | null;
  /** What the applicant wrote when asking for a person. */
  observations: string | null;
}

export interface ReviewRequestTable {
  id: string;
  review_id: string;
  operator_id: string;
  items: Json<RequestItem[]>;
  note: string | null;
  asked_at: Timestamp;
  answer: string | null;
  answered_at: Timestamp | null;
}

/** The area's own tables. */
export type ReviewsTables = {
  review: ReviewTable;
  review_request: ReviewRequestTable;
};

/** Tables of other areas that this area still reads. */
type ForeignTables = {
  application: ApplicationTable;
  checkout: CheckoutTable;
  merchant: MerchantTable;
  credit_line: CreditLineTable;
  operator: OperatorTable;
  document: DocumentTable;
  stored_file: StoredFileTable;
  decision: DecisionTable;
  audit_event: AuditEventTable;
  debit_account: DebitAccountTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const reviewsTables = (executor: Executor) => executor.withTables<ReviewsTables & ForeignTables>();
