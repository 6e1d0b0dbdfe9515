import type { CreatedAt, Executor, Json } from '../../src/platform/database';

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

/** The area's own tables. */
export type OutboxTables = {
  outbox_message: OutboxMessageTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const outboxTables = (executor: Executor) => executor.withTables<OutboxTables>();
