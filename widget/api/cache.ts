/** Answers are kept this long after they were last asked for (specification, section 7), in milliseconds. */
export const KEPT = 5 * 60_000;

export interface Cache {
  /** The kept answer, or a fresh one. A call that failed is not kept. */
  read<T>(key: string, fetch: () => Promise<T>): Promise<T>;
  /** Forgets the answers whose key the test picks. */
  forget(test: (key: string) => boolean): void;
}

export function createCache(now: () => number = Date.now): Cache {
  const entries = new Map<string, { answer: Promise<unknown>; usedAt: number }>();

  const sweep = (): void => {
    for (const [key, { usedAt }] of entries) if (now() - usedAt >= KEPT) entries.delete(key);
  };

  return {
    read<T>(key: string, fetch: () => Promise<T>): Promise<T> {
      sweep();
      const kept = entries.get(key);
      if (kept) {
        kept.usedAt = now();
        return kept.answer as Promise<T>; // one key is always read by the same call
      }
      const answer = fetch();
      const entry = { answer, usedAt: now() };
      entries.set(key, entry);
      answer.catch(() => entries.get(key) === entry && entries.delete(key));
      return answer;
    },
    forget(test) {
      for (const key of [...entries.keys()]) if (test(key)) entries.delete(key);
    },
  };
}
