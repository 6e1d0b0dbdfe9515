import { minuteMs } from '@tamarack/core/calendar/durations';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import { findMerchant, lockMerchant } from '../../../parties/merchants';
import type { Executor } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { Keys } from '../../../platform/keys';
import { listQueuedSince, type MailComposer, type MailQueue } from '../../../platform/mail';
import { findLink, updateLink } from '../repository';
import { composeLinkMail } from './compose-link-mail';

/**
 * Caps on mails within a period, against unsolicited mail in our name. Legitimate use reaches them only by pressing
 * "send" twice.
 */
const caps = [
  { by: 'about', max: 1, windowMs: 10 * minuteMs },
  { by: 'about', max: 5, windowMs: 24 * 60 * minuteMs },
  { by: 'recipient', max: 20, windowMs: 24 * 60 * minuteMs },
  { by: 'merchantId', max: 1000, windowMs: 60 * minuteMs },
] as const;

/** Composes the mails with links to merchants' customers. */
export function createLinkMailComposer(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'decrypt'>;
  /** Origin of the hosted page. */
  readonly publicUrl: string;
  readonly now: () => Date;
}): MailComposer {
  const { database, keys, publicUrl, now } = deps;
  return {
    compose: async ({ about: linkId, recipient }) => {
      const link = await findLink(database, keys, linkId, { now: now(), today: dateIn(now()) });
      // used or revoked since: the link cannot be opened
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
export interface LinkMails extends ReturnType<typeof createLinkMails> {}

interface LinkMailRequest {
  readonly linkId: string;
  readonly to: string;
}

/** Queues mails with links, within the caps. */
export function createLinkMails(deps: {
  readonly keys: Pick<Keys, 'keyedHash'>;
  readonly mails: MailQueue;
  readonly now: () => Date;
}) {
  const { keys, mails, now } = deps;

  const check = async (
    trx: Executor,
    by: (typeof caps)[number]['by'],
    value: string,
    count: number,
  ): Promise<void> => {
    for (const { max, windowMs } of caps.filter((cap) => cap.by === by)) {
      const since = new Date(now().getTime() - windowMs);
      const recent = await listQueuedSince(trx, keys, 'invoiceLink', { by, value, since });
      const excess = recent.length + count - max;
      if (excess <= 0) continue;
      // when enough of them have left the window; a request above the cap waits for the whole window
      const freedAt = (recent[excess - 1] ?? now()).getTime() + windowMs;
      throw problem('rate-limited', {
        retryAfter: Math.max(1, Math.ceil((freedAt - now().getTime()) / 1000)),
      });
    }
  };

  const insert = (trx: Executor, merchantId: string, { linkId, to }: LinkMailRequest): Promise<void> =>
    mails.queue(trx, { kind: 'invoiceLink', about: linkId, merchantId, recipient: to });

  return {
    /**
     * Call it in the transaction of the action: sent once if that commits. Throws `rate-limited` if the merchant, the
     * address or the link has reached a cap.
     */
    queue: async (
      trx: Executor,
      { merchantId, ...request }: LinkMailRequest & { readonly merchantId: string },
    ): Promise<void> => {
      await lockMerchant(trx, merchantId);
      await check(trx, 'about', request.linkId, 1);
      await check(trx, 'recipient', request.to, 1);
      await check(trx, 'merchantId', merchantId, 1);
      await insert(trx, merchantId, request);
    },

    /** Mails of new links of one merchant: all of them, or it throws as above. */
    queueAll: async (
      trx: Executor,
      merchantId: string,
      requests: readonly LinkMailRequest[],
    ): Promise<void> => {
      if (requests.length === 0) return;
      await lockMerchant(trx, merchantId);
      await check(trx, 'merchantId', merchantId, requests.length);
      const counts = new Map<string, number>();
      for (const { to } of requests) counts.set(to, (counts.get(to) ?? 0) + 1);
      for (const [to, count] of counts) await check(trx, 'recipient', to, count);
      for (const request of requests) await insert(trx, merchantId, request);
    },
  };
}
