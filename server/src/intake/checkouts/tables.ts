import type { RequestSource } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';
import type { ColumnType } from 'kysely';
import type { CreatedAt, Defaulted, Executor, NullableJson, Timestamp } from '../../platform/database';
import type { CaptureMethod, LineItem, Metadata, RenderType, Tracking } from './schemas';

export type CheckoutStatus =
  | 'started'
  | 'abandoned'
  | 'rejected'
  | 'inReview'
  | 'approved'
  | 'completed'
  | 'cancelled';

export interface CheckoutTable {
  id: string;
  merchant_id: string;
  application_id: string;
  request_source: RequestSource;
  cart_total_cents: number;
  minimum_purchase_cents: number;
  redirect_url: string | null;
  order_reference: string | null;
  /** The invoice link that started it. */
  invoice_link_id: Defaulted<string | null>;
  tracking: NullableJson<Tracking>;
  /** How a page opened it last; null before. */
  render_type: Defaulted<RenderType | null>;
  status: Defaulted<CheckoutStatus>;
  created_at: CreatedAt;
  /** When credit was granted first, whatever came of it. Null: not, or before there was this column. */
  approved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  completed_at: Timestamp | null;
  /**
   * Set on a mere record of an application whose offer expired: the id of the checkout that continues with a new
   * application.
   */
  replaced_by: Defaulted<string | null>;
}

/** The order of a merchant's server; a checkout that a page created has none. */
interface CheckoutOrderTable {
  checkout_id: string;
  /** Hash of the client token. Null once the checkout is erased, like the last two. */
  token_hash: Buffer | null;
  expires_at: Timestamp;
  /** When a page opened it first. */
  opened_at: Timestamp | null;
  /** Null: the page's. */
  language: Language | null;
  line_items: NullableJson<readonly LineItem[]>;
  metadata: NullableJson<Metadata>;
  capture_method: Defaulted<CaptureMethod>;
}

/** The area's own tables. */
export type CheckoutsTables = {
  checkout: CheckoutTable;
  checkout_order: CheckoutOrderTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const checkoutsTables = (executor: Executor) => executor.withTables<CheckoutsTables>();
