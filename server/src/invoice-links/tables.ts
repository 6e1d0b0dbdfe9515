import type { Timestamp } from '../database/columns';

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
