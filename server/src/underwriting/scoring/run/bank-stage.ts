import { type AggregatorError, isAggregatorError } from '../../banking';
import { keep, type ScoringRun } from './repository';
import { finished, type StageDeps, type StageResult } from './stages';

/**
 * Fetches accounts and a year of transactions. The fetched data and the aggregator's session are stored with the run: a
 * restart continues with both.
 */
export async function prepare(deps: StageDeps, run: ScoringRun): Promise<StageResult> {
  const { database, keys, banking, now } = deps;
  if (run.bank_cipher) return finished;
  const bank_since = run.bank_since ?? now();
  try {
    const bank_request = run.bank_request ?? (await banking.openData(run.application_id));
    const answer = await banking.accounts(run.application_id, bank_request, run.bank_request === null);
    if (answer.state === 'pending') {
      await keep(database, run.id, { bank_request, bank_since, bank_tries: 0 });
      return wait(deps, bank_since);
    }
    await banking.keepDebitAccount(database, run.application_id, answer.accounts);
    const bank_cipher = keys.encrypt('bank', JSON.stringify(answer.accounts));
    await keep(database, run.id, { bank_request, bank_since, bank_cipher });
    return finished;
  } catch (error) {
    if (!isAggregatorError(error)) throw error;
    return refused(deps, run, bank_since, error);
  }
}

/** The vendor asks for polling every 10 s, for at most 30 min. */
function wait({ timing, now }: StageDeps, since: Date): StageResult {
  const over = now().getTime() - since.getTime() >= timing.bankWaitMs;
  if (over) return { is: 'bankFailed', trouble: 'timedOut', theirs: true, why: 'bankTimedOut' };
  return { is: 'waiting', ms: timing.bankPollMs };
}

async function refused(
  deps: StageDeps,
  run: ScoringRun,
  bank_since: Date,
  { trouble, code: why }: AggregatorError,
): Promise<StageResult> {
  const { database, timing } = deps;
  switch (trouble) {
    case 'broken':
      return { is: 'failed', why };
    case 'retryCredentials':
    case 'chooseAnotherBank':
      return { is: 'bankFailed', trouble, theirs: true, why };
    case 'notTheirs':
      return { is: 'bankFailed', trouble: 'retryCredentials', theirs: false, why };
    case 'keepPolling':
      await keep(database, run.id, { bank_since });
      return wait(deps, bank_since);
    case 'sessionOver': {
      const bank_reopened = run.bank_reopened + 1;
      if (bank_reopened > timing.bankReopens)
        return { is: 'bankFailed', trouble: 'timedOut', theirs: true, why };
      await keep(database, run.id, { bank_request: null, bank_since, bank_reopened });
      return wait(deps, bank_since);
    }
    case 'retryLater':
    case 'outage': {
      const bank_tries = run.bank_tries + 1;
      if (bank_tries >= timing.bankTries)
        return { is: 'bankFailed', trouble: 'retryLater', theirs: true, why };
      await keep(database, run.id, { bank_since, bank_tries });
      return { is: 'waiting', ms: timing.bankPauseMs * 2 ** run.bank_tries };
    }
  }
}
