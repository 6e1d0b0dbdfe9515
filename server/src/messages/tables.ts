import type { CreatedAt, Json } from '../database/columns';

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
