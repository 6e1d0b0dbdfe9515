/** A value others may watch. `subscribe` does not call at once; it answers its undo. */
export interface Signal<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: (value: T) => void): () => void;
}

/** A value others may watch. Setting what it already holds tells nobody. */
export const createSignal = <T>(start: T): Signal<T> => {
  const listeners = new Set<(value: T) => void>();
  let value = start;
  return {
    get: () => value,
    set(next) {
      if (next === value) return;
      value = next;
      for (const listener of [...listeners]) listener(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
