import { useEffect, useState } from 'react';

/** `now` may be older than `until`: clamped so that ten minutes do not show as 10:01. */
const SLACK_MS = 250;

/** Whole seconds until an instant (milliseconds of `Date.now`), at least 0. Ticks until it reaches 0. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const remaining = Math.max(0, Math.ceil((until - now - SLACK_MS) / 1000));
  const running = remaining > 0;
  useEffect(() => {
    setNow(Date.now());
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [running]);
  return remaining;
}

/** `9:05` for 545 seconds. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
