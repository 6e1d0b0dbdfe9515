import { problem } from '../errors';

const windowMs = 15 * 60_000;
/** Tries within the window. */
const most = { ofNetwork: 10, ofAll: 1000 };

export interface Tries {
  /** Counts a try. Throws `rate-limited`. Answers what takes it back: one that succeeded does not count. */
  take(network: string): () => void;
}

/** In memory: with several processes the limits hold for each. */
export function createTries(now: () => Date): Tries {
  let taken: { readonly network: string; readonly at: number }[] = [];
  return {
    take: (network) => {
      const at = now().getTime();
      taken = taken.filter((each) => each.at > at - windowMs);
      const own = taken.filter((each) => each.network === network);
      const free = own.at(-most.ofNetwork) ?? taken.at(-most.ofAll);
      if (free) throw problem('rate-limited', { retryAfter: Math.ceil((free.at + windowMs - at) / 1000) });
      const mine = { network, at };
      taken.push(mine);
      return () => {
        taken = taken.filter((each) => each !== mine);
      };
    },
  };
}
