import { problem } from '../../errors';

/** How many uploads, or event streams, may run at the same time. */
export interface SlotLimits {
  /** Per session, or per network address if there is no session. */
  readonly perCaller: number;
  readonly perProcess: number;
}

/** Returns a function that releases the slot; throws `rate-limited` if none is free. */
export type TakeSlot = (caller: string) => () => void;

/** Seconds until a slot is likely to be free again. */
const retryAfter = 2;

export function createSlots(limits: SlotLimits): TakeSlot {
  const used = new Map<string, number>();
  let all = 0;
  return (caller) => {
    const own = used.get(caller) ?? 0;
    if (own >= limits.perCaller || all >= limits.perProcess) throw problem('rate-limited', { retryAfter });
    used.set(caller, own + 1);
    all++;
    let active = true;
    return () => {
      if (!active) return;
      active = false;
      all--;
      const remaining = (used.get(caller) ?? 1) - 1;
      if (remaining === 0) used.delete(caller);
      else used.set(caller, remaining);
    };
  };
}
