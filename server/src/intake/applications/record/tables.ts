import type { Facts } from '@tamarack/core/flow/facts';
import type { Language } from '@tamarack/core/language';
import type { BusinessInput, PersonalInput } from '@tamarack/core/validation/inputs';
import type { CreatedAt, Defaulted, Executor, Timestamp } from '../../../platform/database';
import type { PlainColumn } from '../../../platform/keys';
import type { CaptureMethod, CheckoutStatus } from '../../checkouts';

export interface CustomerTable {
  id: string;
  /** Null once another person has the number. Contacts are written and read by `customer.ts`. */
  phone: PlainColumn<string>;
  phone_cipher: Buffer | null;
  phone_hash: Buffer | null;
  /** The address that the second proof goes to; null until one is verified. */
  email: PlainColumn<string>;
  email_cipher: Buffer | null;
  email_hash: Buffer | null;
  /** The address before the last change, which proves the customer until `former_email_until`. */
  former_email: PlainColumn<string>;
  former_email_cipher: Buffer | null;
  former_email_hash: Buffer | null;
  former_email_until: Timestamp | null;
  /** The operator who corrected the address or the number last. */
  contacts_corrected_by: Defaulted<string | null>;
  created_at: CreatedAt;
}

export interface ApplicationTable {
  id: string;
  merchant_id: string;
  customer_id: string | null;
  /** The customer whose phone was verified here, until the second proof makes it their application. */
  claimed_customer_id: string | null;
  entry: Facts['entry'];
  language: Defaulted<Language>;
  eligibility: Defaulted<Facts['eligibility']>;
  /** Written by `sealPerson` and read by `openPerson`, with the columns that end in `_cipher` and `_hash`. */
  phone: PlainColumn<string>;
  phone_cipher: Buffer | null;
  phone_hash: Buffer | null;
  phone_verified_at: Timestamp | null;
  email: PlainColumn<string>;
  email_cipher: Buffer | null;
  email_hash: Buffer | null;
  email_verified_at: Timestamp | null;
  /** Without the SIN, which has its own columns. */
  personal: PlainColumn<Omit<PersonalInput, 'sin'>>;
  personal_cipher: Buffer | null;
  sin_cipher: Buffer | null;
  sin_last_three: string | null;
  business: PlainColumn<BusinessInput>;
  business_cipher: Buffer | null;
  bank: Defaulted<Facts['bank']>;
  documents_submitted_at: Timestamp | null;
  qualification: Defaulted<Facts['qualification']>;
  /** Earlier application whose form data is prefilled here until the forms are saved. */
  prefilled_from: string | null;
  /** Written and read by `prefill.ts`. */
  prefill_cipher: Buffer | null;
  /**
   * Earlier application that the customer's credit line was copied from; the application itself if there was nothing
   * to copy.
   */
  carried_from: string | null;
  created_at: CreatedAt;
  updated_at: Defaulted<Date>;
  /** When the applicant's data was removed. */
  erased_at: Timestamp | null;
}

/** The checkout of an application, with its merchant and the invoice that it pays. */
interface ApplicationCheckout {
  application_id: string;
  checkout_id: string;
  cart_total_cents: number;
  minimum_purchase_cents: number;
  redirect_url: string | null;
  order_reference: string | null;
  status: CheckoutStatus;
  invoice_link_id: string | null;
  merchant_name: string;
  merchant_logo_url: string | null;
  sin_optional: boolean;
  invoice_number: string | null;
  capture_method: CaptureMethod;
}

/** The area's own tables. */
export type ApplicationsTables = {
  customer: CustomerTable;
  application: ApplicationTable;
};

/** Views. */
type ApplicationsViews = {
  application_checkout: ApplicationCheckout;
  open_session: { id: string };
  customer_credit_line: {
    id: string;
    customer_id: string | null;
    application_id: string;
    expires_on: string;
  };
  application_credit_use: { application_id: string; credit_line_id: string; used_at: Date };
};

/** Queries on the area's own tables and views, over the database or the caller's transaction. */
export const applicationsTables = (executor: Executor) =>
  executor.withTables<ApplicationsTables & ApplicationsViews>();
