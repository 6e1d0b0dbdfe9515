import { useEffect, useState } from 'react';

/** Milliseconds after which waiting gets a message. */
export const LATE_AFTER = 10_000;

/** True once `waiting` has lasted for a while. */
export function useIsLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), LATE_AFTER);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return late && waiting;
}
