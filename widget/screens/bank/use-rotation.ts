import { useEffect, useState } from 'react';

/** Milliseconds that each message stays. */
const TURN_EVERY = 5000;

/** 0, 1, … `count` - 1, and round again; from 0 for each new `subject`. */
export function useRotation(count: number, subject: string): number {
  const [turn, setTurn] = useState({ subject, at: 0 });
  useEffect(() => {
    setTurn({ subject, at: 0 });
    const timer = setInterval(() => setTurn(({ at }) => ({ subject, at: (at + 1) % count })), TURN_EVERY);
    return () => clearInterval(timer);
  }, [count, subject]);
  return turn.subject === subject ? turn.at : 0;
}
