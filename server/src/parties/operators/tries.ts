import { type ProblemError, problem } from '../../platform/errors';

const windowMs = 15 * 60_000;
/** Attempts within the window. */
const most = { ofNetwork: 10, ofAll: 1000 };

interface Try {
  /** A successful attempt does not count. */
  takeBack(): void;
  /**
   * For a wrong key, once all networks together have made too many attempts: a right key still works from other
   * networks.
   */
  readonly refusal: ProblemError | null;
}

export interface Tries {
  /** Counts an attempt. Throws `rate-limited` where its network has made too many. */
  take(network: string): Try;
}

/** In memory: with several processes, the limits apply to each. */
export function createTries(now: () => Date): Tries {
  let taken: { readonly network: string; readonly at: number }[] = [];
  return {
    take: (network) => {
      const at = now().getTime();
      taken = taken.filter((each) => each.at > at - windowMs);
      const refusalOf = (oldest: { readonly at: number } | undefined): ProblemError | null =>
        oldest
          ? problem('rate-limited', { retryAfter: Math.ceil((oldest.at + windowMs - at) / 1000) })
          : null;
      const own = refusalOf(taken.filter((each) => each.network === network).at(-most.ofNetwork));
      if (own) throw own;
      const refusal = refusalOf(taken.at(-most.ofAll));
      const mine = { network, at };
      if (!refusal) taken.push(mine);
      return {
        takeBack: () => {
          taken = taken.filter((each) => each !== mine);
        },
        refusal,
      };
    },
  };
}
