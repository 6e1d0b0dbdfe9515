import { toDollars } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import { amountQualified, type CheckoutsService, entryOf } from '../checkouts/service';
import type { Executor } from '../database/executor';
import { problem } from '../errors';
import type { SessionsService } from '../sessions/service';
import type { Session } from '../sessions/session';
import type { hostedSession } from './schemas';

export interface Hosted {
  readonly answer: z.input<typeof hostedSession>;
  /** For the device's cookie. */
  readonly resumeToken: string;
}

/** Sessions of the provider's hosted page, whose address named one (specification, section 4). */
export interface HostedService {
  /**
   * A session of the page's own beside the one its address named, so that a refresh finds it by the device's cookie.
   * The named one may have been put there by anybody; it ends when a phone is proven (see `endOtherDevices`).
   */
  arrive(session: Session, resumeToken: string | null): Promise<Hosted>;
  /** After a refresh. Throws `session-expired` when the device has no live session of that checkout. */
  resume(resumeToken: string | null, checkoutId: string): Promise<Hosted>;
}

export function createHostedService(deps: {
  readonly database: Executor;
  readonly checkouts: Pick<CheckoutsService, 'get'>;
  readonly sessions: SessionsService;
}): HostedService {
  const { database, checkouts, sessions } = deps;

  const open = async (from: Session, resumeToken: string | null): Promise<Hosted> => {
    const row = await checkouts.get(database, from.checkoutId);
    const opened = await sessions.openBeside(database, from, resumeToken);
    return {
      resumeToken: opened.resumeToken,
      answer: {
        sessionToken: opened.sessionToken,
        checkoutId: row.id,
        minimumPurchaseAmount: toDollars(row.minimumPurchase),
        isAmountQualified: amountQualified(entryOf(row.requestSource), row.cartTotal, row.minimumPurchase),
        cartTotal: toDollars(row.cartTotal),
        requestSource: row.requestSource,
        redirectUrl: row.redirectUrl,
      },
    };
  };

  return {
    arrive: open,
    resume: async (resumeToken, checkoutId) => {
      const session = resumeToken ? await sessions.resumableOf(database, resumeToken, checkoutId) : null;
      if (!session) throw problem('session-expired');
      return open(session, resumeToken);
    },
  };
}
