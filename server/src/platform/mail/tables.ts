import type { InvoiceLinkMailTable } from '../../intake/invoice-links/tables';
import type { MerchantMailTable } from '../../settlement/payouts/tables';
import type { WebhookAlertTable } from '../../settlement/webhooks/tables';
import type { Timestamp } from '../database/columns';
import type { Executor } from '../database/executor';

export type ApplicationMailKind =
  | 'documentsReceived'
  | 'applicationReceived'
  | 'approved'
  | 'preQualified'
  | 'rejected'
  | 'moreAsked'
  | 'agreementCopy'
  | 'invoicePaid';

export interface ApplicationMailTable {
  id: string;
  application_id: string;
  kind: ApplicationMailKind;
  /** Id of the decision, review, request, signature … that it tells of. */
  about: string;
  queued_at: Timestamp;
  /** Until then whoever is sending it has it alone. */
  held_until: Timestamp | null;
  sent_at: Timestamp | null;
  /** The address takes no mail. */
  refused_at: Timestamp | null;
}

/** The area's own tables. */
export type MailTables = {
  application_mail: ApplicationMailTable;
};

/** Tables of other areas that this area still reads. */
type ForeignTables = {
  invoice_link_mail: InvoiceLinkMailTable;
  merchant_mail: MerchantMailTable;
  webhook_alert: WebhookAlertTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const mailTables = (executor: Executor) => executor.withTables<MailTables & ForeignTables>();
