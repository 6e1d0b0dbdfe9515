import type { InvoiceFacts } from '@tamarack/core/flow/facts';
import type { InvoiceReading } from '../../../reader/invoices/invoice-reading';
import type { ApplicationTable } from '../../intake/applications/tables';
import type { InvoiceLinkTable } from '../../intake/invoice-links/tables';
import type { MerchantSiteTable } from '../../parties/merchants/tables';
import type { Defaulted, NullableJson, Timestamp } from '../../platform/database/columns';
import type { Executor } from '../../platform/database/executor';
import type { StoredFileTable } from '../../platform/files/tables';
import type { AgreementSignatureTable } from '../agreements/tables';

export interface InvoiceTable {
  id: string;
  application_id: string;
  merchant_id: string;
  source: InvoiceFacts['source'];
  state: InvoiceFacts['state'];
  site: string | null;
  /** Null, with its key, where the document does not say it for sure. */
  number: string | null;
  number_key: string | null;
  amount_cents: number | null;
  /** Null until it is confirmed. */
  payable_cents: number | null;
  partial_confirmed_at: Timestamp | null;
  entered_at: Timestamp;
  link_id: Defaulted<string | null>;
  file_id: Defaulted<string | null>;
  file_name: Defaulted<string | null>;
  reading: NullableJson<InvoiceReading>;
  /** The applicant came back to it after it was confirmed. */
  pending_since: Defaulted<Date | null>;
}

export interface FinancedInvoiceTable {
  merchant_id: string;
  number_key: string;
  application_id: string;
  signed_at: Timestamp;
}

/** The area's own tables. */
export type InvoicesTables = {
  invoice: InvoiceTable;
  financed_invoice: FinancedInvoiceTable;
};

/** Tables of other areas that this area still reads. */
type ForeignTables = {
  invoice_link: InvoiceLinkTable;
  stored_file: StoredFileTable;
  merchant_site: MerchantSiteTable;
  application: ApplicationTable;
  agreement_signature: AgreementSignatureTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const invoicesTables = (executor: Executor) => executor.withTables<InvoicesTables & ForeignTables>();
