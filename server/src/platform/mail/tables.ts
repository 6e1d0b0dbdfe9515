import type { CreatedAt, Json, Timestamp } from '../database/columns';

export interface OutboxMessageTable {
  id: string;
  channel: 'sms' | 'mail';
  recipient: string;
  subject: string | null;
  text: string;
  html: string | null;
  attachments: Json<{ filename: string; contentType: string; base64: string }[]>;
  created_at: CreatedAt;
}

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
