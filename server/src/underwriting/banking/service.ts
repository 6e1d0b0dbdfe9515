import type { AccountsService } from '../../intake/accounts';
import type { ApplicationsService } from '../../intake/applications';
import type { Executor } from '../../platform/database';
import type { Jobs } from '../../platform/jobs';
import type { Keys } from '../../platform/keys';
import type { Aggregator } from './aggregator';
import { createBankData } from './bank-data';
import { createDebitAccounts } from './debit/debit-accounts';
import { createAttempts } from './logins/attempts';
import { createLoginDeletion } from './logins/login-deletion';

export interface BankingService extends ReturnType<typeof createBankingService> {}

export function createBankingService(deps: {
  readonly database: Executor;
  readonly keys: Keys;
  readonly applications: ApplicationsService;
  readonly accounts: Pick<AccountsService, 'reportBankChange'>;
  readonly aggregator: Aggregator;
  readonly jobs: Jobs;
  readonly now: () => Date;
}) {
  const { aggregator } = deps;
  const loginDeletion = createLoginDeletion(deps);
  const parts = { ...deps, loginDeletion };
  return {
    ...createAttempts(parts),
    ...createBankData(parts),
    ...createDebitAccounts(deps),

    /** Retries failed deletions at the aggregator. */
    sweep: loginDeletion.sweep,

    /** Origin of the aggregator's page: the hosted page may frame it. */
    pageOrigin: aggregator.origin,

    /** Whether the bypass exists: in test environments only. */
    canBypass: aggregator.connectTestUser !== null,
  };
}
