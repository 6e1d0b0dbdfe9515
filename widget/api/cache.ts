/** How long a response is kept after its last use, in milliseconds (specification, section 7). */
export const RETENTION = 5 * 60_000;

interface Cache {
  /** Returns the cached response or fetches a new one. Failed calls are not cached. */
  read<T>(key: string, fetch: () => Promise<T>): Promise<T>;
  /** Removes the responses whose key matches the test. */
  forget(test: (key: string) => boolean): void;
}

export function createCache(now: () => number = Date.now): Cache {
  const entries = new Map<string, { answer: Promise<unknown>; usedAt: number }>();

  const removeExpired = (): void => {
    for (const [key, { usedAt }] of entries) if (now() - usedAt >= RETENTION) entries.delete(key);
  };

  return {
    read<T>(key: string, fetch: () => Promise<T>): Promise<T> {
      removeExpired();
      const cached = entries.get(key);
      if (cached) {
        cached.usedAt = now();
        return cached.answer as Promise<T>; // each key is always read by the same call
      }
      const response = fetch();
      const entry = { answer: response, usedAt: now() };
      entries.set(key, entry);
      response.catch(() => entries.get(key) === entry && entries.delete(key));
      return response;
    },
    forget(test) {
      for (const key of [...entries.keys()]) if (test(key)) entries.delete(key);
    },
  };
}
