import { randomBytes } from 'node:crypto';
import { dayMs, minuteMs } from '@tamarack/core/calendar/durations';
import type { Language } from '@tamarack/core/language';
import { type AuditAct, recordAudit } from '../../../platform/audit';
import { type Executor, inTransaction, isId, newId } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { Keys } from '../../../platform/keys';
import type { LimitsService } from '../../../platform/limits';
import type { MailQueue } from '../../../platform/mail';
import { describeDevice } from '../../../platform/webauthn';
import { getInvitedAfter, getMembershipStatus } from '../invitation';
import * as members from '../repository';
import type { Member, MemberRole } from '../roles';
import * as devices from './device-repository';
import { consumeLink, removeLinksBefore } from './link-repository';
import { linkLifetimeMs } from './login-links';
import * as sessions from './session-repository';

/** A session ends after this long without a page view … */
const idleLimitMs = 60 * minuteMs;
/** … and in any case after this long. */
export const memberSessionAgeMs = 12 * 60 * minuteMs;
/** How long a browser stays a known device after its last login. */
export const deviceAgeMs = 365 * dayMs;
/** Minimum interval between writes of the last use: a write for each read would cost more than the read. */
const updateIntervalMs = minuteMs;
const attempts = { max: 20, windowMs: 15 * minuteMs };

export interface MemberSession {
  readonly id: string;
  readonly member: { readonly id: string; readonly email: string; readonly language: Language };
  /** The merchant whose dashboard is open; null until one is chosen. */
  readonly open: {
    /** The actor that services authorize. */
    readonly as: Member;
    readonly merchant: { readonly id: string; readonly name: string; readonly closedAt: Date | null };
  } | null;
}

export interface MemberSessionSummary {
  readonly id: string;
  readonly device: string;
  readonly network: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  /** Whether it is the caller's session. */
  readonly current: boolean;
}

/** A merchant that a member works for. */
export interface MerchantChoice {
  readonly membershipId: string;
  readonly name: string;
  readonly role: MemberRole;
}

interface MemberLogin {
  /** Token of the mailed link. */
  readonly token: string;
  /** Client network for rate limits, see `toClientNetwork`. */
  readonly client: string;
  readonly browser: { readonly userAgent: string; readonly network: string };
  /** Token of the browser's device cookie. */
  readonly deviceToken: string | null;
  /** Token of the browser's previous session, which ends. */
  readonly formerToken: string | null;
}

export interface MemberSessionsService extends ReturnType<typeof createMemberSessions> {}

