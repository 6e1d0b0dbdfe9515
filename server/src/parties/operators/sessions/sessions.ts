import { randomBytes } from 'node:crypto';
import { minuteMs } from '@tamarack/core/calendar/durations';
import { type AuditAct, recordAudit } from '../../../platform/audit';
import { type Executor, inTransaction, isId, newId } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { Keys } from '../../../platform/keys';
import { describeDevice } from '../../../platform/webauthn';
import type { BrowserTraits } from '../browser-traits';
import { isSandboxKey, type OperatorKeysService } from '../keys/keys';
import type { OperatorNotices } from '../mails/notices';
import type { PasskeysService } from '../passkeys/passkeys';
import { authorize, type Operator } from '../roles';
import type { LoginMethod } from '../tables';
import { createLoginAttempts } from './login-attempts';
import * as sessions from './session-repository';

/** A session ends after this long without a page view … */
const idleLimitMs = 30 * minuteMs;
/** … and in any case after this long. */
export const ageLimitMs = 8 * 60 * minuteMs;
/** Minimum interval between writes of the last use: a write for each read would cost more than the read. */
const updateIntervalMs = minuteMs;

/** Prefix of the session tokens of the sandbox's operators. */
const sandboxTokenPrefix = 'sandbox_';

/** How keys log in to the console: never; only in an emergency, with a mail to every admin; or freely (sandbox). */
export type KeyLogin = 'refused' | 'emergency' | 'sandbox';

interface LoginInput {
  /** See `toClientNetwork`; limits count it. */
  readonly client: string;
  readonly browser: BrowserTraits;
  /** Token of the browser's previous session, which ends. */
  readonly formerToken: string | null;
}

export interface SessionSummary {
  readonly id: string;
  readonly device: string;
  readonly network: string;
  readonly method: LoginMethod;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  /** The caller's own session. */
  readonly current: boolean;
}

export interface OperatorSessionsService extends ReturnType<typeof createOperatorSessions> {}

/** Result of checking a credential. */
type Check =
  | { readonly operator: Operator }
  | { readonly operator: null; readonly reason: string; readonly holderId: string | null };

