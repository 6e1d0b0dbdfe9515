/** Counts calls per key in fixed windows, in memory: limits cost, not correctness, so a count per process suffices. */
export interface RateLimit {
  /** Seconds to wait, or 0 when this call is allowed (and counted). */
  take(key: string): number;
}

export function createRateLimit(options: {
  readonly limit: number;
  readonly windowMs: number;
  readonly now: () => Date;
}): RateLimit {
  const { limit, windowMs, now } = options;
  let window = 0;
  let counts = new Map<string, number>();
  return {
    take: (key) => {
      const current = Math.floor(now().getTime() / windowMs);
      if (current !== window) {
        window = current;
        counts = new Map();
      }
      const count = counts.get(key) ?? 0;
      if (count >= limit) return Math.ceil(((current + 1) * windowMs - now().getTime()) / 1000);
      counts.set(key, count + 1);
      return 0;
    },
  };
}
