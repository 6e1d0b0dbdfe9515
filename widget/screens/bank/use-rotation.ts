import { useEffect, useState } from 'react';

/** Milliseconds for which each message is shown. */
export const ROTATION_INTERVAL = 5000;

/**
 * Cycles through 0 … `count` - 1, from 0 for each new `subject`. `since` (epoch, ms) continues a rotation
 * that started earlier.
 */
export function useRotation(count: number, subject: string, since: number | null): number {
  const [turn, setTurn] = useState(() => ({ subject, passed: getElapsed(since) }));
  useEffect(() => {
    const startedAt = Math.min(since ?? Date.now(), Date.now());
    const step = (): void => {
      const elapsed = Date.now() - startedAt;
      setTurn({ subject, passed: Math.floor(elapsed / ROTATION_INTERVAL) });
      timer = setTimeout(step, ROTATION_INTERVAL - (elapsed % ROTATION_INTERVAL));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    step();
    return () => clearTimeout(timer);
  }, [subject, since]);
  return turn.subject === subject ? turn.passed % count : 0;
}

/** Remains positive if the clock is set back. */
const getElapsed = (since: number | null): number =>
  since === null ? 0 : Math.max(0, Math.floor((Date.now() - since) / ROTATION_INTERVAL));
