import { findApplicant } from '../../../intake/applications';
import { type AggregatorError, isAggregatorError } from '../../banking';
import { selectPayingAccounts } from '../../decision';
import { toRunCell } from '../state/cells';
import { type ScoringRun, updateRun } from './repository';
import { finished, type StageDeps, type StageResult } from './stages';

/**
 * Fetches accounts and a year of transactions. The fetched data and the aggregator's session are stored with the run: a
 * restart continues with both.
 */
export async function fetchBankData(deps: StageDeps, run: ScoringRun): Promise<StageResult> {
  const { database, keys, banking, now } = deps;
  if (run.bank_cipher) return finished;
  const bank_since = run.bank_since ?? now();
  try {
    const bank_request = run.bank_request ?? (await banking.openDataSession(run.application_id));
    const response = await banking.fetchAccounts(run.application_id, bank_request, run.bank_request === null);
    if (response.state === 'pending') {
      await updateRun(database, run.id, { bank_request, bank_since, bank_tries: 0 });
      return waitForBankData(deps, bank_since);
    }
    const applicant = await findApplicant(database, keys, run.application_id);
    if (!applicant?.personal || !applicant.business) return { is: 'failed', why: 'incomplete' };
    const { personal: person, business } = applicant;
    await banking.storeDebitAccount(
      run.application_id,
      selectPayingAccounts(response.accounts, { person, business }),
    );
    const bank_cipher = await keys.encrypt(
      'bank',
      JSON.stringify(response.accounts),
      toRunCell(run.id, 'bank_cipher'),
    );
    await updateRun(database, run.id, { bank_request, bank_since, bank_cipher });
    return finished;
  } catch (error) {
    if (!isAggregatorError(error)) throw error;
    return handleAggregatorError(deps, run, bank_since, error);
  }
}

/** The vendor asks for polling every 10 s, for at most 30 min. */
function waitForBankData({ timing, now }: StageDeps, since: Date): StageResult {
  const timedOut = now().getTime() - since.getTime() >= timing.bankTimeoutMs;
  if (timedOut) return { is: 'bankFailed', trouble: 'timedOut', ownLogin: true, why: 'bankTimedOut' };
  return { is: 'waiting', ms: timing.bankPollMs };
}

async function handleAggregatorError(
  deps: StageDeps,
  run: ScoringRun,
  bank_since: Date,
  { type, code: why }: AggregatorError,
): Promise<StageResult> {
  const { database, timing } = deps;
  switch (type) {
    case 'broken':
      return { is: 'failed', why };
    case 'retryCredentials':
    case 'chooseAnotherBank':
      return { is: 'bankFailed', trouble: type, ownLogin: true, why };
    case 'notTheirs':
      return { is: 'bankFailed', trouble: 'retryCredentials', ownLogin: false, why };
    case 'keepPolling':
      await updateRun(database, run.id, { bank_since });
      return waitForBankData(deps, bank_since);
    case 'sessionOver': {
      const bank_reopened = run.bank_reopened + 1;
      if (bank_reopened > timing.maxBankReopens)
        return { is: 'bankFailed', trouble: 'timedOut', ownLogin: true, why };
      await updateRun(database, run.id, { bank_request: null, bank_since, bank_reopened });
      return waitForBankData(deps, bank_since);
    }
    case 'retryLater':
    case 'outage': {
      const bank_tries = run.bank_tries + 1;
      if (bank_tries >= timing.maxBankAttempts)
        return { is: 'bankFailed', trouble: 'retryLater', ownLogin: true, why };
      await updateRun(database, run.id, { bank_since, bank_tries });
      return { is: 'waiting', ms: timing.bankRetryDelayMs * 2 ** run.bank_tries };
    }
  }
}
