import { toDollars } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import type { Executor } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { Session } from '../applications';
import { type CheckoutsService, isAmountQualified, toEntry } from '../checkouts';
import type { LinkedInvoices } from '../invoice-links';
import type { LinksService, Opened, SessionsService } from '../sessions';
import type { hostedSession } from './hosted-schemas';

export interface Hosted {
  readonly answer: z.input<typeof hostedSession>;
  /** For the device's cookie. */
  readonly resumeToken: string;
}

/** Sessions of the provider's hosted page, whose URL named one (specification, section 4). */
export interface HostedService {
  /**
   * Creates a separate session for the page, in addition to the one named by its URL, so that a refresh finds it by the
   * device's cookie.
   * Anyone may have put the named session there; it ends when a phone is verified (see `endOtherDevices`).
   */
  arrive(session: Session, resumeToken: string | null): Promise<Hosted>;
  /**
   * Restores a session after a refresh. Throws `session-expired` when the device has no live session of that checkout.
   */
  resume(resumeToken: string | null, checkoutId: string): Promise<Hosted>;
  /** Opens a link from a mail. Throws `session-expired` where it is no longer valid. */
  follow(linkToken: string, resumeToken: string | null): Promise<Hosted>;
}

export function createHostedService(deps: {
  readonly database: Executor;
  readonly checkouts: Pick<CheckoutsService, 'get'>;
  readonly sessions: SessionsService;
  readonly links: Pick<LinksService, 'follow'>;
  readonly invoiceLinks: Pick<LinkedInvoices, 'linkIdOf'>;
}): HostedService {
  const { database, checkouts, sessions, links, invoiceLinks } = deps;

  const answer = async (
    { sessionToken, resumeToken, locked }: Opened,
    checkoutId: string,
  ): Promise<Hosted> => {
    const row = await checkouts.get(database, checkoutId);
    const { requestSource, cartTotal, minimumPurchase: minimum, redirectUrl } = row;
    const linkId = row.invoiceLinkId && (await invoiceLinks.linkIdOf(database, row.invoiceLinkId));
    const shown = {
      cartTotal: toDollars(cartTotal),
      minimumPurchaseAmount: toDollars(minimum),
      isAmountQualified: isAmountQualified(toEntry(requestSource), cartTotal, minimum),
      redirectUrl,
      ...(linkId === null ? {} : { invoiceLinkId: linkId }),
    };
    return {
      resumeToken,
      answer: { sessionToken, checkoutId: row.id, requestSource, ...(locked ? untold : shown) },
    };
  };

  const open = async (from: Session, resumeToken: string | null): Promise<Hosted> =>
    answer(await sessions.openBeside(database, from, resumeToken), from.checkoutId);

  return {
    arrive: open,
    resume: async (resumeToken, checkoutId) => {
      const session = resumeToken ? await sessions.resumableOf(database, resumeToken, checkoutId) : null;
      if (!session) throw problem('session-expired');
      return open(session, resumeToken);
    },
    follow: async (linkToken, resumeToken) => {
      const opened = await links.follow(linkToken, resumeToken);
      return answer(opened, opened.checkoutId);
    },
  };
}

/** The part of its checkout that a locked session may see. */
const untold = {
  cartTotal: 0,
  minimumPurchaseAmount: 0,
  isAmountQualified: true,
  redirectUrl: null,
} as const;
