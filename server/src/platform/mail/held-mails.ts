import { type Executor, inTransaction } from '../database/executor';
import { isId } from '../database/ids';
import type { Jobs } from '../jobs/jobs';
import { endMail, type HeldMailTable, holdMail, type MailEnd } from './held-mail-repository';
import type { Attachment, Mail, MailSender } from './ports';

/** Longer than any try at the mail service takes. */
const holdMs = 10 * 60_000;

/** A mail that is ready to be sent. */
export interface AddressedMail extends Pick<Mail, 'subject' | 'text' | 'html'> {
  readonly to: string;
  readonly attachments?: readonly Attachment[];
}

/** A table of mails that are sent once each. */
export interface HeldMails<Row> {
  readonly table: HeldMailTable;
  find(id: string): Promise<(Row & { sentAt: Date | null; refusedAt: Date | null }) | undefined>;
  /** Null where there is nothing to tell, or nobody to tell it to. */
  write(row: Row): Promise<AddressedMail | null>;
  /** In the transaction that marks it sent. */
  sent?(trx: Executor, row: Row, mail: AddressedMail): Promise<void>;
}

/**
 * A job takes its mail for itself before it sends, and marks it sent after the service took it. So a job that runs twice
 * sends once; only a process that ends between the service's answer and the mark sends again, ten minutes later, under
 * the same id, by which a mailbox can tell the repeat.
 */
export function workHeldMails<Row>(
  deps: {
    readonly database: Executor;
    readonly jobs: Jobs;
    readonly messages: MailSender;
    readonly now: () => Date;
  },
  queue: string,
  mails: HeldMails<Row>,
): void {
  const { database, jobs, messages, now } = deps;

  const end = (executor: Executor, id: string, how: MailEnd): Promise<void> =>
    endMail(executor, mails.table, id, how);

  const send = async (id: string, row: Row): Promise<void> => {
    const mail = await mails.write(row).catch(async (error: unknown) => {
      await end(database, id, { held_until: null });
      throw error;
    });
    if (mail === null) return end(database, id, { refused_at: now() });
    const outcome = await messages.sendMail({ id, ...mail });
    if (outcome.sent)
      return inTransaction(database, async (trx) => {
        await end(trx, id, { sent_at: now() });
        await mails.sent?.(trx, row, mail);
      });
    if (outcome.reason !== 'unavailable') return end(database, id, { refused_at: now() });
    await end(database, id, { held_until: null });
    throw new Error('the mail service is not available');
  };

  jobs.work<{ mailId: string }>(
    queue,
    async ({ mailId }) => {
      const row = isId(mailId) ? await mails.find(mailId) : undefined;
      if (!row || row.sentAt || row.refusedAt) return;
      const until = new Date(now().getTime() + holdMs);
      if (!(await holdMail(database, mails.table, { id: mailId, now: now(), until })))
        throw new Error('the mail is being sent by another job');
      await send(mailId, row);
    },
    // with growing pauses: two hours and more
    { retryLimit: 12 },
  );
}
