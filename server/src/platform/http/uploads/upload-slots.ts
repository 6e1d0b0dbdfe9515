import { problem } from '../../errors';

/** How many uploads, or streams of events, may run at the same time. */
export interface SlotLimits {
  /** Of a session; where there is none, of a network address. */
  readonly perCaller: number;
  readonly perProcess: number;
}

/** Answers what gives the slot back; throws `rate-limited` where there is none. */
export type TakeSlot = (caller: string) => () => void;

/** Where all are taken, one is soon free again. */
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
