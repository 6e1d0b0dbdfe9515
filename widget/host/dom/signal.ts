/** An observable value. `subscribe` does not call back with the current value; it returns the unsubscribe function. */
export interface Signal<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: (value: T) => void): () => void;
}

/** Creates an observable value. Setting the current value does not notify subscribers. */
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
