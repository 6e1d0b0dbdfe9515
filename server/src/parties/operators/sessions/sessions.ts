import { randomBytes } from 'node:crypto';
import { type AuditAct, recordAudit } from '../../platform/audit';
import { type Executor, inTransaction, newId } from '../../platform/database';
import type { Keys } from '../../platform/keys';
import { createLoginAttempts } from './login-attempts';
import { isSandboxKey, type Operator } from './service';
import * as sessions from './session-repository';

const minuteMs = 60_000;
/** A session ends after this long without a page view … */
const idleLimitMs = 30 * minuteMs;
/** … and in any case after this long. */
export const ageLimitMs = 8 * 60 * minuteMs;
/** Minimum interval between writes of the last use: a write for each read would cost more than the read. */
const updateIntervalMs = minuteMs;

/** Prefix of the session tokens of the sandbox's operator. */
const sandboxTokenPrefix = 'sandbox_';

export interface OperatorSessionsService {
  /**
   * Exchanges an operator's key for the token of a new session; ends the browser's previous one. Null for an unknown or
   * disabled key alike. Throws `rate-limited`.
   */
  logIn(input: {
    readonly key: string;
    /** See `toClientNetwork`. */
    readonly network: string;
    readonly formerToken: string | null;
  }): Promise<string | null>;
  /**
   * The operator of a live session, or null.
   * @param keepAlive false for automatic requests of a page, which do not prolong the session
   */
  authenticate(token: string, keepAlive: boolean): Promise<Operator | null>;
  logOut(token: string): Promise<void>;
  /** Removes expired sessions. */
  sweep(): Promise<void>;
}

export function createOperatorSessions(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'hash'>;
  readonly now: () => Date;
  /** Whether the sandbox's operator exists here. */
  readonly sandbox: boolean;
}): OperatorSessionsService {
  const { database, keys, now, sandbox } = deps;
  const attempts = createLoginAttempts(now);

  const audit = (trx: Executor, act: AuditAct, operatorId: string | null, details?: Record<string, string>) =>
    recordAudit(trx, {
      applicationId: null,
      actor: operatorId === null ? 'system' : `operator:${operatorId}`,
      act,
      ...(details && { details }),
      at: now(),
    });

  const findHolder = async (trx: Executor, key: string) =>
    key.startsWith('op_') && (sandbox || !isSandboxKey(key))
      ? sessions.findKeyHolder(trx, keys.hash(key))
      : undefined;

  return {
    logIn: async ({ key, network, formerToken }) => {
      // counted before the key is checked, so that concurrent attempts count too
      const { discard, refusal } = attempts.record(network);
      const token = await inTransaction(database, async (trx) => {
        const holder = await findHolder(trx, key);
        if (!holder || holder.disabledAt !== null) {
          if (refusal) throw refusal;
          const reason = holder ? 'disabled' : 'unknownKey';
          await audit(trx, 'operator.loginFailed', holder?.id ?? null, { reason });
          return null;
        }
        if (formerToken !== null) await sessions.removeByToken(trx, keys.hash(formerToken));
        const token = `${isSandboxKey(key) ? sandboxTokenPrefix : ''}${randomBytes(32).toString('base64url')}`;
        const tokenHash = keys.hash(token);
        await sessions.insertSession(trx, { id: newId(now()), operatorId: holder.id, tokenHash, now: now() });
        await audit(trx, 'operator.loggedIn', holder.id);
        return token;
      });
      if (token !== null) discard();
      return token;
    },

    authenticate: async (token, keepAlive) => {
      // the database may contain sessions of a sandbox that used it before
      if (!sandbox && token.startsWith(sandboxTokenPrefix)) return null;
      const row = await sessions.findByToken(database, keys.hash(token));
      if (!row) return null;
      const idleMs = now().getTime() - row.lastUsedAt.getTime();
      if (idleMs >= idleLimitMs || now().getTime() - row.createdAt.getTime() >= ageLimitMs) return null;
      if (keepAlive && idleMs > updateIntervalMs)
        await sessions.updateLastUse(database, row.sessionId, now());
      return { id: row.id, name: row.name };
    },

    logOut: (token) =>
      inTransaction(database, async (trx) => {
        const operatorId = await sessions.removeByToken(trx, keys.hash(token));
        if (operatorId !== undefined) await audit(trx, 'operator.loggedOut', operatorId);
      }),

    sweep: async () => {
      const currentMs = now().getTime();
      await sessions.removeExpired(database, {
        createdBefore: new Date(currentMs - ageLimitMs),
        usedBefore: new Date(currentMs - idleLimitMs),
      });
    },
  };
}
