import { problem } from '../../errors';

/** How many uploads, or event streams, may run at the same time. */
export interface SlotLimits {
  /** Per session, or per network address where there is no session. */
  readonly perCaller: number;
  readonly perProcess: number;
}

/** Returns a function that releases the slot; throws `rate-limited` where none is free. */
export type TakeSlot = (caller: string) => () => void;

/** Seconds until a slot is likely to be free again. */
const retryAfter = 2;

export function createSlots(limits: SlotLimits): TakeSlot {
  const taken = new Map<string, number>();
  let all = 0;
  return (caller) => {
    const own = taken.get(caller) ?? 0;
    if (own >= limits.perCaller || all >= limits.perProcess) throw problem('rate-limited', { retryAfter });
    taken.set(caller, own + 1);
    all++;
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      all--;
      const left = (taken.get(caller) ?? 1) - 1;
      if (left === 0) taken.delete(caller);
      else taken.set(caller, left);
    };
  };
}
