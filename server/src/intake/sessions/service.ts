import { timingSafeEqual } from 'node:crypto';
import { type Executor, type Insert, isId, newId, runInserts } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { Keys } from '../../platform/keys';
import type { Session } from '../applications';
import { forgetPlaces, removePlacesBefore } from './devices/repository';
import { deviceAgeMs } from './devices/service';
import { linkFramesOfDevice, removeExpiredFrames, removeProofs } from './frames/repository';
import { frameAgeLimitMs } from './frames/service';
import * as sessions from './repository';
import { removeExpiredResumeLinks } from './resume-link-repository';
import { ageLimitMs, generateToken, idleLimitMs, isAlive } from './session-life';

/** Minimum interval between writes of the last use: a write for each read would cost more than the read. */
const touchIntervalMs = 60_000;

export interface OpenedSession {
  readonly sessionToken: string;
  /** Value of the device's resume cookie. */
  readonly resumeToken: string;
  readonly locked: boolean;
  /** Tells the outcome of the checkout while the session lives, and nothing else. */
  readonly outcomeToken: string;
}

/** What a page has of a checkout whose window is closed. */
interface OutcomeCredentials {
  /** Of its own session, which has ended once a phone was verified in the window. */
  readonly sessionToken: string;
  readonly checkoutId: string;
  /** Of the window's session. */
  readonly outcomeToken?: string | undefined;
}

/** A live session identified by a device's cookie. */
export interface ResumableSession extends Session {
  readonly createdAt: Date;
}

interface OutcomeSession extends Session {
  readonly isTokenEnded: boolean;
}

/** The device and the start that a new session continues. */
interface ContinuedSession {
  readonly resumeToken: string;
  /** Start of the daily limit: resuming does not extend a session. Default: now. */
  readonly createdAt?: Date | undefined;
}

export interface SessionsService extends ReturnType<typeof createSessionsService> {}

