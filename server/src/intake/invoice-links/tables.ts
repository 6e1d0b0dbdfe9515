import type { FinancedInvoiceTable } from '../../financing/invoices/tables';
import type { MerchantTable } from '../../parties/merchants/tables';
import type { Defaulted, Timestamp } from '../../platform/database/columns';
import type { Executor } from '../../platform/database/executor';
import type { RejectionTable } from '../../underwriting/scoring/tables';
import type { CheckoutTable } from '../checkouts/tables';

/** An invoice that a merchant asks to be paid over time. */
export interface InvoiceLinkTable {
  id: string;
  /** As it stands in the address. */
  link_id: string;
  merchant_id: string;
  site: string | null;
  number: string;
  number_key: string;
  amount_cents: number;
  customer_email: string | null;
  language: 'en' | 'fr';
  expires_at: Timestamp;
  rejected_at: Defaulted<Date | null>;
  deactivated_at: Defaulted<Date | null>;
  mailed_at: Defaulted<Date | null>;
  created_at: Timestamp;
}

/** A mail with a link to a merchant's customer. */
export interface InvoiceLinkMailTable {
  id: string;
  link_id: string;
  merchant_id: string;
  recipient: string;
  queued_at: Timestamp;
  /** Until then whoever is sending it has it alone. */
  held_until: Timestamp | null;
  sent_at: Timestamp | null;
  /** The address takes no mail, or the link was no longer open. */
  refused_at: Timestamp | null;
}

/** The area's own tables. */
export type InvoiceLinksTables = {
  invoice_link: InvoiceLinkTable;
  invoice_link_mail: InvoiceLinkMailTable;
};

/** Tables of other areas that this area still reads. */
type ForeignTables = {
  merchant: MerchantTable;
  financed_invoice: FinancedInvoiceTable;
  checkout: CheckoutTable;
  rejection: RejectionTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const invoiceLinksTables = (executor: Executor) =>
  executor.withTables<InvoiceLinksTables & ForeignTables>();
