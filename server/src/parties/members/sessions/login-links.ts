import { normalizeEmail } from '@tamarack/core/validation/email';
import { type Executor, inTransaction, newId } from '../../../platform/database';
import type { LimitsService } from '../../../platform/limits';
import type { MailQueue } from '../../../platform/mail';
import { findMemberByEmail } from '../repository';
import { insertLink } from './link-repository';

const windowMs = 15 * 60_000;
export const linkLifetimeMs = 15 * 60_000;
/** Links within the window, over all processes. There is no global limit: it could lock all members out. */
const maxLinks = { perNetwork: 10, perAddress: 5 };

/** The token is in the fragment, which browsers do not send to servers, so it is never logged. */
export const buildLoginUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/merchant/login/link#${token}`;

export interface LoginLinks extends ReturnType<typeof createLoginLinks> {}

export function createLoginLinks(deps: {
  readonly database: Executor;
  readonly limits: Pick<LimitsService, 'count' | 'enforce'>;
  readonly mails: MailQueue;
  readonly now: () => Date;
}) {
  const { database, limits, mails, now } = deps;
  return {
    /**
     * Mails a link to a member. An unknown address gets the same response, so that callers cannot find out who is a member; the
     * mail is dropped when it is composed. Throws `rate-limited`, and rejects if the database cannot count.
     *
     * @param client see `toClientNetwork`
     */
    request: async ({
      email: text,
      client,
    }: {
      readonly email: string;
      readonly client: string;
    }): Promise<void> => {
      const email = normalizeEmail(text);
      await limits.enforce(`memberLink:network:${client}`, { max: maxLinks.perNetwork, windowMs });
      // no error: requests for somebody else's address must not invalidate the links that they have
      const { count } = await limits.count(`memberLink:address:${email}`, windowMs);
      if (count > maxLinks.perAddress) return;
      await inTransaction(database, async (trx) => {
        const member = await findMemberByEmail(trx, email);
        const id = newId(now());
        const expiresAt = new Date(now().getTime() + linkLifetimeMs);
        await insertLink(trx, { id, memberId: member?.id ?? null, now: now(), expiresAt });
        await mails.queue(trx, { kind: 'memberLogin', about: id });
      });
    },
  };
}
