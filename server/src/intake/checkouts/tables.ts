import type { RequestSource } from '@tamarack/core/brand';
import type { CreatedAt, Defaulted, NullableJson, Timestamp } from '../../platform/database/columns';

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
  /** The link it was begun with. */
  invoice_link_id: Defaulted<string | null>;
  tracking: NullableJson<Record<string, string>>;
  status: Defaulted<CheckoutStatus>;
  created_at: CreatedAt;
  completed_at: Timestamp | null;
  /** Set: a record only, of an application whose offer ran out; that checkout goes on with another one. */
  replaced_by: Defaulted<string | null>;
}

export interface RefundTable {
  id: string;
  checkout_id: string;
  amount_cents: number;
  reason: string | null;
  refunded_at: Timestamp;
}