export function createSessionsService(deps: {
  readonly database: Executor;
  readonly keys: Keys;
  readonly now: () => Date;
}) {
  const { database, keys, now } = deps;
  const signOutcome = (id: string): string => keys.keyedHash('outcome', id).toString('base64url');

  /** The live session of an outcome token, if any. */
  const findByOutcomeToken = async (token: string) => {
    const [id = '', signature = ''] = token.split('.');
    const isSigned = isId(id) && equalsInConstantTime(signature, signOutcome(id));
    return isSigned ? sessions.findById(database, id) : undefined;
  };

  const build = (checkoutId: string, continued: ContinuedSession | null, locked: boolean) => {
    const resumeToken = continued?.resumeToken ?? generateToken();
    const id = newId(now());
    const outcomeToken = `${id}.${signOutcome(id)}`;
    const opened: OpenedSession = { sessionToken: generateToken(), resumeToken, locked, outcomeToken };
    const insert = sessions.buildSessionInsert({
      id,
      checkoutId,
      tokenHash: keys.hash(opened.sessionToken),
      resumeHash: keys.hash(opened.resumeToken),
      createdAt: continued?.createdAt ?? now(),
      locked,
      now: now(),
    });
    return { id, opened, insert };
  };

  const insert = async (
    executor: Executor,
    checkoutId: string,
    continued: ContinuedSession | null,
    locked: boolean,
  ): Promise<OpenedSession> => {
    const session = build(checkoutId, continued, locked);
    await runInserts(executor, [session.insert]);
    if (continued) await linkFramesOfDevice(executor, session.id);
    return session.opened;
  };

  return {
    /** A new device's session, which exists once the caller has run the insert. */
    build: (checkoutId: string): { readonly opened: OpenedSession; readonly insert: Insert } =>
      build(checkoutId, null, false),

    /** Creates a session that continues another one of the device. */
    open: (executor: Executor, checkoutId: string, continued: ContinuedSession): Promise<OpenedSession> =>
      insert(executor, checkoutId, continued, false),

    /** Creates a session for a link from a mail; on the device of the token, or on a new one. */
    openLocked: (
      executor: Executor,
      checkoutId: string,
      resumeToken: string | null,
    ): Promise<OpenedSession> =>
      insert(executor, checkoutId, resumeToken === null ? null : { resumeToken }, true),

    /**
     * Creates another session on the same checkout, with the age and the lock of the given one; on the device of the
     * token, or on a new one.
     */
    openAdditional: async (
      executor: Executor,
      { sessionId, checkoutId }: Session,
      resumeToken: string | null,
    ): Promise<OpenedSession> => {
      const original = await sessions.findOpenSession(executor, sessionId);
      if (!original) throw problem('session-expired');
      const { createdAt, locked } = original;
      return insert(executor, checkoutId, { resumeToken: resumeToken ?? generateToken(), createdAt }, locked);
    },

    /**
     * Throws `session-expired` for any invalid pair, without revealing which half is wrong; `session-reused` for the
     * token that a completed purchase was reported with. Throws `step-not-allowed` for a locked session, unless locked
     * sessions are allowed.
     */
    authenticate: async (
      token: string | undefined,
      checkoutId: string | undefined,
      options?: { readonly whileLocked: boolean },
    ): Promise<Session> => {
      if (!token || !checkoutId) throw problem('session-expired');
      const hash = keys.hash(token);
      const row = await sessions.findByToken(database, hash);
      if (
        !row ||
        !timingSafeEqual(row.tokenHash, hash) ||
        !equalsInConstantTime(row.checkoutId, checkoutId)
      ) {
        const isUsed =
          isId(checkoutId) && (await sessions.isUsedToken(database, { tokenHash: hash, checkoutId }));
        throw problem(isUsed ? 'session-reused' : 'session-expired');
      }
      if (!isAlive(row, now())) throw problem('session-expired');
      if (row.locked && !options?.whileLocked) throw problem('step-not-allowed');
      if (now().getTime() - row.lastUsedAt.getTime() > touchIntervalMs)
        await sessions.touch(database, row.sessionId, now());
      return toSession(row);
    },

    /** Call it in the transaction that accepted the phone's code: the session of a link is like any other. */
    unlock: (trx: Executor, { sessionId }: Session): Promise<void> => sessions.unlock(trx, sessionId),

    /** Call it in the transaction that freezes an account: ends the customer's sessions, and forgets proofs and places. */
    endAll: async (trx: Executor, customerId: string): Promise<void> => {
      await sessions.endCustomerSessions(trx, customerId, now());
      await removeProofs(trx, customerId);
      await forgetPlaces(trx, customerId);
    },

    /**
     * Ends the session's token, which is about to leave the page. The session itself stays for the device's cookies, which
     * resume it with another token.
     */
    // the replacement token is never given out
    endToken: ({ sessionId }: Pick<Session, 'sessionId'>): Promise<void> =>
      sessions.replaceToken(database, sessionId, { tokenHash: keys.hash(generateToken()), now: now() }),

    /** The live sessions of a checkout that its page may ask for the outcome: the window's before its own. */
    findForOutcome: async ({
      sessionToken,
      checkoutId,
      outcomeToken,
    }: OutcomeCredentials): Promise<readonly OutcomeSession[]> => {
      const ofWindow = outcomeToken === undefined ? undefined : await findByOutcomeToken(outcomeToken);
      const own = await sessions.findByToken(database, keys.hash(sessionToken));
      return [ofWindow, own && { ...own, tokenEndedAt: null }]
        .filter((row) => row !== undefined)
        .filter((row) => equalsInConstantTime(row.checkoutId, checkoutId) && isAlive(row, now()))
        .map((row) => ({ ...toSession(row), isTokenEnded: row.tokenEndedAt !== null }));
    },

    /** Whether a page has heard the outcome of a checkout: a token is ended right before. */
    isOutcomeReported: sessions.hasEndedToken,

    /** The live session of a resume cookie, if any; never one whose phone is to be verified. */
    findResumable: async (executor: Executor, resumeToken: string): Promise<ResumableSession | null> => {
      const row = await sessions.findByResumeHash(executor, keys.hash(resumeToken));
      return row && isAlive(row, now()) ? { ...toSession(row), createdAt: row.createdAt } : null;
    },

    /** The live session of a resume cookie on one checkout, if any. */
    findResumableForCheckout: async (
      executor: Executor,
      resumeToken: string,
      checkoutId: string,
    ): Promise<ResumableSession | null> => {
      if (!isId(checkoutId)) return null;
      const row = await sessions.findByDevice(executor, keys.hash(resumeToken), checkoutId);
      return row && isAlive(row, now()) ? { ...toSession(row), createdAt: row.createdAt } : null;
    },

    /** Removes expired sessions, links, devices and networks. */
    sweep: async (): Promise<void> => {
      const time = now().getTime();
      await sessions.removeExpiredSessions(database, {
        createdBefore: new Date(time - ageLimitMs),
        usedBefore: new Date(time - idleLimitMs),
      });
      await removeExpiredResumeLinks(database, now());
      await removePlacesBefore(database, new Date(time - deviceAgeMs));
      await removeExpiredFrames(database, {
        createdBefore: new Date(time - frameAgeLimitMs),
        now: now(),
      });
    },
  };
}

function equalsInConstantTime(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function toSession(row: Omit<Session, 'frame'>): Session {
  const { sessionId, checkoutId, applicationId, merchantId, locked, proofDue } = row;
  return { sessionId, checkoutId, applicationId, merchantId, locked, proofDue, frame: null };
}
