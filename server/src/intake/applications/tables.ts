import type { Facts } from '@tamarack/core/flow/facts';
import type { BusinessInput, PersonalInput } from '@tamarack/core/flow/inputs';
import type { CreditLineTable, CreditUseTable } from '../../financing/credit/tables';
import type { InvoiceTable } from '../../financing/invoices/tables';
import type { MerchantTable } from '../../parties/merchants/tables';
import type { CreatedAt, Defaulted, NullableJson, Timestamp } from '../../platform/database/columns';
import type { Executor } from '../../platform/database/executor';
import type { CheckoutTable } from '../checkouts/tables';
import type { SessionTable } from '../sessions/tables';

export interface CustomerTable {
  id: string;
  phone: string;
  created_at: CreatedAt;
}

export interface ApplicationTable {
  id: string;
  merchant_id: string;
  customer_id: string | null;
  entry: Facts['entry'];
  language: Defaulted<'en' | 'fr'>;
  eligibility: Defaulted<Facts['eligibility']>;
  phone: string | null;
  phone_verified_at: Timestamp | null;
  email: string | null;
  email_verified_at: Timestamp | null;
  /** Without the SIN, which has its own columns. */
  personal: NullableJson<Omit<PersonalInput, 'sin'>>;
  sin_cipher: Buffer | null;
  sin_last_three: string | null;
  business: NullableJson<BusinessInput>;
  bank: Defaulted<Facts['bank']>;
  documents_submitted_at: Timestamp | null;
  qualification: Defaulted<Facts['qualification']>;
  /** Earlier application whose forms are offered here until they are saved. */
  prefilled_from: string | null;
  /** Earlier application that the customer's credit line came with; the application itself where there was nothing. */
  carried_from: string | null;
  created_at: CreatedAt;
  updated_at: Defaulted<Date>;
}

/** The area's own tables. */
export type ApplicationsTables = {
  customer: CustomerTable;
  application: ApplicationTable;
};

/** Tables of other areas that this area still reads. */
type ForeignTables = {
  credit_line: CreditLineTable;
  credit_use: CreditUseTable;
  checkout: CheckoutTable;
  merchant: MerchantTable;
  invoice: InvoiceTable;
  session: SessionTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const applicationsTables = (executor: Executor) =>
  executor.withTables<ApplicationsTables & ForeignTables>();
