import type { Executor } from '../../src/platform/database';
import type { MailSender, SmsService } from '../../src/platform/mail';
import { insertOutbox, listOutbox } from './repository';

/**
 * Delivery without an account at a provider: messages are stored in a table and shown in the sandbox's console. For
 * development only, because the table contains codes in plain text: the composition refuses it in production.
 */
export function createOutbox(deps: {
  readonly database: Executor;
  readonly now: () => Date;
}): SmsService & MailSender {
  const { database, now } = deps;
  return {
    sendSms: async ({ to, text }) => {
      const sms = {
        channel: 'sms' as const,
        recipient: to,
        subject: null,
        text,
        html: null,
        attachments: [],
      };
      await insertOutbox(database, sms, now());
      return { sent: true };
    },
    sendMail: async ({ to, subject, text, html, attachments = [] }) => {
      const stored = attachments.map(({ filename, contentType, content }) => ({
        filename,
        contentType,
        base64: content.toString('base64'),
      }));
      await insertOutbox(
        database,
        { channel: 'mail', recipient: to, subject, text, html, attachments: stored },
        now(),
      );
      return { sent: true };
    },
    lookUpLine: async () => ({ kind: 'unknown', country: null }),
  };
}

export type OutboxMessageRow = Awaited<ReturnType<typeof listOutbox>>[number];

/** Stored messages, newest first. */
export function readOutbox(database: Executor, limit: number): Promise<OutboxMessageRow[]> {
  return listOutbox(database, limit);
}
