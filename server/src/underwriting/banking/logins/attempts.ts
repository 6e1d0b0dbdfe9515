import { hourMs } from '@tamarack/core/calendar/durations';
import type { Language } from '@tamarack/core/language';
import { setBankState } from '../../../intake/applications';
import { type Executor, inTransaction, isId, newId } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { Keys } from '../../../platform/keys';
import type { Aggregator } from '../aggregator';
import { toLoginCell } from '../cells';
import * as connections from '../repository';
import { callAggregator, createRefusal } from './call-aggregator';
import type { LoginDeletion } from './login-deletion';
import { computeLoginProof } from './login-proof';
import * as logins from './login-repository';

export interface StartedConnection {
  readonly connectionId: string;
  readonly url: string;
  readonly origin: string;
}

export interface CompletionInput {
  readonly connectionId: string;
  readonly loginId: string;
  readonly institution: string;
  readonly accountId?: string | undefined;
}

/** A login known to the aggregator, for `connect` to store. */
export interface VerifiedLogin {
  readonly connectionId: string;
  readonly loginId: string;
  readonly institution: string;
  readonly accountId: string | null;
  readonly kind: 'page' | 'bypass';
  /** Null: the aggregator has not reported the login's attempt yet. Its data is not used until then. */
  readonly proof: 'tag' | 'fresh' | null;
}

/** Maximum time for an open page; its token expires after half an hour unused. */
const attemptLifetimeMs = 2 * hourMs;

export function createAttempts(deps: {
  readonly database: Executor;
  readonly keys: Keys;
  readonly aggregator: Aggregator;
  readonly loginDeletion: LoginDeletion;
  readonly now: () => Date;
}) {
  const { database, keys, aggregator, loginDeletion, now } = deps;

  const insertAttempt = async (applicationId: string, kind: 'page' | 'bypass', language: Language) => {
    const id = newId(now());
    const tag = `${applicationId}.${id}`;
    const row = { id, applicationId, kind, tag, language, startedAt: now() };
    await connections.insertConnection(database, row);
    return { id, tag };
  };

  const getLiveAttempt = async (applicationId: string, id: string) => {
    const row = isId(id) ? await connections.findConnection(database, applicationId, id) : undefined;
    const live = row?.state === 'started' && now().getTime() - row.started_at.getTime() < attemptLifetimeMs;
    if (!live) throw createRefusal('bankNotConnected');
    return row;
  };

  return {
    /** Creates an attempt with a single-use URL. Calls the aggregator: never inside a transaction. */
    start: async (applicationId: string, language: Language): Promise<StartedConnection> => {
      const { id, tag } = await insertAttempt(applicationId, 'page', language);
      const url = await callAggregator(() => aggregator.pageUrl({ tag, language }));
      return { connectionId: id, url, origin: aggregator.origin };
    },

    /**
     * Verifies the login with the aggregator. Never inside a transaction. Throws `validation-failed` with one of
     * `bankRetryCredentials`, `bankRetryLater`, `bankChooseAnother`, `bankNotConnected`, or `service-unavailable`.
     */
    verify: async (applicationId: string, input: CompletionInput): Promise<VerifiedLogin> => {
      const attempt = await getLiveAttempt(applicationId, input.connectionId);
      const hash = keys.hash(input.loginId);
      // another customer's login is refused as if it did not exist
      const allowed = aggregator.hasSharedLogins || (await logins.canUseLogin(database, hash, applicationId));
      if (!allowed) throw createRefusal('bankNotConnected');
      const opened = await callAggregator(() => aggregator.openSession(input.loginId));
      // freshness is checked when the bank was read: until then the aggregator reports the earlier sign-in
      const proof = computeLoginProof(attempt, { hash, evidence: opened }, true);
      if (proof === 'foreign') throw createRefusal('bankNotConnected');
      return {
        ...input,
        institution: opened.institution,
        accountId: input.accountId ?? null,
        kind: 'page',
        proof: proof === 'open' ? null : proof,
      };
    },

    /** Connects the aggregator's test user instead of the applicant's bank. Never inside a transaction. */
    verifyBypass: async (applicationId: string): Promise<VerifiedLogin> => {
      const connectUser = aggregator.connectTestUser;
      if (connectUser === null) throw problem('step-not-allowed');
      const { id, tag } = await insertAttempt(applicationId, 'bypass', 'en');
      const loginId = await callAggregator(() => connectUser(tag));
      const { institution } = await callAggregator(() => aggregator.openSession(loginId));
      return {
        connectionId: id,
        loginId,
        institution,
        accountId: null,
        kind: 'bypass',
        // the test sign-in was made here
        proof: 'fresh',
      };
    },

    /** Stores the verified login, in the caller's transaction. */
    connect: async (trx: Executor, applicationId: string, login: VerifiedLogin): Promise<void> => {
      const hash = keys.hash(login.loginId);
      const completed = await connections.completeConnection(trx, login.connectionId, {
        institution: login.institution,
        loginCipher: await keys.encrypt(
          'bank',
          login.loginId,
          toLoginCell('bank_connection', login.connectionId),
        ),
        loginHash: hash,
        selectedAccount: login.accountId,
        proof: login.proof,
        completedAt: now(),
      });
      if (!completed) throw createRefusal('bankNotConnected');
      const bound =
        login.proof === null ||
        aggregator.hasSharedLogins ||
        (await logins.bindLogin(trx, hash, applicationId, now()));
      if (!bound) throw createRefusal('bankNotConnected');
      await connections.supersedeOthers(trx, applicationId, login.connectionId);
      const bank = login.kind === 'bypass' ? 'bypassed' : 'connected';
      await setBankState(trx, applicationId, bank);
    },

    /** A page ended after the application had moved on: deletes its login at the aggregator. */
    discardUnusedLogin: async (
      applicationId: string,
      { connectionId, loginId }: CompletionInput,
    ): Promise<void> => {
      if (!isId(connectionId)) return;
      await inTransaction(database, async (trx) => {
        const marked = await connections.markUnused(trx, applicationId, connectionId, keys.hash(loginId));
        if (marked) await loginDeletion.queue(trx, { connectionId, loginId, proven: false });
      });
    },
  };
}
