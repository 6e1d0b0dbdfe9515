import { type Executor, inTransaction, newId } from '../../platform/database';
import type { Jobs } from '../../platform/jobs';
import type { Keys } from '../../platform/keys';
import { type Aggregator, isAggregatorError } from './aggregator';
import { proofOf } from './login-proof';
import * as logins from './login-repository';

const queue = 'bank-forget';
const hour = 3_600_000;
/** Deletion is given up after this: the aggregator keeps data for 90 days. */
const givenUpAfter = 30 * 24 * hour;

interface ForgetJob {
  readonly forgetId: string;
}

/** The bank refuses permanently. */
const refusesForGood = (error: unknown): boolean =>
  isAggregatorError(error) && ['retryCredentials', 'chooseAnotherBank'].includes(error.trouble);

function noData(error: unknown): null {
  if (refusesForGood(error)) return null;
  throw error;
}

/** A login that cannot be opened cannot be proven, and is left to the aggregator. */
function unreadable(error: unknown): false {
  if (refusesForGood(error)) return false;
  throw error;
}

export interface Forgetting {
  /**
   * Deletes the login at the aggregator once the caller's transaction commits. `proven: false`: only if it proves to
   * come from that attempt. The login is kept encrypted in a separate row until then.
   */
  forget(
    trx: Executor,
    login: { readonly connectionId: string; readonly loginId: string; readonly proven: boolean },
  ): Promise<void>;
  /** Retries what failed in all attempts of a job. */
  sweep(): Promise<void>;
}

export function createForgetting(deps: {
  readonly database: Executor;
  readonly keys: Keys;
  readonly aggregator: Aggregator;
  readonly jobs: Jobs;
  readonly now: () => Date;
}): Forgetting {
  const { database, keys, aggregator, jobs, now } = deps;

  const send = (executor: Executor, forgetId: string): Promise<void> =>
    jobs.send(executor, queue, { forgetId }, { singletonKey: forgetId });

  /** The owner of a login whose application had moved on is not known yet. */
  const isTheirs = async (
    row: NonNullable<Awaited<ReturnType<typeof logins.findForget>>>,
    loginId: string,
  ): Promise<boolean> => {
    if (row.proven) return true;
    if (!(await logins.mayUseLogin(database, row.login_hash, row.application_id))) return false;
    const opened = await aggregator.open(loginId);
    const data = opened.tag === null ? await aggregator.accounts(opened.requestId, true).catch(noData) : null;
    if (data?.state === 'pending') throw new Error('the owner of the login is not known yet');
    // a login without data is judged by its time of sign-in
    const { marks, messagesCome } =
      data?.state === 'ready'
        ? { marks: data.marks, messagesCome: aggregator.messages !== null }
        : { marks: opened, messagesCome: false };
    const proof = proofOf(row, { hash: row.login_hash, marks }, messagesCome);
    if (proof === 'open') throw new Error('the owner of the login is not known yet');
    return proof !== 'foreign';
  };

  const forget = async (forgetId: string): Promise<void> => {
    const row = await logins.findForget(database, forgetId);
    if (!row) return;
    const loginId = keys.decrypt('bank', row.login_cipher);
    // a customer who signs in again at the same bank gets the same login: another connection may depend on it
    const use = await logins.useOf(database, row.login_hash);
    if (use === 'unproven') throw new Error('the owner of the login is not known yet');
    const done = use === null && (await isTheirs(row, loginId).catch(unreadable));
    if (done) await aggregator.disconnect(loginId);
    await inTransaction(database, async (trx) => {
      if (done) await logins.unbindLogin(trx, row.login_hash);
      await logins.deleteForget(trx, forgetId);
    });
  };

  jobs.work<ForgetJob>(queue, ({ forgetId }) => forget(forgetId), {
    retryLimit: 6,
    retryDelaySeconds: 30,
    expireInSeconds: 150,
  });

  return {
    forget: async (trx, { connectionId, loginId, proven }) => {
      const id = newId(now());
      await logins.insertForget(trx, {
        id,
        connection_id: connectionId,
        login_cipher: keys.encrypt('bank', loginId),
        login_hash: keys.hash(loginId),
        proven,
        asked_at: now(),
      });
      await send(trx, id);
    },

    sweep: async () => {
      const ago = (ms: number): Date => new Date(now().getTime() - ms);
      await logins.deleteForgetsBefore(database, ago(givenUpAfter));
      for (const id of await logins.oldForgetIds(database, ago(hour))) await send(database, id);
    },
  };
}
