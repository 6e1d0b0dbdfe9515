import { type Executor, inTransaction, isId } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { Keys } from '../../../platform/keys';
import type { Session } from '../../applications';
import { ageLimitMs, generateToken, isAlive } from '../session-life';
import type { ProofDue, ProofFactor } from '../tables';
import * as frames from './repository';

/** The frame redeems its ticket as soon as it is loaded. */
const ticketLifeMs = 60_000;

/**
 * Secure frames: small documents of our own origin inside the merchant's page, for what that page must not see. Their
 * cookie, which the page cannot read or send, is the proof that certain operations require
 * (docs/decisions/0025-secure-frames.md).
 */
export interface FramesService extends ReturnType<typeof createFramesService> {}

export function createFramesService(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'hash'>;
  readonly now: () => Date;
}) {
  const { database, keys, now } = deps;
  return {
    /** Returns a ticket that binds the frames of the session's page to it, once and within a minute. */
    issueTicket: async ({ sessionId }: Session): Promise<string> => {
      const ticket = generateToken();
      const expiresAt = new Date(now().getTime() + ticketLifeMs);
      await frames.insertTicket(database, { tokenHash: keys.hash(ticket), sessionId, expiresAt });
      return ticket;
    },

    /**
     * Binds the frames of a cookie, or new ones, to the ticket's session. Returns the cookie's value. Throws
     * `session-expired` for an unknown, used or expired ticket.
     */
    redeemTicket: (ticket: string, cookie: string | null): Promise<string> =>
      inTransaction(database, async (trx) => {
        const sessionId = await frames.consumeTicket(trx, keys.hash(ticket), now());
        if (sessionId === null) throw problem('session-expired');
        const known = cookie && (await frames.findFrame(trx, keys.hash(cookie)));
        const token = known && cookie ? cookie : generateToken();
        const frameId = known || (await frames.insertFrame(trx, keys.hash(token), now()));
        await frames.linkFrame(trx, frameId, sessionId);
        return token;
      }),

    /**
     * The session on this checkout that the frames are bound to. Throws `session-expired` if there is none, and
     * `step-not-allowed` for a locked one, unless locked sessions are allowed.
     */
    authenticate: async (
      cookie: string | null,
      checkoutId: string | undefined,
      { whileLocked }: { readonly whileLocked: boolean },
    ): Promise<Session> => {
      if (!cookie || !checkoutId || !isId(checkoutId)) throw problem('session-expired');
      const row = await frames.findFramedSession(database, keys.hash(cookie), checkoutId);
      if (!row || !isAlive(row, now())) throw problem('session-expired');
      if (row.locked && !whileLocked) throw problem('step-not-allowed');
      const { sessionId, applicationId, merchantId, locked, proofDue, frameId, proven } = row;
      return {
        sessionId,
        checkoutId,
        applicationId,
        merchantId,
        locked,
        proofDue,
        frame: { id: frameId, proven },
      };
    },

    /**
     * Call it in the transaction that accepted a code or a passkey: the frames have proven its customer, and other
     * browsers' frames on the session have not any more, since a stolen code may have bound them. Returns the proof that
     * comes next.
     */
    prove: async (
      trx: Executor,
      { sessionId, frame }: Session,
      factor: ProofFactor,
    ): Promise<ProofDue | null> => {
      if (!frame) throw problem('unauthorized');
      await frames.insertProof(trx, { frameId: frame.id, sessionId, factor, now: now() });
      await frames.removeOtherProofs(trx, { frameId: frame.id, sessionId });
      return frames.findProofDue(trx, { frameId: frame.id, sessionId });
    },

    /** Call it in the transaction that gives the number of one customer to another: the proof goes with it. */
    transferPhoneProofs: async (
      trx: Executor,
      { sessionId }: Session,
      customers: { readonly from: string; readonly to: string },
    ): Promise<void> => {
      await frames.transferPhoneProofs(trx, { sessionId, ...customers });
    },
  };
}

/** A day more than a session: a resumed session keeps its age. */
export const frameAgeLimitMs = 2 * ageLimitMs;
