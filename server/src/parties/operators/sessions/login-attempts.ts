import { type ProblemError, problem } from '../../../platform/errors';

const windowMs = 15 * 60_000;
/** Maximum failed attempts within the window. */
const maxAttempts = { perNetwork: 10, overall: 1000 };

interface LoginAttempt {
  /** Removes the attempt from the count: a successful one does not count. */
  discard(): void;
  /**
   * The error to throw for a wrong key, once all networks together have made too many attempts; null before that. A
   * right key still works.
   */
  readonly refusal: ProblemError | null;
}

export interface LoginAttempts {
  /** Counts an attempt. Throws `rate-limited` where its network has made too many. */
  record(network: string): LoginAttempt;
}

/** In memory: with several processes, the limits apply to each. */
export function createLoginAttempts(now: () => Date): LoginAttempts {
  let attempts: { readonly network: string; readonly at: number }[] = [];
  return {
    record: (network) => {
      const at = now().getTime();
      attempts = attempts.filter((other) => other.at > at - windowMs);
      const toRefusal = (oldest: { readonly at: number } | undefined): ProblemError | null =>
        oldest
          ? problem('rate-limited', { retryAfter: Math.ceil((oldest.at + windowMs - at) / 1000) })
          : null;
      const ownAttempts = attempts.filter((other) => other.network === network);
      const networkRefusal = toRefusal(ownAttempts.at(-maxAttempts.perNetwork));
      if (networkRefusal) throw networkRefusal;
      const refusal = toRefusal(attempts.at(-maxAttempts.overall));
      const attempt = { network, at };
      if (!refusal) attempts.push(attempt);
      return {
        discard: () => {
          attempts = attempts.filter((other) => other !== attempt);
        },
        refusal,
      };
    },
  };
}
