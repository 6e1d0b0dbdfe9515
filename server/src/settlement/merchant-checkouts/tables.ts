import type { RequestSource } from '@tamarack/core/brand';
import type { CheckoutStatus, RenderType } from '../../intake/checkouts';
import type { Executor } from '../../platform/database';

/** A checkout of a merchant with its signed financing; the amounts are in cents. */
interface MerchantCheckoutListView {
  id: string;
  merchant_id: string;
  status: CheckoutStatus;
  cart_total_cents: number;
  order_reference: string | null;
  created_at: Date;
  completed_at: Date | null;
  /** Null, like the following columns, before an agreement is signed. */
  signed_at: Date | null;
  financed_cents: number | null;
  fee_cents: number | null;
  term_weeks: number | null;
  weekly_payment_cents: number | null;
  application_id: string;
  request_source: RequestSource;
  /** The order reference in lower case. */
  order_key: string | null;
  /** Null, like the following columns, without an invoice of the merchant. */
  invoice_number: string | null;
  invoice_number_key: string | null;
  invoice_amount_cents: number | null;
  /** The link that started it, with the merchant's own name for the customer. */
  link_id: string | null;
  customer_email: string | null;
  customer_email_cipher: Buffer | null;
  customer_email_hash: Buffer | null;
  customer_name: string | null;
  /** Words of the name; see `toSearchWords`. */
  customer_key: string | null;
  link_row_id: string | null;
  /** Where the customer came from (`utmSource`), in lower case. Null: the page passed none. */
  source_key: string | null;
}

/** A checkout of a merchant with where its visit came from, and what became of it. */
interface MerchantSourceListView {
  id: string;
  merchant_id: string;
  /** What the page passed, in lower case. Null: nothing. */
  source: string | null;
  medium: string | null;
  campaign: string | null;
  platform: RenderType | null;
  approved: boolean;
  rejected: boolean;
  completed: boolean;
  /** What a completed purchase financed, or captured of it; otherwise 0. */
  financed_cents: number;
}

export type MerchantCheckoutsTables = {
  /** Views. */
  merchant_source_list: MerchantSourceListView;
  merchant_checkout_list: MerchantCheckoutListView;
};

/** Queries on the area's own views, over the database or the caller's transaction. */
export const merchantCheckoutsTables = (executor: Executor) => executor.withTables<MerchantCheckoutsTables>();
