import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { Executor } from '../../platform/database/executor';
import type { Jobs } from '../../platform/jobs/jobs';
import { type AddressedMail, workHeldMails } from '../../platform/mail/held-mails';
import type { MailSender } from '../../platform/mail/ports';
import type { ApplicationMailKind } from '../../platform/mail/tables';
import { applicationMail, linkedMail, needsLink } from './application-mail';
import * as mails from './application-mail-repository';
import { newsOf } from './application-news';
import { createWaysBack, type LinksPort } from './way-back';

const queue = 'application-mail';

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

/** The signed copies, by the id of the signature. */
export interface CopiesPort {
  /** Null where nothing is signed. */
  write(signatureId: string): Promise<AddressedMail | null>;
  /** In the transaction that marks the mail sent. */
  delivered(trx: Executor, signatureId: string, to: string): Promise<void>;
}

/** Each is sent once: see `workHeldMails`. */
export function createApplicationMails(deps: {
  readonly database: Executor;
  readonly jobs: Jobs;
  readonly messages: MailSender;
  readonly links: LinksPort;
  readonly copies: CopiesPort;
  readonly publicUrl: string;
  readonly now: () => Date;
}): ApplicationMails {
  const { database, jobs, copies, now } = deps;
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

  workHeldMails<mails.MailRow>(deps, queue, {
    find: (id) => mails.findMail(database, id),
    table: 'application_mail',
    write,
    sent: async (trx, row, { to }) => {
      if (row.kind === 'agreementCopy') await copies.delivered(trx, row.about, to);
    },
  });

  return {
    queue: async (trx, mail) => {
      const mailId = await mails.insertMail(trx, { ...mail, now: now() });
      if (mailId !== null) await jobs.send(trx, queue, { mailId });
    },
  };
}
