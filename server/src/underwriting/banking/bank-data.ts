import type { BankTrouble } from '@tamarack/core/flow/facts';
import { setBankState } from '../../intake/applications';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { Keys } from '../../platform/keys';
import { type AccountsAnswer, type Aggregator, aggregatorError, type LoginNews } from './aggregator';
import type { Forgetting } from './forget';
import { proofOf } from './login-proof';
import * as logins from './login-repository';
import * as connections from './repository';

export interface BankData {
  /** Opens a data session of the connected login. Throws an AggregatorError. */
  openData(applicationId: string): Promise<string>;
  /**
   * Accounts of the connected login, once it is proven to be the applicant's: pending until then. Throws an
   * AggregatorError, `notTheirs` among them. Never inside a transaction.
   */
  accounts(applicationId: string, requestId: string, first: boolean): Promise<AccountsAnswer>;
  /**
   * The data is unavailable: the applicant is back at the bank step. `theirs: false` keeps the login at the aggregator.
   */
  connectionFailed(
    trx: Executor,
    applicationId: string,
    end: { readonly trouble: BankTrouble; readonly theirs: boolean },
  ): Promise<void>;
  /**
   * Disconnects. While the application is a draft the account for debits is removed too; after the decision it
   * stays, because an agreement may need it.
   * Throws `step-not-allowed` where nothing is connected.
   */
  disconnect(trx: Executor, applicationId: string, decided: boolean): Promise<void>;
  /** Handles an authenticated webhook of the aggregator. Returns whose data is ready. */
  hear(news: LoginNews): Promise<readonly string[]>;
}

export function createBankData(deps: {
  readonly database: Executor;
  readonly keys: Keys;
  readonly aggregator: Aggregator;
  readonly forgetting: Forgetting;
  readonly now: () => Date;
}): BankData {
  const { database, keys, aggregator, forgetting, now } = deps;

  const connected = async (executor: Executor, applicationId: string) => {
    const row = await connections.findConnected(executor, applicationId);
    if (!row?.login_cipher || !row.login_hash) throw problem('step-not-allowed');
    return { ...row, loginId: keys.decrypt('bank', row.login_cipher), hash: row.login_hash };
  };

  /** Ends the live connection and queues the deletion of its login at the aggregator. */
  const end = async (
    trx: Executor,
    applicationId: string,
    how: { state: 'failed'; trouble: BankTrouble; forget: boolean } | { state: 'disconnected'; forget: true },
  ): Promise<string> => {
    const { id, loginId, proof } = await connected(trx, applicationId);
    await connections.endConnection(trx, id, {
      state: how.state,
      trouble: how.state === 'failed' ? how.trouble : null,
    });
    if (how.forget) await forgetting.forget(trx, { connectionId: id, loginId, proven: proof !== null });
    return id;
  };

  return {
    openData: async (applicationId) => {
      const { loginId } = await connected(database, applicationId);
      return (await aggregator.open(loginId)).requestId;
    },

    accounts: async (applicationId, requestId, first) => {
      // before the request: its response must not prove a login that replaced this one meanwhile
      const row = await connected(database, applicationId);
      const answer = await aggregator.accounts(requestId, first);
      if (answer.state === 'pending') return answer;
      if (row.proof !== null) return answer;
      const proof = proofOf(row, { hash: row.hash, marks: answer.marks }, aggregator.messages !== null);
      if (proof === 'open') return { state: 'pending' };
      if (proof === 'foreign') throw aggregatorError('notTheirs', 'FOREIGN_LOGIN');
      await inTransaction(database, async (trx) => {
        const bound =
          aggregator.loginsAreShared || (await logins.bindLogin(trx, row.hash, applicationId, now()));
        if (!bound) throw aggregatorError('notTheirs', 'LOGIN_OF_ANOTHER');
        await connections.setProof(trx, row.id, proof);
      });
      return answer;
    },

    connectionFailed: async (trx, applicationId, { trouble, theirs }) => {
      const connectionId = await end(trx, applicationId, { state: 'failed', trouble, forget: theirs });
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

    disconnect: async (trx, applicationId, decided) => {
      const connectionId = await end(trx, applicationId, { state: 'disconnected', forget: true });
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

    hear: ({ tag, loginId }) =>
      inTransaction(database, async (trx) => {
        const hash = loginId === null ? null : keys.hash(loginId);
        const attempt = tag === null ? undefined : await connections.findByTag(trx, tag);
        if (attempt && loginId !== null && hash) {
          await connections.setTaggedLogin(trx, attempt.id, hash);
          // its page ended, but nobody used the login
          const left =
            attempt.state === 'superseded' &&
            (await connections.leaveUnused(trx, attempt.application_id, attempt.id, hash));
          if (left) await forgetting.forget(trx, { connectionId: attempt.id, loginId, proven: true });
        }
        const byLogin = hash ? await connections.applicationsOf(trx, hash) : [];
        return [...new Set([...(attempt ? [attempt.application_id] : []), ...byLogin])];
      }),
  };
}
