import { dateIn } from '@tamarack/core/calendar/plain-date';
import { type Executor, inTransaction } from '../database/executor';
import { isId } from '../database/ids';
import type { Jobs } from '../jobs/jobs';
import { applicationMail, type ComposedMail, linkedMail, needsLink } from './application-mail';
import * as mails from './application-mail-repository';
import { newsOf } from './application-news';
import type { Attachment, MailSender } from './ports';
import type { ApplicationMailKind } from './tables';
import { createWaysBack, type LinksPort } from './way-back';

const queue = 'application-mail';
/** Longer than any try at the mail service takes. */
const holdMs = 10 * 60_000;

/** Mails about an application, each sent once. */
export interface ApplicationMails {
  /** In the transaction of what it tells: sent exactly when that is committed. Once for each kind and subject. */
  queue(
    trx: Executor,
    mail: {
      readonly applicationId: string;
      readonly kind: ApplicationMailKind;
      /** Id of the decision, review, request, signature … that it tells of. */
      readonly about: string;
    },
  ): Promise<void>;
}

/** A mail that is ready to be sent. */
export interface AddressedMail extends ComposedMail {
  readonly to: string;
  readonly attachments?: readonly Attachment[];
}

/** The signed copies, by the id of the signature. */
export interface CopiesPort {
  /** Null where nothing is signed. */
  write(signatureId: string): Promise<AddressedMail | null>;
  /** In the transaction that marks the mail sent. */
  delivered(trx: Executor, signatureId: string, to: string): Promise<void>;
}

/**
 * A job takes its mail for itself before it sends, and marks it sent after the service took it. So a job that runs twice
 * sends once; only a process that ends between the service's answer and the mark sends again, ten minutes later, under
 * the same id, by which a mailbox can tell the repeat.
 */
export function createApplicationMails(deps: {
  readonly database: Executor;
  readonly jobs: Jobs;
  readonly messages: MailSender;
  readonly links: LinksPort;
  readonly copies: CopiesPort;
  readonly publicUrl: string;
  readonly now: () => Date;
}): ApplicationMails {
  const { database, jobs, messages, copies, now } = deps;
  const wayBack = createWaysBack(deps);

  /** Null where there is nothing to tell, or nobody to tell it to. */
  const write = async (row: mails.MailRow): Promise<AddressedMail | null> => {
    if (row.kind === 'agreementCopy') return copies.write(row.about);
    const news = newsOf(row);
    const { applicationId, email: to, language } = row;
    if (news === null || to === null) return null;
    const reading = { language, today: dateIn(now()) };
    if (!needsLink(news)) return { to, ...applicationMail(news, reading) };
    return { to, ...linkedMail(news, await wayBack(applicationId, news, language), reading) };
  };

  const send = async (id: string, row: mails.MailRow): Promise<void> => {
    const mail = await write(row).catch(async (error: unknown) => {
      await mails.endMail(database, id, { held_until: null });
      throw error;
    });
    if (mail === null) return mails.endMail(database, id, { refused_at: now() });
    const outcome = await messages.sendMail({ id, ...mail });
    if (outcome.sent)
      return inTransaction(database, async (trx) => {
        await mails.endMail(trx, id, { sent_at: now() });
        if (row.kind === 'agreementCopy') await copies.delivered(trx, row.about, mail.to);
      });
    if (outcome.reason !== 'unavailable') return mails.endMail(database, id, { refused_at: now() });
    await mails.endMail(database, id, { held_until: null });
    throw new Error('the mail service is not available');
  };

  jobs.work<{ mailId: string }>(
    queue,
    async ({ mailId }) => {
      const row = isId(mailId) ? await mails.findMail(database, mailId) : undefined;
      if (!row || row.sentAt || row.refusedAt) return;
      const until = new Date(now().getTime() + holdMs);
      if (!(await mails.holdMail(database, mailId, now(), until)))
        throw new Error('the mail is being sent by another job');
      await send(mailId, row);
    },
    // with growing pauses: two hours and more
    { retryLimit: 12 },
  );

  return {
    queue: async (trx, mail) => {
      const mailId = await mails.insertMail(trx, { ...mail, now: now() });
      if (mailId !== null) await jobs.send(trx, queue, { mailId });
    },
  };
}
