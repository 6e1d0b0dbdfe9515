import { dayMs } from '@tamarack/core/calendar/durations';
import { type Executor, inTransaction, isId } from '../database';
import type { Jobs } from '../jobs';
import type { Keys, SealingKeys } from '../keys';
import type { MailComposers } from './composer';
import { forgetRecipients } from './personal-data';
import type { MailSender } from './ports';
import { noRecipient } from './recipient';
import * as mails from './repository';
import type { MailKind } from './tables';

const queueName = 'mail';
/** Concurrent mails: most of a mail's time is the mail server's, and one with a PDF does not block the others. */
const concurrency = 8;
/** Longer than any attempt at the mail service takes. */
const lockMs = 10 * 60_000;
/** Grace period: a job that was just sent may not have been fetched yet. */
const overdueMs = 60_000;
/** Older mails are no longer sent. */
const retryWithinMs = 3 * dayMs;
/** Maximum number of overdue mails per sweep. */
const sweepLimit = 500;

/** The outbox that areas write their mails to. */
export type MailQueue = Pick<MailsService, 'queue'>;

export interface MailsService extends ReturnType<typeof createMailsService> {}

/**
 * The outbox of all mails. A job locks its mail before it sends, and marks it sent after the service accepted it: a job
 * that runs twice sends once. Only a process that ends between the service's response and the mark sends again, ten
 * minutes later, under the same id, by which a mailbox can detect the duplicate.
 */
export function createMailsService(deps: {
  readonly database: Executor;
  readonly keys: SealingKeys & Pick<Keys, 'decrypt'>;
  readonly jobs: Jobs;
  readonly messages: MailSender;
  readonly composers: MailComposers;
  readonly now: () => Date;
}) {
  const { database, keys, jobs, messages, composers, now } = deps;
  const forgetful = (Object.keys(composers) as MailKind[]).filter((kind) => composers[kind].forgetsRecipient);
  const fromNow = (ms: number): Date => new Date(now().getTime() + ms);
  const update = (executor: Executor, id: string, set: mails.MailUpdate): Promise<void> =>
    mails.updateMail(executor, id, set);

  const send = async (mail: mails.QueuedMail): Promise<void> => {
    const { id } = mail;
    const composer = composers[mail.kind];
    const forgotten = composer.forgetsRecipient ? noRecipient : {};
    const composed = await composer.compose(mail).catch(async (error: unknown) => {
      await update(database, id, { locked_until: null });
      throw error;
    });
    if (composed === null) return update(database, id, { refused_at: now(), ...forgotten });
    const outcome = await messages.sendMail({ id, ...composed });
    if (outcome.sent)
      return inTransaction(database, async (trx) => {
        await update(trx, id, { sent_at: now(), ...forgotten });
        await composer.onSent?.(trx, mail, composed);
      });
    if (outcome.reason !== 'unavailable') return update(database, id, { refused_at: now(), ...forgotten });
    await update(database, id, { locked_until: null });
    throw new Error('the mail service is not available');
  };

  jobs.work<{ mailId: string }>(
    queueName,
    async ({ mailId }) => {
      const mail = isId(mailId) ? await mails.findMail(database, keys, mailId) : undefined;
      if (!mail || mail.sentAt || mail.refusedAt) return;
      // before the lock, which would keep the process that can compose it from sending it at the next try
      if (!Object.hasOwn(composers, mail.kind)) throw new Error('a later release queued the mail');
      if (!(await mails.lockMail(database, { id: mailId, now: now(), until: fromNow(lockMs) })))
        throw new Error('another job is sending the mail');
      await send(mail);
    },
    // with exponential backoff: two hours and more
    { concurrency, retryLimit: 12 },
  );

  return {
    /** Queues a mail in the caller's transaction: sent exactly if it commits, once for each kind and subject. */
    queue: async (trx: Executor, mail: mails.NewMail): Promise<void> => {
      const mailId = await mails.insertMail(trx, keys, mail, now());
      if (mailId !== null) await jobs.send(trx, queueName, { mailId });
    },

    /**
     * Queues overdue mails again: those whose job failed in all attempts, or belonged to an earlier release. Removes
     * addresses of mails that are too old to be sent, where their composer says so.
     */
    sweep: async (): Promise<void> => {
      const queued = { from: fromNow(-retryWithinMs), to: fromNow(-overdueMs), limit: sweepLimit };
      for (const mailId of await mails.listUnsent(database, queued))
        await jobs.send(database, queueName, { mailId }, { singletonKey: mailId });
      await forgetRecipients(database, forgetful, queued.from);
    },
  };
}
