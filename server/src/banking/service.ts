import type { Executor } from '../database/executor';
import { isId, newId } from '../database/ids';
import { problem } from '../errors';
import type { Keys } from '../keys/keys';
import {
  type AccountsAnswer,
  type AggregatedAccount,
  type Aggregator,
  isAggregatorError,
} from './aggregator';
import { type DebitAccount, debitAccountOf } from './debit-account';
import * as connections from './repository';

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

/** A login the aggregator vouched for: what `complete` stores. */
export interface VerifiedLogin {
  readonly connectionId: string;
  readonly loginId: string;
  readonly institution: string;
  readonly accountId: string | null;
  readonly kind: 'page' | 'bypass';
}

export interface BankingService {
  /** Where the aggregator's page lives: the hosted page may frame it. */
  readonly pageOrigin: string;
  /** False where the bypass does not exist: everywhere but in test environments. */
  readonly canBypass: boolean;
  /** A new attempt with a single-use address. Calls the aggregator: never inside a transaction. */
  start(applicationId: string, language: 'en' | 'fr'): Promise<StartedConnection>;
  /** Asks the aggregator whether the login belongs to this very attempt. Never inside a transaction. */
  verify(applicationId: string, input: CompletionInput): Promise<VerifiedLogin>;
  /** Connects the aggregator's test user instead of the applicant's bank. Never inside a transaction. */
  verifyBypass(applicationId: string): Promise<VerifiedLogin>;
  /** Stores what was verified, in the caller's transaction. */
  connect(trx: Executor, applicationId: string, login: VerifiedLogin): Promise<void>;
  /** Opens a data session of the connected login. */
  openData(applicationId: string): Promise<string>;
  accounts(requestId: string, first: boolean): Promise<AccountsAnswer>;
  /** Keeps the account that payments are debited from. */
  keepDebitAccount(
    executor: Executor,
    applicationId: string,
    accounts: readonly AggregatedAccount[],
  ): Promise<void>;
  /** The account whose numbers the applicant gave with a void cheque. */
  keepChequeAccount(executor: Executor, applicationId: string, account: DebitAccount): Promise<void>;
  /** For the pre-authorized debit agreement, from the aggregator or the cheque; null while none is known. */
  debitAccount(executor: Executor, applicationId: string): Promise<DebitAccount | null>;
}

export function createBankingService(deps: {
  readonly database: Executor;
  readonly keys: Keys;
  readonly aggregator: Aggregator;
  readonly now: () => Date;
}): BankingService {
  const { database, keys, aggregator, now } = deps;

  const begin = async (applicationId: string, kind: 'page' | 'bypass', language: 'en' | 'fr') => {
    const id = newId(now());
    const tag = `${applicationId}.${id}`;
    const row = { id, applicationId, kind, tag, language, startedAt: now() };
    await connections.insertConnection(database, row);
    return { id, tag };
  };

  /** A login id of another attempt, applicant or application is refused as if it did not exist. */
  const vouched = async (loginId: string, tag: string): Promise<string> => {
    const opened = await asking(() => aggregator.open(loginId));
    if (opened.tag !== tag) throw refused();
    if (await connections.findByLogin(database, keys.hash(loginId))) throw refused();
    return opened.institution;
  };

  const connected = async (executor: Executor, applicationId: string) => {
    const row = await connections.findConnected(executor, applicationId);
    if (!row?.login_cipher) throw problem('step-not-allowed');
    return { ...row, loginId: keys.decrypt('bank', row.login_cipher) };
  };

  const keepAccount = (
    executor: Executor,
    applicationId: string,
    source: 'aggregator' | 'voidCheque',
    { bank, ...numbers }: DebitAccount,
  ): Promise<void> =>
    connections.setDebitAccount(executor, {
      applicationId,
      source,
      cipher: keys.encrypt('bank', JSON.stringify(numbers)),
      ending: numbers.number.slice(-4),
      bank,
      now: now(),
    });

  return {
    pageOrigin: aggregator.origin,
    canBypass: aggregator.connectTestUser !== null,

    start: async (applicationId, language) => {
      const { id, tag } = await begin(applicationId, 'page', language);
      const url = await asking(() => aggregator.pageUrl({ tag, language }));
      return { connectionId: id, url, origin: aggregator.origin };
    },

    verify: async (applicationId, input) => {
      const row = isId(input.connectionId)
        ? await connections.findConnection(database, applicationId, input.connectionId)
        : undefined;
      if (row?.state !== 'started') throw refused();
      const institution = await vouched(input.loginId, row.tag);
      return { ...input, institution, accountId: input.accountId ?? null, kind: 'page' };
    },

    verifyBypass: async (applicationId) => {
      const connect = aggregator.connectTestUser;
      if (connect === null) throw problem('step-not-allowed');
      const { id, tag } = await begin(applicationId, 'bypass', 'en');
      const loginId = await asking(() => connect(tag));
      const institution = await vouched(loginId, tag);
      return { connectionId: id, loginId, institution, accountId: null, kind: 'bypass' };
    },

    connect: async (trx, applicationId, login) => {
      const done = await connections.completeConnection(trx, login.connectionId, {
        institution: login.institution,
        loginCipher: keys.encrypt('bank', login.loginId),
        loginHash: keys.hash(login.loginId),
        selectedAccount: login.accountId,
        completedAt: now(),
      });
      if (!done) throw refused();
      await connections.supersede(trx, applicationId, login.connectionId);
      await connections.setApplicationBank(
        trx,
        applicationId,
        login.kind === 'bypass' ? 'bypassed' : 'connected',
      );
    },

    openData: async (applicationId) => {
      const { loginId } = await connected(database, applicationId);
      return (await aggregator.open(loginId)).requestId;
    },

    accounts: (requestId, first) => aggregator.accounts(requestId, first),

    keepDebitAccount: async (executor, applicationId, accounts) => {
      const row = await connections.findConnected(executor, applicationId);
      const account = row && debitAccountOf(accounts, row.selected_account);
      if (!row || !account) return;
      await keepAccount(executor, applicationId, 'aggregator', { ...account, bank: row.institution ?? '' });
    },

    keepChequeAccount: (executor, applicationId, account) =>
      keepAccount(executor, applicationId, 'voidCheque', account),

    debitAccount: async (executor, applicationId) => {
      const row = await connections.findDebitAccount(executor, applicationId);
      if (!row) return null;
      const numbers = JSON.parse(keys.decrypt('bank', row.account_cipher)) as Omit<DebitAccount, 'bank'>;
      return { ...numbers, bank: row.bank };
    },
  };
}

const refused = () =>
  problem('validation-failed', { errors: [{ path: '/loginId', code: 'bankNotConnected' }] });

/** The aggregator's troubles as the API's: a login it refuses is the caller's fault, all else is "try later". */
async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isAggregatorError(error)) throw error;
    if (error.trouble === 'retryCredentials' || error.trouble === 'chooseAnotherBank') throw refused();
    throw problem('service-unavailable', { retryAfter: 30, cause: error });
  }
}