export function createOperatorSessions(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'hash' | 'keyedHash'>;
  readonly operatorKeys: Pick<OperatorKeysService, 'lookUp'>;
  readonly passkeys: Pick<PasskeysService, 'verifyLogin'>;
  readonly notices: OperatorNotices;
  readonly keyLogin: KeyLogin;
  readonly now: () => Date;
}) {
  const { database, keys, operatorKeys, passkeys, notices, keyLogin, now } = deps;
  const attempts = createLoginAttempts(deps);
  const sandbox = keyLogin === 'sandbox';

  const audit = (trx: Executor, act: AuditAct, operatorId: string | null, details?: Record<string, string>) =>
    recordAudit(trx, {
      applicationId: null,
      actor: operatorId === null ? 'system' : `operator:${operatorId}`,
      act,
      ...(details && { details }),
      at: now(),
    });

  const logIn = async (
    { client, browser, formerToken }: LoginInput,
    method: LoginMethod,
    check: (trx: Executor) => Promise<Check>,
    tokenPrefix = '',
  ): Promise<string | null> => {
    // counted before the credential is checked, so that concurrent attempts count too
    const { discard, refusal } = await attempts.record(client);
    return inTransaction(database, async (trx) => {
      const checked = await check(trx);
      if (checked.operator === null) {
        if (refusal) throw refusal;
        await audit(trx, 'operator.loginFailed', checked.holderId, { reason: checked.reason });
        return null;
      }
      const { id: operatorId } = checked.operator;
      if (formerToken !== null) await sessions.removeByToken(trx, keys.hash(formerToken));
      const newToken = `${tokenPrefix}${randomBytes(32).toString('base64url')}`;
      const tokenHash = keys.hash(newToken);
      const id = newId(now());
      await sessions.insertSession(trx, { id, operatorId, tokenHash, ...browser, method, now: now() });
      await audit(trx, 'operator.loggedIn', operatorId, { method });
      if (method === 'key' && keyLogin === 'emergency') {
        await audit(trx, 'operator.keyLogin', operatorId);
        await notices.notifyAdmins(trx, { event: 'keyLogin', operatorId, by: null });
      }
      await discard(trx);
      return newToken;
    });
  };

  /** The session's limits, now. */
  const computeLimits = () => ({
    created: new Date(now().getTime() - ageLimitMs),
    used: new Date(now().getTime() - idleLimitMs),
  });

  const authorizeFor = (operatorId: string, by: Operator): void => {
    if (by.id !== operatorId) authorize(by, 'operators.manage');
    if (!isId(operatorId)) throw problem('not-found');
  };

  return {
    /** Whether the log-in page offers keys. */
    keyLogin,

    /** Returns the token of a new session. Null for a passkey that is not valid. Throws `rate-limited`. */
    logInWithPasskey: ({
      response,
      ...input
    }: LoginInput & { readonly response: unknown }): Promise<string | null> =>
      logIn(input, 'passkey', (trx) => passkeys.verifyLogin(trx, response)),

    /** As above, with a key. Null for every key where keys are refused. */
    logInWithKey: ({ key, ...input }: LoginInput & { readonly key: string }): Promise<string | null> =>
      logIn(
        input,
        'key',
        async (trx) => {
          const found = await operatorKeys.lookUp(trx, key);
          if (keyLogin !== 'refused' || found.operator === null) return found;
          return { operator: null, reason: 'keysRefused', holderId: found.operator.id };
        },
        isSandboxKey(key) ? sandboxTokenPrefix : '',
      ),

    /**
     * The operator of a live session, or null. A session that appears in another browser or network ends.
     *
     * @param keepAlive false for automatic requests of a page, which do not prolong the session
     */
    authenticate: async (
      token: string,
      browser: BrowserTraits,
      keepAlive: boolean,
    ): Promise<Operator | null> => {
      // the database may contain sessions of a sandbox that used it before
      if (!sandbox && token.startsWith(sandboxTokenPrefix)) return null;
      const tokenHash = keys.hash(token);
      const row = await sessions.findByToken(database, tokenHash);
      if (!row) return null;
      const limits = computeLimits();
      if (row.lastUsedAt <= limits.used || row.createdAt <= limits.created) return null;
      if (row.userAgent !== browser.userAgent || row.network !== browser.network) {
        const reason = row.userAgent === browser.userAgent ? 'network' : 'browser';
        await inTransaction(database, async (trx) => {
          if ((await sessions.removeByToken(trx, tokenHash)) !== undefined)
            await audit(trx, 'operator.sessionRefused', row.id, { reason });
        });
        return null;
      }
      if (keepAlive && now().getTime() - row.lastUsedAt.getTime() > updateIntervalMs)
        await sessions.updateLastUse(database, row.sessionId, now());
      return { id: row.id, name: row.name, roles: row.roles };
    },

    logOut: (token: string): Promise<void> =>
      inTransaction(database, async (trx) => {
        const operatorId = await sessions.removeByToken(trx, keys.hash(token));
        if (operatorId !== undefined) await audit(trx, 'operator.loggedOut', operatorId);
      }),

    /** An operator's own; an admin's view of any. */
    list: async (
      operatorId: string,
      by: Operator,
      currentToken: string | null,
    ): Promise<readonly SessionSummary[]> => {
      authorizeFor(operatorId, by);
      const { created, used } = computeLimits();
      const since = { createdAfter: created, usedAfter: used };
      const current = currentToken === null ? null : keys.hash(currentToken);
      const rows = await sessions.listSessions(database, operatorId, since);
      return rows.map(({ tokenHash, userAgent, ...row }) => ({
        ...row,
        device: describeDevice(userAgent),
        current: current?.equals(tokenHash) ?? false,
      }));
    },

    /** Ends one session: an operator's own, or any for an admin. Throws `not-found`. */
    end: (operatorId: string, sessionId: string, by: Operator): Promise<void> =>
      inTransaction(database, async (trx) => {
        authorizeFor(operatorId, by);
        if (!isId(sessionId) || (await sessions.removeSessions(trx, operatorId, { sessionId })) === 0)
          throw problem('not-found');
        await audit(trx, 'operator.sessionsEnded', by.id, { operatorId });
      }),

    /** Ends all sessions except the caller's own. */
    endOthers: (operatorId: string, by: Operator, currentToken: string | null): Promise<void> =>
      inTransaction(database, async (trx) => {
        authorizeFor(operatorId, by);
        const except = currentToken === null ? {} : { exceptTokenHash: keys.hash(currentToken) };
        await sessions.removeSessions(trx, operatorId, except);
        await audit(trx, 'operator.sessionsEnded', by.id, { operatorId });
      }),

    /** Removes expired sessions. */
    sweep: async (): Promise<void> => {
      const { created, used } = computeLimits();
      await sessions.removeExpired(database, { createdBefore: created, usedBefore: used });
      await attempts.sweep();
    },
  };
}
