import { dateIn } from '@tamarack/core/calendar/plain-date';
import { findMerchant, holdMerchant } from '../../parties/merchants/repository';
import type { Executor } from '../../platform/database/executor';
import { problem } from '../../platform/errors/problem';
import type { Jobs } from '../../platform/jobs/jobs';
import { workHeldMails } from '../../platform/mail/held-mails';
import type { MailSender } from '../../platform/mail/ports';
import { linkMail } from './mail';
import * as mails from './mail-repository';
import type { LinkMailsPort } from './ports';
import { findLink, updateLink } from './repository';

const queue = 'invoice-link-mail';
const minuteMs = 60_000;

/**
 * Against mail that nobody wants, sent in our name: most mails in a stretch of time. Nobody honest meets them but who
 * presses "send" twice.
 */
const caps = [
  { by: 'linkId', most: 1, withinMs: 10 * minuteMs },
  { by: 'linkId', most: 5, withinMs: 24 * 60 * minuteMs },
  { by: 'recipient', most: 20, withinMs: 24 * 60 * minuteMs },
  { by: 'merchantId', most: 200, withinMs: 60 * minuteMs },
] as const;

/** Mails with links to merchants' customers, each sent once: see `workHeldMails`. */
export function createLinkMails(deps: {
  readonly database: Executor;
  readonly jobs: Jobs;
  readonly messages: MailSender;
  /** Origin of the hosted page. */
  readonly publicUrl: string;
  readonly now: () => Date;
}): LinkMailsPort {
  const { database, jobs, publicUrl, now } = deps;

  workHeldMails<NonNullable<Awaited<ReturnType<typeof mails.findMail>>>>(deps, queue, {
    find: (id) => mails.findMail(database, id),
    table: 'invoice_link_mail',
    write: async ({ linkId, merchantId, recipient }) => {
      const link = await findLink(database, linkId, { now: now(), today: dateIn(now()) });
      // used or taken back since: there is nothing to open
      if (link?.status !== 'open') return null;
      const merchant = await findMerchant(database, merchantId);
      return merchant
        ? { to: recipient, ...linkMail({ ...link, merchant: merchant.name }, publicUrl) }
        : null;
    },
    sent: (trx, { linkId }) => updateLink(trx, linkId, { mailed_at: now() }),
  });

  return {
    queue: async (trx, { linkId, merchantId, to }) => {
      const mail = { linkId, merchantId, recipient: to };
      await holdMerchant(trx, merchantId);
      for (const { by, most, withinMs } of caps) {
        const since = new Date(now().getTime() - withinMs);
        const counted = (await mails.queuedSince(trx, by, mail[by], since)).slice(-most);
        const first = counted[0];
        if (first && counted.length === most) {
          const waitMs = first.getTime() + withinMs - now().getTime();
          throw problem('rate-limited', { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
        }
      }
      const mailId = await mails.insertMail(trx, { ...mail, now: now() });
      await jobs.send(trx, queue, { mailId });
    },
  };
}
