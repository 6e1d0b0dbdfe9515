import type { Cents } from '@tamarack/core/money/cents';
import type { Selectable } from 'kysely';
import type { ApplicationTable } from '../../intake/applications';
import type { CheckoutStatus } from '../../intake/checkouts';
import type { Executor, Timestamp } from '../../platform/database';
import type { StoredFileTable } from '../../platform/files';
import type { DecisionOutcome, Tier } from '../decision';
import type { DocumentTable } from '../documents';
import type { ReviewState, ReviewTable } from '../review-queue';
import type { DecisionTable } from '../scoring';

type Columns<Table, Name extends keyof Table> = Pick<Selectable<Table>, Name & keyof Selectable<Table>>;

/** `proposed`: an approval waits for a second operator. */
export type ReviewStatus = ReviewState | 'proposed';

interface ReviewProposalTable {
  id: string;
  review_id: string;
  operator_id: string;
  limit_cents: Cents;
  tier: Tier | null;
  proposed_at: Timestamp;
  state: 'open' | 'confirmed' | 'returned';
  resolved_by: string | null;
  resolved_at: Timestamp | null;
  note: string | null;
}

type ReviewedApplicationView = Columns<
  ReviewTable,
  'id' | 'kind' | 'opened_at' | 'due_at' | 'decided_at' | 'operator_id' | 'application_id'
> &
  Columns<
    ApplicationTable,
    | 'customer_id'
    | 'entry'
    | 'language'
    | 'sin_last_three'
    | 'personal'
    | 'personal_cipher'
    | 'business'
    | 'business_cipher'
    | 'phone'
    | 'phone_cipher'
    | 'email'
    | 'email_cipher'
  > & {
    state: ReviewStatus;
    /** The approval that waits for its confirmation. */
    proposed_limit_cents: Cents | null;
    proposed_by_id: string | null;
    /** Name of the operator. */
    proposed_by: string | null;
    proposed_at: Date | null;
    /** Name of the operator. */
    decided_by: string | null;
    /** When the review started to wait for the applicant. */
    asked_at: Date | null;
    checkout_id: string;
    status: CheckoutStatus;
    cart_total_cents: number;
    order_reference: string | null;
    merchant: string;
  };

type ReviewedDocumentView = Omit<Selectable<DocumentTable>, 'name_key' | 'sha256' | 'readings'> & {
  scan: Selectable<StoredFileTable>['scan'] | null;
  file_state: Selectable<StoredFileTable>['state'] | null;
};

type ReviewedDecisionView = Omit<
  Selectable<DecisionTable>,
  'run_id' | 'credit_line_id' | 'picture_cipher' | 'reapply_in_days'
> & { operator_id: string | null };

interface CustomerApplicationView {
  id: string;
  customer_id: string | null;
  started_at: Date;
  checkout_id: string;
  status: CheckoutStatus;
  cart_total_cents: number;
  merchant: string;
  limit_cents: number | null;
  used_cents: number | null;
  expires_on: string | null;
  outcome: DecisionOutcome | null;
  review_id: string | null;
}

/** The area reads other areas through its own views, and writes to the queue through `review-queue`. */
export type ReviewsTables = {
  review_proposal: ReviewProposalTable;
  /** Views. */
  reviewed_application: ReviewedApplicationView;
  reviewed_document: ReviewedDocumentView;
  reviewed_decision: ReviewedDecisionView;
  customer_application: CustomerApplicationView;
};

/** Queries on the area's own tables and views, over the database or the caller's transaction. */
export const reviewsTables = (executor: Executor) => executor.withTables<ReviewsTables>();
