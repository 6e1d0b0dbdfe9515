import type { Executor } from '../../platform/database';

/** A signed purchase that is neither completed, frozen nor refunded in full. */
interface OpenPurchaseView {
  application_id: string;
  checkout_id: string;
  signed_at: Date;
}

export type PurchasesTables = {
  /** Views. */
  open_purchase: OpenPurchaseView;
};

/** Queries on the area's own views, over the database or the caller's transaction. */
export const purchasesTables = (executor: Executor) => executor.withTables<PurchasesTables>();
