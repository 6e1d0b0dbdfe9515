import { hourMs } from '@tamarack/core/calendar/durations';
import type { KeyVersion } from './idempotency-repository';

export interface HoldTiming {
  /** A key that is not renewed for this long belongs to a process that is gone: the next call takes it over. */
  readonly holdMs: number;
  readonly renewMs: number;
}

export const defaultHoldTiming: HoldTiming = { holdMs: 10_000, renewMs: 3_000 };

/** No request runs this long: its key is given up in any case. */
const maxHeldMs = hourMs;

/**
 * The keys of this process's calls in progress, renewed while there are any. Most calls end before the first renewal and
 * need no statement.
 */
export function createHeldKeys(
  renew: (keys: readonly KeyVersion[]) => Promise<void>,
  { renewMs }: HoldTiming,
) {
  const heldSince = new Map<KeyVersion, number>();
  let timer: NodeJS.Timeout | null = null;

  const stopIfEmpty = (): void => {
    if (heldSince.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  };
  const renewAll = (): void => {
    const now = performance.now();
    for (const [key, since] of heldSince) if (now - since > maxHeldMs) heldSince.delete(key);
    const due = [...heldSince].filter(([, since]) => now - since >= renewMs / 2).map(([key]) => key);
    // an unreachable database fails the calls themselves
    if (due.length > 0) renew(due).catch(() => undefined);
    stopIfEmpty();
  };

  return {
    add: (key: KeyVersion): void => {
      heldSince.set(key, performance.now());
      timer ??= setInterval(renewAll, renewMs).unref();
    },

    delete: (key: KeyVersion): void => {
      heldSince.delete(key);
      stopIfEmpty();
    },
  };
}
