import { dateIn } from '@tamarack/core/calendar/plain-date';
import { findMerchant, lockMerchant } from '../../parties/merchants';
import type { Executor } from '../../platform/database';
import { problem } from '../../platform/errors';
import { listQueuedSince, type MailComposer, type MailQueue } from '../../platform/mail';
import { composeLinkMail } from './compose-link-mail';
import { findLink, updateLink } from './repository';

const minuteMs = 60_000;

/**
 * Caps on mails within a period, against unsolicited mail in our name. Legitimate use reaches them only by pressing
 * "send" twice.
 */
const caps = [
  { by: 'about', max: 1, windowMs: 10 * minuteMs },
  { by: 'about', max: 5, windowMs: 24 * 60 * minuteMs },
  { by: 'recipient', max: 20, windowMs: 24 * 60 * minuteMs },
  { by: 'merchantId', max: 200, windowMs: 60 * minuteMs },
] as const;

/** Composes the mails with links to merchants' customers. */
export function createLinkMailComposer(deps: {
  readonly database: Executor;
  /** Origin of the hosted page. */
  readonly publicUrl: string;
  readonly now: () => Date;
}): MailComposer {
  const { database, publicUrl, now } = deps;
  return {
    compose: async ({ about: linkId, recipient }) => {
      const link = await findLink(database, linkId, { now: now(), today: dateIn(now()) });
      // used or revoked since: there is nothing to open
      if (link?.status !== 'open' || recipient === null) return null;
      const merchant = await findMerchant(database, link.merchantId);
      return merchant
        ? { to: recipient, ...composeLinkMail({ ...link, merchant: merchant.name }, publicUrl) }
        : null;
    },
    onSent: (trx, { about: linkId }) => updateLink(trx, linkId, { mailed_at: now() }),
  };
}

/** The mails to merchants' customers. */
export interface LinkMails {
  /**
   * Call it in the transaction of the action: sent once if that commits. Throws `rate-limited` where the merchant, the
   * address or the link has reached a cap.
   */
  queue(
    trx: Executor,
    mail: { readonly linkId: string; readonly merchantId: string; readonly to: string },
  ): Promise<void>;
}

/** Queues mails with links, within the caps. */
export function createLinkMails(deps: { readonly mails: MailQueue; readonly now: () => Date }): LinkMails {
  const { mails, now } = deps;

  return {
    queue: async (trx, { linkId, merchantId, to }) => {
      const mail = { about: linkId, merchantId, recipient: to };
      await lockMerchant(trx, merchantId);
      for (const { by, max, windowMs } of caps) {
        const since = new Date(now().getTime() - windowMs);
        const recent = (await listQueuedSince(trx, 'invoiceLink', { by, value: mail[by], since })).slice(
          -max,
        );
        const first = recent[0];
        if (first && recent.length === max) {
          const waitMs = first.getTime() + windowMs - now().getTime();
          throw problem('rate-limited', { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
        }
      }
      await mails.queue(trx, { kind: 'invoiceLink', ...mail });
    },
  };
}
