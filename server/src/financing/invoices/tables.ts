import type { InvoiceFacts } from '@tamarack/core/flow/facts';
import type { InvoiceReading } from '../../../reader';
import type { Defaulted, Executor, NullableJson, Timestamp } from '../../platform/database';

export interface InvoiceTable {
  id: string;
  application_id: string;
  merchant_id: string;
  source: InvoiceFacts['source'];
  state: InvoiceFacts['state'];
  site: string | null;
  /** Null, like its key, if the document does not state it with certainty. */
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
  /** The applicant returned to it after it was confirmed. */
  pending_since: Defaulted<Date | null>;
}

interface FinancedInvoiceTable {
  merchant_id: string;
  number_key: string;
  application_id: string;
  signed_at: Timestamp;
}

/** A further part of an invoice that is financed after the first one. */
interface FinancedRestTable {
  application_id: string;
  merchant_id: string;
  number_key: string;
  invoice_link_id: string;
  /** Cents of the invoice that are still not financed after it. */
  remaining_cents: number;
  signed_at: Timestamp;
}

/** An invoice with the data of its link and its file. */
interface InvoiceSourceView {
  application_id: string;
  state: InvoiceTable['state'];
  number: string | null;
  /** The id in the link's URL. */
  link_id: string | null;
  link_site: string | null;
  link_number: string | null;
  link_amount_cents: number | null;
  link_for_rest: boolean | null;
  file_sha256: Buffer | null;
}

/** The area's own tables and views. */
export type InvoicesTables = {
  invoice: InvoiceTable;
  financed_invoice: FinancedInvoiceTable;
  financed_rest: FinancedRestTable;
  /** Views. */
  invoice_source: InvoiceSourceView;
  unsigned_upload: { id: string; application_id: string; application_updated_at: Date };
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const invoicesTables = (executor: Executor) => executor.withTables<InvoicesTables>();
