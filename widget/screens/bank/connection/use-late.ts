import { useEffect, useState } from 'react';

/** Milliseconds after which waiting deserves a word. */
export const LATE_AFTER = 10_000;

/** True once it has been `waiting` for a while. */
export function useLate(waiting: boolean): boolean {
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
