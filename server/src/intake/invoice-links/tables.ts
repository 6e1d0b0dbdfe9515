import type { Language } from '@tamarack/core/language';
import type { Defaulted, Timestamp } from '../../platform/database/columns';

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
  language: Language;
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
