import type { ApplicationsService } from '../../intake/applications';
import type { Executor } from '../../platform/database';
import type { Jobs } from '../../platform/jobs';
import type { Keys } from '../../platform/keys';
import type { AggregatedAccount, Aggregator } from './aggregator';
import { type Attempts, createAttempts } from './attempts';
import { type BankData, createBankData } from './bank-data';
import { toDebitAccountCell } from './cells';
import { chooseDebitAccount, type DebitAccount } from './debit-account';
import { createLoginDeletion } from './login-deletion';
import * as connections from './repository';

export interface BankingService extends Attempts, BankData {
  /** Origin of the aggregator's page: the hosted page may frame it. */
  readonly pageOrigin: string;
  /** Whether the bypass exists: in test environments only. */
  readonly canBypass: boolean;
  /** Stores the account that payments are debited from. */
  storeDebitAccount(
    executor: Executor,
    applicationId: string,
    accounts: readonly AggregatedAccount[],
  ): Promise<void>;
  /** The account whose numbers the applicant gave with a void cheque. */
  storeChequeAccount(executor: Executor, applicationId: string, account: DebitAccount): Promise<void>;
  /** For the pre-authorized debit agreement, from the aggregator or the cheque; null while none is known. */
  findDebitAccount(executor: Executor, applicationId: string): Promise<DebitAccount | null>;
  /** Retries failed deletions at the aggregator. */
  sweep(): Promise<void>;
}

export function createBankingService(deps: {
  readonly database: Executor;
  readonly keys: Keys;
  readonly applications: ApplicationsService;
  readonly aggregator: Aggregator;
  readonly jobs: Jobs;
  readonly now: () => Date;
}): BankingService {
  const { keys, applications, aggregator, now } = deps;
  const loginDeletion = createLoginDeletion(deps);
  const parts = { ...deps, loginDeletion };

  const storeAccount = (
    executor: Executor,
    applicationId: string,
    source: 'aggregator' | 'voidCheque',
    { bank, ...numbers }: DebitAccount,
  ): Promise<void> =>
    connections.setDebitAccount(executor, {
      applicationId,
      source,
      cipher: keys.encrypt('bank', JSON.stringify(numbers), toDebitAccountCell(applicationId)),
      ending: numbers.number.slice(-4),
      bank,
      now: now(),
    });

  const findAccount = async (executor: Executor, applicationId: string) => {
    const row = await connections.findDebitAccount(executor, applicationId);
    if (!row) return null;
    const numbers = keys.decrypt('bank', row.account_cipher, toDebitAccountCell(applicationId));
    const account: DebitAccount = {
      ...(JSON.parse(numbers) as Omit<DebitAccount, 'bank'>),
      bank: row.bank,
    };
    return { source: row.source, account };
  };

  // a returning customer's account; it survives a disconnected bank, which ends access to data only
  applications.events.subscribe(async (trx, event) => {
    if (event.type !== 'carriedOver') return;
    const found = await findAccount(trx, event.fromId);
    if (found) await storeAccount(trx, event.toId, found.source, found.account);
  });

  return {
    ...createAttempts(parts),
    ...createBankData(parts),
    sweep: loginDeletion.sweep,
    pageOrigin: aggregator.origin,
    canBypass: aggregator.connectTestUser !== null,

    storeDebitAccount: async (executor, applicationId, accounts) => {
      const row = await connections.findConnected(executor, applicationId);
      const account = row && chooseDebitAccount(accounts, row.selected_account);
      if (!row || !account) return;
      await storeAccount(executor, applicationId, 'aggregator', { ...account, bank: row.institution ?? '' });
    },

    storeChequeAccount: (executor, applicationId, account) =>
      storeAccount(executor, applicationId, 'voidCheque', account),

    findDebitAccount: async (executor, applicationId) =>
      (await findAccount(executor, applicationId))?.account ?? null,
  };
}
