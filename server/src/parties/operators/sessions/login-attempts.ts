import { type Executor, inTransaction, newId } from '../../../platform/database';
import { type ProblemError, problem } from '../../../platform/errors';
import type { Keys } from '../../../platform/keys';
import * as attempts from './login-attempt-repository';

const windowMs = 15 * 60_000;
/** Maximum failed attempts within the window, at all processes together. */
const maxAttempts = { perNetwork: 10, overall: 1000 };

interface LoginAttempt {
  /** Removes the attempt from the count: a successful one does not count. */
  discard(trx: Executor): Promise<void>;
  /**
   * The error to throw for a wrong key, once all networks together have made too many attempts; null before that. A
   * right key still works.
   */
  readonly refusal: ProblemError | null;
}

export function createLoginAttempts(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'keyedHash'>;
  readonly now: () => Date;
}) {
  const { database, keys, now } = deps;
  const getStart = (): Date => new Date(now().getTime() - windowMs);

  const toRefusal = (oldest: Date | null): ProblemError | null => {
    if (oldest === null) return null;
    const waitMs = oldest.getTime() + windowMs - now().getTime();
    return problem('rate-limited', { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
  };

  return {
    /**
     * Counts an attempt. Throws `rate-limited` if its network has made too many, and rejects if the database cannot
     * count it.
     */
    record: (network: string): Promise<LoginAttempt> => {
      const networkHash = keys.keyedHash('limit', network);
      const attempt = { id: newId(now()), networkHash, at: now() };
      return inTransaction(database, async (trx) => {
        await attempts.lockAttempts(trx);
        const start = getStart();
        const { perNetwork, overall } = maxAttempts;
        const networkRefusal = toRefusal(await attempts.findNthLast(trx, perNetwork, start, networkHash));
        if (networkRefusal) throw networkRefusal;
        const refusal = toRefusal(await attempts.findNthLast(trx, overall, start));
        if (!refusal) await attempts.insertAttempt(trx, attempt);
        return { discard: (executor) => attempts.removeAttempt(executor, attempt.id), refusal };
      });
    },

    /** Removes attempts that no longer count. */
    sweep: (): Promise<void> => attempts.removeAttemptsBefore(database, getStart()),
  };
}
