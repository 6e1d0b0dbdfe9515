import type { Language } from '@tamarack/core/language';
import type { Selectable } from 'kysely';
import type { Defaulted, Executor, Timestamp } from '../../platform/database';
import type { PlainColumn } from '../../platform/keys';

/** An invoice that a merchant offers to be paid over time. */
interface InvoiceLinkTable {
  id: string;
  /** The id in its URL, which merchants see too. */
  link_id: string;
  merchant_id: string;
  site: string | null;
  number: string;
  /** The number in the form that numbers are compared in; see `toNumberKey`. */
  number_key: string;
  amount_cents: number;
  /** See `customer-email.ts`. */
  customer_email: PlainColumn<string>;
  customer_email_cipher: Defaulted<Buffer | null>;
  customer_email_hash: Defaulted<Buffer | null>;
  language: Language;
  expires_at: Timestamp;
  /** When the merchant rejected it. */
  rejected_at: Defaulted<Date | null>;
  /** When the merchant deactivated it. */
  deactivated_at: Defaulted<Date | null>;
  /** When the email with the link was sent to the customer. */
  mailed_at: Defaulted<Date | null>;
  created_at: Timestamp;
  /** The merchant's own name for the customer. */
  customer_name: Defaulted<string | null>;
  /** Words of the name; see `toSearchWords`. */
  customer_key: Defaulted<string | null>;
  /** Whether the invoice was financed in part when the link was created. */
  for_rest: Defaulted<boolean>;
}

/** A link with the state of its invoice. */
interface InvoiceLinkList extends Selectable<InvoiceLinkTable> {
  /** When the financing of the invoice was signed. */
  used_at: Date | null;
  /** The checkout in which it was signed. */
  checkout_id: string | null;
  /** `YYYY-MM-DD`: the applicant may apply again from this day. */
  applicant_rejected_until: string | null;
}

/** The area's own tables. */
export type InvoiceLinksTables = {
  invoice_link: InvoiceLinkTable;
};

/** Views. */
type InvoiceLinksViews = {
  invoice_link_list: InvoiceLinkList;
  invoice_rest: { merchant_id: string; number_key: string; remaining_cents: number };
  rejected_application: { application_id: string };
};

/** Queries on the area's own tables and views, over the database or the caller's transaction. */
export const invoiceLinksTables = (executor: Executor) =>
  executor.withTables<InvoiceLinksTables & InvoiceLinksViews>();
