import { type ProblemError, problem } from '../../platform/errors';

const windowMs = 15 * 60_000;
/** Tries within the window. */
const most = { ofNetwork: 10, ofAll: 1000 };

export interface Try {
  /** One that succeeded does not count. */
  takeBack(): void;
  /** For a wrong key, where all networks together have tried too often: nobody can keep a right one out from elsewhere. */
  readonly refusal: ProblemError | null;
}

export interface Tries {
  /** Counts a try. Throws `rate-limited` where its network has tried too often. */
  take(network: string): Try;
}

/** In memory: with several processes the limits hold for each. */
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