export function createMemberSessions(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'hash'>;
  readonly limits: Pick<LimitsService, 'enforce'>;
  readonly mails: MailQueue;
  readonly now: () => Date;
}) {
  const { database, keys, limits, mails, now } = deps;
  const ago = (ms: number): Date => new Date(now().getTime() - ms);

  const audit = (trx: Executor, act: AuditAct, memberId: string, details = {}) =>
    recordAudit(trx, { applicationId: null, actor: `member:${memberId}`, act, details, at: now() });

  /** Marks the membership as joined the first time it is opened. */
  const join = async (trx: Executor, { id, memberId, merchantId, role }: members.MembershipRow) => {
    if (await members.markJoined(trx, id, now()))
      await audit(trx, 'merchant.memberJoined', memberId, { merchantId, memberId, role });
  };

  /** Returns the device token. For an unknown device, creates one and notifies the member by email. */
  const recognizeDevice = async (
    trx: Executor,
    {
      memberId,
      language,
      sessionId,
      login,
    }: {
      readonly memberId: string;
      readonly language: Language;
      readonly sessionId: string;
      readonly login: MemberLogin;
    },
  ): Promise<string> => {
    const { deviceToken, browser } = login;
    if (deviceToken !== null) {
      const tokenHash = keys.hash(deviceToken);
      if (await devices.updateDevice(trx, { memberId, tokenHash, now: now() })) return deviceToken;
    }
    const isFirst = !(await devices.hasDevices(trx, memberId));
    const token = randomBytes(32).toString('base64url');
    await devices.insertDevice(trx, { memberId, tokenHash: keys.hash(token), now: now() });
    if (!isFirst)
      await mails.queue(trx, {
        kind: 'memberNewDevice',
        about: sessionId,
        details: { memberId, device: describeDevice(browser.userAgent, language), at: now().toISOString() },
      });
    return token;
  };

  return {
    /**
     * Logs in with a link. Null if it is invalid, expired or used. For a member of one merchant, that merchant is selected.
     * Throws `rate-limited`; rejects if the database is unavailable.
     */
    logIn: async (
      login: MemberLogin,
    ): Promise<{ readonly token: string; readonly deviceToken: string } | null> => {
      const { token, client, browser, formerToken } = login;
      await limits.enforce(`memberLogin:network:${client}`, attempts);
      return inTransaction(database, async (trx) => {
        const memberId = await consumeLink(trx, keys.hash(token), now());
        if (memberId === null) return null;
        const memberships = await members.listMemberMerchants(trx, memberId, getInvitedAfter(now()));
        const [first] = memberships;
        if (!first) return null;
        const [only] = memberships.length === 1 ? memberships : [];
        if (only) await join(trx, only);
        if (formerToken !== null) await sessions.removeByToken(trx, keys.hash(formerToken));
        const newToken = randomBytes(32).toString('base64url');
        const sessionId = newId(now());
        await sessions.insertSession(trx, {
          id: sessionId,
          memberId,
          membershipId: only?.id ?? null,
          tokenHash: keys.hash(newToken),
          ...browser,
          now: now(),
        });
        await audit(trx, 'member.loggedIn', memberId);
        return {
          token: newToken,
          deviceToken: await recognizeDevice(trx, { memberId, language: first.language, sessionId, login }),
        };
      });
    },

    /** The active session of a token, or null. */
    authenticate: async (token: string): Promise<MemberSession | null> => {
      const row = await sessions.findByToken(database, keys.hash(token));
      if (!row || row.lastUsedAt <= ago(idleLimitMs) || row.createdAt <= ago(memberSessionAgeMs)) return null;
      if (row.lastUsedAt <= ago(updateIntervalMs))
        await sessions.updateLastUse(database, row.sessionId, now());
      const { memberId, email, language, merchantId, merchantName, role } = row;
      const isOpen = merchantId !== null && merchantName !== null && role !== null;
      return {
        id: row.sessionId,
        member: { id: memberId, email, language },
        open: isOpen
          ? {
              as: { id: memberId, merchantId, role },
              merchant: { id: merchantId, name: merchantName, closedAt: row.merchantClosedAt },
            }
          : null,
      };
    },

    logOut: (token: string): Promise<void> =>
      inTransaction(database, async (trx) => {
        const memberId = await sessions.removeByToken(trx, keys.hash(token));
        if (memberId !== undefined) await audit(trx, 'member.loggedOut', memberId);
      }),

    listMerchants: async ({ member }: MemberSession): Promise<readonly MerchantChoice[]> =>
      (await members.listMemberMerchants(database, member.id, getInvitedAfter(now()))).map(
        ({ id, merchantName, role }) => ({
          membershipId: id,
          name: merchantName,
          role,
        }),
      ),

    /** Opens a merchant's dashboard. Throws `not-found`. */
    choose: (session: MemberSession, membershipId: string): Promise<void> =>
      inTransaction(database, async (trx) => {
        const row = isId(membershipId) ? await members.findMembership(trx, membershipId) : undefined;
        if (row?.memberId !== session.member.id || getMembershipStatus(row, now()) === 'expired')
          throw problem('not-found');
        await join(trx, row);
        await sessions.updateMembership(trx, session.id, membershipId);
      }),

    setLanguage: async ({ member }: MemberSession, language: Language): Promise<void> => {
      await members.updateLanguage(database, member.id, language);
    },

    list: async (session: MemberSession): Promise<readonly MemberSessionSummary[]> => {
      const since = { createdAfter: ago(memberSessionAgeMs), usedAfter: ago(idleLimitMs) };
      const rows = await sessions.listSessions(database, session.member.id, since);
      return rows.map(({ userAgent, ...row }) => ({
        ...row,
        device: describeDevice(userAgent, session.member.language),
        current: row.id === session.id,
      }));
    },

    /** Ends one of the member's sessions. Throws `not-found`. */
    end: (session: MemberSession, sessionId: string): Promise<void> =>
      inTransaction(database, async (trx) => {
        if (!isId(sessionId) || (await sessions.removeSessions(trx, session.member.id, { sessionId })) === 0)
          throw problem('not-found');
        await audit(trx, 'member.sessionsEnded', session.member.id);
      }),

    /** Ends all of the member's sessions but this one. */
    endOthers: (session: MemberSession): Promise<void> =>
      inTransaction(database, async (trx) => {
        await sessions.removeSessions(trx, session.member.id, { exceptId: session.id });
        await audit(trx, 'member.sessionsEnded', session.member.id);
      }),

    /** Removes expired sessions, links and devices. */
    sweep: async (): Promise<void> => {
      await sessions.removeExpired(database, {
        createdBefore: ago(memberSessionAgeMs),
        usedBefore: ago(idleLimitMs),
      });
      await removeLinksBefore(database, ago(linkLifetimeMs));
      await devices.removeDevicesBefore(database, ago(deviceAgeMs));
    },
  };
}
