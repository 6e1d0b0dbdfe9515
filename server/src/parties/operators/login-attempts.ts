import { type ProblemError, problem } from '../../platform/errors';

const windowMs = 15 * 60_000;
/** Attempts within the window. */
const maxAttempts = { perNetwork: 10, overall: 1000 };

interface LoginAttempt {
  /** A successful attempt does not count. */
  discard(): void;
  /**
   * For a wrong key, once all networks together have made too many attempts: a right key still works from other
   * networks.
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
      attempts = attempts.filter((each) => each.at > at - windowMs);
      const toRefusal = (oldest: { readonly at: number } | undefined): ProblemError | null =>
        oldest
          ? problem('rate-limited', { retryAfter: Math.ceil((oldest.at + windowMs - at) / 1000) })
          : null;
      const own = toRefusal(attempts.filter((each) => each.network === network).at(-maxAttempts.perNetwork));
      if (own) throw own;
      const refusal = toRefusal(attempts.at(-maxAttempts.overall));
      const attempt = { network, at };
      if (!refusal) attempts.push(attempt);
      return {
        discard: () => {
          attempts = attempts.filter((each) => each !== attempt);
        },
        refusal,
      };
    },
  };
}
