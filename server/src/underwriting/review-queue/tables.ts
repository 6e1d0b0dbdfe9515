import type { Defaulted, Executor, Json, Timestamp } from '../../platform/database';
import type { ReviewKind } from './kinds';
import type { RequestItem } from './request-items';

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
  /** The applicant's message when requesting reconsideration. */
  observations: string | null;
}

interface ReviewRequestTable {
  id: string;
  review_id: string;
  operator_id: string;
  items: Json<RequestItem[]>;
  note: string | null;
  asked_at: Timestamp;
  answer: string | null;
  answered_at: Timestamp | null;
}

/** The area's own tables and views. */
export type ReviewQueueTables = {
  review: ReviewTable;
  review_request: ReviewRequestTable;
  /** Views. */
  customer_review: {
    customer_id: string | null;
    application_id: string;
    kind: ReviewKind;
    state: ReviewState;
  };
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const reviewQueueTables = (executor: Executor) => executor.withTables<ReviewQueueTables>();
