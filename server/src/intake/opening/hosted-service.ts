import { toDollars } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import type { Executor } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { Session } from '../applications';
import { type CheckoutsService, isAmountQualified, toEntry } from '../checkouts';
import type { LinkedInvoices } from '../invoice-links';
import type { OpenedSession, ResumeLinksService, SessionsService } from '../sessions';
import type { hostedSession } from './hosted-schemas';

export interface HostedResult {
  readonly body: z.input<typeof hostedSession>;
  /** For the device's cookie. */
  readonly resumeToken: string;
}

/** Sessions of the provider's hosted page, opened from a session in the page's URL (specification, section 4). */
export interface HostedService extends ReturnType<typeof createHostedService> {}

export function createHostedService(deps: {
  readonly database: Executor;
  readonly checkouts: Pick<CheckoutsService, 'get'>;
  readonly sessions: SessionsService;
  readonly links: Pick<ResumeLinksService, 'follow'>;
  readonly invoiceLinks: Pick<LinkedInvoices, 'findLinkId'>;
}) {
  const { database, checkouts, sessions, links, invoiceLinks } = deps;

  const buildResult = async (
    { sessionToken, resumeToken, locked, outcomeToken }: OpenedSession,
    checkoutId: string,
  ): Promise<HostedResult> => {
    const row = await checkouts.get(database, checkoutId);
    const { requestSource, cartTotal, minimumPurchase: minimum, redirectUrl } = row;
    const linkId = row.invoiceLinkId && (await invoiceLinks.findLinkId(database, row.invoiceLinkId));
    const details = {
      cartTotal: toDollars(cartTotal),
      minimumPurchaseAmount: toDollars(minimum),
      isAmountQualified: isAmountQualified(toEntry(requestSource), cartTotal, minimum),
      redirectUrl,
      ...(linkId === null ? {} : { invoiceLinkId: linkId }),
    };
    return {
      resumeToken,
      body: {
        sessionToken,
        outcomeToken,
        checkoutId: row.id,
        requestSource,
        ...(locked ? lockedDetails : details),
      },
    };
  };

  const open = async (from: Session, resumeToken: string | null): Promise<HostedResult> =>
    buildResult(await sessions.openAdditional(database, from, resumeToken), from.checkoutId);

  return {
    /**
     * Creates a separate session for the page, in addition to the one named by its URL, so that a refresh finds it by the
     * device's cookie.
     * Anyone may have put the named session there; it ends when a phone is verified (see `endOtherDevices`).
     */
    openFromUrl: open,

    /**
     * Restores a session after a refresh. Throws `session-expired` when the device has no live session of that checkout.
     */
    resume: async (resumeToken: string | null, checkoutId: string): Promise<HostedResult> => {
      const session = resumeToken
        ? await sessions.findResumableForCheckout(database, resumeToken, checkoutId)
        : null;
      if (!session) throw problem('session-expired');
      return open(session, resumeToken);
    },

    /** Opens a link from a mail. Throws `session-expired` if it is no longer valid. */
    follow: async (linkToken: string, resumeToken: string | null): Promise<HostedResult> => {
      const opened = await links.follow(linkToken, resumeToken);
      return buildResult(opened, opened.checkoutId);
    },
  };
}

/** The part of its checkout that a locked session may see. */
const lockedDetails = {
  cartTotal: 0,
  minimumPurchaseAmount: 0,
  isAmountQualified: true,
  redirectUrl: null,
} as const;
