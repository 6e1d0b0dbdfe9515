import { type Executor, newId } from '../../src/platform/database';
import type { OutboxMessageTable } from './tables';
import { outboxTables } from './tables';

export interface OutboxMessage {
  readonly channel: OutboxMessageTable['channel'];
  readonly recipient: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly attachments: readonly { filename: string; contentType: string; base64: string }[];
}

export async function insertOutbox(executor: Executor, message: OutboxMessage, now: Date): Promise<void> {
  await outboxTables(executor)
    .insertInto('outbox_message')
    .values({
      ...message,
      id: newId(now),
      attachments: JSON.stringify(message.attachments),
      created_at: now,
    })
    .execute();
}

/** Newest first. */
export async function listOutbox(executor: Executor, limit: number) {
  return outboxTables(executor)
    .selectFrom('outbox_message')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
