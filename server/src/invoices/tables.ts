import type { InvoiceFacts } from '@tamarack/core/flow/facts';
import type { Timestamp } from '../database/columns';

export interface InvoiceTable {
  id: string;
  application_id: string;
  merchant_id: string;
  source: InvoiceFacts['source'];
  state: InvoiceFacts['state'];
  site: string | null;
  number: string;
  number_key: string;
  amount_cents: number;
  payable_cents: number;
  partial_confirmed_at: Timestamp | null;
  entered_at: Timestamp;
}

export interface FinancedInvoiceTable {
  merchant_id: string;
  number_key: string;
  application_id: string;
  signed_at: Timestamp;
}
