import { hourMs } from '@tamarack/core/calendar/durations';
import { type Executor, inTransaction, newId } from '../../../platform/database';
import type { Jobs } from '../../../platform/jobs';
import type { Keys } from '../../../platform/keys';
import { type Aggregator, isAggregatorError } from '../aggregator';
import { toLoginCell } from '../cells';
import { computeLoginProof } from './login-proof';
import * as logins from './login-repository';

const queue = 'bank-forget';
/** No retries after this: the aggregator keeps data for 90 days. */
const giveUpAfterMs = 30 * 24 * hourMs;

interface LoginDeletionJob {
  readonly forgetId: string;
}

/** Whether the bank refuses the login permanently. */
const isPermanentRefusal = (error: unknown): boolean =>
  isAggregatorError(error) && ['retryCredentials', 'chooseAnotherBank'].includes(error.type);

function nullIfRefused(error: unknown): null {
  if (isPermanentRefusal(error)) return null;
  throw error;
}

/** Ownership of a login that cannot be opened cannot be verified; the aggregator deletes it in time. */
function falseIfRefused(error: unknown): false {
  if (isPermanentRefusal(error)) return false;
  throw error;
}

export interface LoginDeletion extends ReturnType<typeof createLoginDeletion> {}

export function createLoginDeletion(deps: {
  readonly database: Executor;
  readonly keys: Keys;
  readonly aggregator: Aggregator;
  readonly jobs: Jobs;
  readonly now: () => Date;
}) {
  const { database, keys, aggregator, jobs, now } = deps;

  const sendJob = (executor: Executor, forgetId: string): Promise<void> =>
    jobs.send(executor, queue, { forgetId }, { singletonKey: forgetId });

  /** Whether the login is the applicant's. Throws while that is undetermined, so that the job retries. */
  const isApplicantsLogin = async (
    row: NonNullable<Awaited<ReturnType<typeof logins.findLoginDeletion>>>,
    loginId: string,
  ): Promise<boolean> => {
    if (row.proven) return true;
    if (!(await logins.canUseLogin(database, row.login_hash, row.application_id))) return false;
    const opened = await aggregator.openSession(loginId);
    const data =
      opened.tag === null
        ? await aggregator.fetchAccounts(opened.requestId, true).catch(nullIfRefused)
        : null;
    if (data?.state === 'pending') throw new Error('the owner of the login is not known yet');
    // without data, the time of the sign-in is the only evidence
    const { evidence, webhooksEnabled } =
      data?.state === 'ready'
        ? { evidence: data.evidence, webhooksEnabled: aggregator.webhooks !== null }
        : { evidence: opened, webhooksEnabled: false };
    const proof = computeLoginProof(row, { hash: row.login_hash, evidence }, webhooksEnabled);
    if (proof === 'open') throw new Error('the owner of the login is not known yet');
    return proof !== 'foreign';
  };

  const deleteLogin = async (forgetId: string): Promise<void> => {
    const row = await logins.findLoginDeletion(database, forgetId);
    if (!row) return;
    const loginId = await keys.decrypt('bank', row.login_cipher, toLoginCell('bank_forget', forgetId));
    // a customer who signs in again at the same bank gets the same login: another connection may depend on it
    const use = await logins.findLoginUse(database, row.login_hash);
    if (use === 'unproven') throw new Error('the owner of the login is not known yet');
    const deletable = use === null && (await isApplicantsLogin(row, loginId).catch(falseIfRefused));
    if (deletable) await aggregator.disconnect(loginId);
    await inTransaction(database, async (trx) => {
      if (deletable) await logins.unbindLogin(trx, row.login_hash);
      await logins.removeLoginDeletion(trx, forgetId);
    });
  };

  jobs.work<LoginDeletionJob>(queue, ({ forgetId }) => deleteLogin(forgetId), {
    retryLimit: 6,
    retryDelaySeconds: 30,
    expireInSeconds: 150,
  });

  return {
    /**
     * Deletes the login at the aggregator once the caller's transaction commits; with `proven: false`, only if it is then
     * proven to come from that attempt. Until then the login id is stored, encrypted, in a row of its own.
     */
    queue: async (
      trx: Executor,
      {
        connectionId,
        loginId,
        proven,
      }: { readonly connectionId: string; readonly loginId: string; readonly proven: boolean },
    ): Promise<void> => {
      const id = newId(now());
      await logins.insertLoginDeletion(trx, {
        id,
        connection_id: connectionId,
        login_cipher: await keys.encrypt('bank', loginId, toLoginCell('bank_forget', id)),
        login_hash: keys.hash(loginId),
        proven,
        asked_at: now(),
      });
      await sendJob(trx, id);
    },

    /** Queues deletions again that failed in all attempts of a job. */
    sweep: async (): Promise<void> => {
      const getTimeAgo = (ms: number): Date => new Date(now().getTime() - ms);
      await logins.removeLoginDeletionsBefore(database, getTimeAgo(giveUpAfterMs));
      const ids = await logins.listLoginDeletionIds(database, getTimeAgo(hourMs));
      for (const id of ids) await sendJob(database, id);
    },
  };
}
