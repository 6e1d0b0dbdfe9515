import type { Executor, Timestamp } from '../../platform/database';

interface RefundTable {
  id: string;
  checkout_id: string;
  amount_cents: number;
  reason: string | null;
  refunded_at: Timestamp;
}

/** The area's own tables. */
export type RefundsTables = {
  refund: RefundTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const refundsTables = (executor: Executor) => executor.withTables<RefundsTables>();
