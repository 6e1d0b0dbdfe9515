import type { AccountsService } from '../../intake/accounts';
import type { ApplicationsService } from '../../intake/applications';
import type { Executor } from '../../platform/database';
import type { Jobs } from '../../platform/jobs';
import type { Keys } from '../../platform/keys';
import type { Aggregator } from './aggregator';
import { type Attempts, createAttempts } from './attempts';
import { type BankData, createBankData } from './bank-data';
import { createDebitAccounts, type DebitAccounts } from './debit-accounts';
import { createLoginDeletion } from './login-deletion';

export interface BankingService extends Attempts, BankData, DebitAccounts {
  /** Origin of the aggregator's page: the hosted page may frame it. */
  readonly pageOrigin: string;
  /** Whether the bypass exists: in test environments only. */
  readonly canBypass: boolean;
  /** Retries failed deletions at the aggregator. */
  sweep(): Promise<void>;
}

export function createBankingService(deps: {
  readonly database: Executor;
  readonly keys: Keys;
  readonly applications: ApplicationsService;
  readonly accounts: Pick<AccountsService, 'reportBankChange'>;
  readonly aggregator: Aggregator;
  readonly jobs: Jobs;
  readonly now: () => Date;
}): BankingService {
  const { aggregator } = deps;
  const loginDeletion = createLoginDeletion(deps);
  const parts = { ...deps, loginDeletion };
  return {
    ...createAttempts(parts),
    ...createBankData(parts),
    ...createDebitAccounts(deps),
    sweep: loginDeletion.sweep,
    pageOrigin: aggregator.origin,
    canBypass: aggregator.connectTestUser !== null,
  };
}
