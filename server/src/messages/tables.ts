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

export type ApplicationMailKind = 'documentsReceived' | 'approved' | 'rejected';

export interface ApplicationMailTable {
  id: string;
  application_id: string;
  kind: ApplicationMailKind;
  review_id: string | null;
  queued_at: Timestamp;
  /** Until then whoever is sending it has it alone. */
  held_until: Timestamp | null;
  sent_at: Timestamp | null;
  /** The address takes no mail. */
  refused_at: Timestamp | null;
}
