import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { Executor } from '../database/executor';
import { isId } from '../database/ids';
import { reasonsEn } from '../decision/reasons/en';
import { reasonsFr } from '../decision/reasons/fr';
import type { Jobs } from '../jobs/jobs';
import { type ApplicationNews, applicationMail } from './application-mail';
import * as mails from './application-mail-repository';
import type { MailSender } from './ports';
import type { ApplicationMailKind } from './tables';

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

/**
 * A job takes its mail for itself before it sends, and marks it sent after the service took it. So a job that runs twice
 * sends once; only a process that ends between the service's answer and the mark sends again, ten minutes later, under
 * the same id, by which a mailbox can tell the repeat.
 */
export function createApplicationMails(deps: {
  readonly database: Executor;
  readonly jobs: Jobs;
  readonly messages: MailSender;
  readonly now: () => Date;
}): ApplicationMails {
  const { database, jobs, messages, now } = deps;

  const send = async (id: string, row: mails.MailRow): Promise<void> => {
    const news = newsOf(row);
    if (row.email === null || news === null) return mails.endMail(database, id, { refused_at: now() });
    const { language } = row;
    const mail = applicationMail(news, { language, today: dateIn(now()) });
    const outcome = await messages.sendMail({ id, to: row.email, ...mail });
    if (outcome.sent) return mails.endMail(database, id, { sent_at: now() });
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

/** Null where what it would tell is not there. */
function newsOf({
  kind,
  limit,
  expiresOn,
  merchant,
  reasons,
  reapplyOn,
}: mails.MailRow): ApplicationNews | null {
  if (kind === 'documentsReceived') return { kind };
  if (kind === 'approved')
    return limit !== null && expiresOn !== null ? { kind, limit, expiresOn, merchant } : null;
  if (kind !== 'rejected' || reapplyOn === null) return null;
  return {
    kind,
    reasons: (reasons ?? []).map((code) => ({ en: reasonsEn[code], fr: reasonsFr[code] })),
    reapplyOn,
  };
}
