import type { BankTrouble } from '@tamarack/core/flow/facts';
import { setBankState } from '../../intake/applications';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { Keys } from '../../platform/keys';
import {
  type AccountsResponse,
  type Aggregator,
  createAggregatorError,
  type DataReadyEvent,
} from './aggregator';
import { toLoginCell } from './cells';
import type { LoginDeletion } from './logins/login-deletion';
import { computeLoginProof } from './logins/login-proof';
import * as logins from './logins/login-repository';
import { eraseConnections } from './personal-data';
import * as connections from './repository';

export function createBankData(deps: {
  readonly database: Executor;
  readonly keys: Keys;
  readonly aggregator: Aggregator;
  readonly loginDeletion: LoginDeletion;
  readonly now: () => Date;
}) {
  const { database, keys, aggregator, loginDeletion, now } = deps;

  const getConnected = async (executor: Executor, applicationId: string) => {
    const row = await connections.findConnected(executor, applicationId);
    if (!row?.login_cipher || !row.login_hash) throw problem('step-not-allowed');
    return {
      ...row,
      loginId: await keys.decrypt('bank', row.login_cipher, toLoginCell('bank_connection', row.id)),
      hash: row.login_hash,
    };
  };

  /** Ends the live connection and queues the deletion of its login at the aggregator. */
  const endConnection = async (
    trx: Executor,
    applicationId: string,
    outcome:
      | { state: 'failed'; trouble: BankTrouble; deleteLogin: boolean }
      | { state: 'disconnected'; deleteLogin: true },
  ): Promise<string> => {
    const { id, loginId, proof } = await getConnected(trx, applicationId);
    await connections.endConnection(trx, id, {
      state: outcome.state,
      trouble: outcome.state === 'failed' ? outcome.trouble : null,
    });
    if (outcome.deleteLogin)
      await loginDeletion.queue(trx, { connectionId: id, loginId, proven: proof !== null });
    return id;
  };

  return {
    /** Opens a data session of the connected login. Throws an AggregatorError. */
    openDataSession: async (applicationId: string): Promise<string> => {
      const { loginId } = await getConnected(database, applicationId);
      return (await aggregator.openSession(loginId)).requestId;
    },

    /**
     * Accounts of the connected login, once it is proven to be the applicant's: pending until then. Throws an
     * AggregatorError, `notTheirs` among them. Never inside a transaction.
     */
    fetchAccounts: async (
      applicationId: string,
      requestId: string,
      first: boolean,
    ): Promise<AccountsResponse> => {
      // before the request: its response must not prove a login that replaced this one meanwhile
      const row = await getConnected(database, applicationId);
      const response = await aggregator.fetchAccounts(requestId, first);
      if (response.state === 'pending') return response;
      if (row.proof !== null) return response;
      const proof = computeLoginProof(
        row,
        { hash: row.hash, evidence: response.evidence },
        aggregator.webhooks !== null,
      );
      if (proof === 'open') return { state: 'pending' };
      if (proof === 'foreign') throw createAggregatorError('notTheirs', 'FOREIGN_LOGIN');
      await inTransaction(database, async (trx) => {
        const bound =
          aggregator.hasSharedLogins || (await logins.bindLogin(trx, row.hash, applicationId, now()));
        if (!bound) throw createAggregatorError('notTheirs', 'LOGIN_OF_ANOTHER');
        await connections.setProof(trx, row.id, proof);
      });
      return response;
    },

    /**
     * The data is unavailable: the applicant is back at the bank step. `theirs: false` keeps the login at the aggregator.
     */
    failConnection: async (
      trx: Executor,
      applicationId: string,
      { trouble, ownLogin }: { readonly trouble: BankTrouble; readonly ownLogin: boolean },
    ): Promise<void> => {
      const connectionId = await endConnection(trx, applicationId, {
        state: 'failed',
        trouble,
        deleteLogin: ownLogin,
      });
      await connections.deleteDebitAccount(trx, applicationId, 'aggregator');
      await setBankState(trx, applicationId, 'none');
      await recordAudit(trx, {
        applicationId,
        actor: 'system',
        act: 'bank.failed',
        details: { connectionId, trouble },
        at: now(),
      });
    },

    /**
     * Disconnects. While the application is a draft the account for debits is removed too; after the decision it
     * is kept, because an agreement may need it.
     * Throws `step-not-allowed` if nothing is connected.
     */
    disconnect: async (trx: Executor, applicationId: string, decided: boolean): Promise<void> => {
      const connectionId = await endConnection(trx, applicationId, {
        state: 'disconnected',
        deleteLogin: true,
      });
      if (!decided) await connections.deleteDebitAccount(trx, applicationId, 'aggregator');
      await setBankState(trx, applicationId, decided ? 'disconnected' : 'none');
      await recordAudit(trx, {
        applicationId,
        actor: 'applicant',
        act: 'bank.disconnected',
        details: { connectionId },
        at: now(),
      });
    },

    /** Disconnects, and removes the data of the applicant's logins. The account for debits is kept. */
    eraseLogins: async (trx: Executor, applicationId: string): Promise<void> => {
      const connected = await connections.findConnected(trx, applicationId);
      if (connected?.login_cipher) {
        await endConnection(trx, applicationId, { state: 'disconnected', deleteLogin: true });
        await setBankState(trx, applicationId, 'disconnected');
      }
      await eraseConnections(trx, applicationId);
    },

    /** Handles an authenticated webhook of the aggregator. Returns whose data is ready. */
    handleDataReady: ({ tag, loginId }: DataReadyEvent): Promise<readonly string[]> =>
      inTransaction(database, async (trx) => {
        const hash = loginId === null ? null : keys.hash(loginId);
        const attempt = tag === null ? undefined : await connections.findConnectionByTag(trx, tag);
        if (attempt && loginId !== null && hash) {
          await connections.setTaggedLogin(trx, attempt.id, hash);
          // its page ended, but the login was never used
          const marked =
            attempt.state === 'superseded' &&
            (await connections.markUnused(trx, attempt.application_id, attempt.id, hash));
          if (marked) await loginDeletion.queue(trx, { connectionId: attempt.id, loginId, proven: true });
        }
        const byLogin = hash ? await connections.listApplicationIds(trx, hash) : [];
        return [...new Set([...(attempt ? [attempt.application_id] : []), ...byLogin])];
      }),
  };
}
