import type { Problem } from '@tamarack/core/errors/catalogue';
import type { FlowEvent } from '@tamarack/core/flow/events';
import type { PressKey } from '../../api/api';
import { newPressKey } from '../../api/press-key';

export interface Presses {
  keyFor(event: FlowEvent): PressKey;
  /** The press has ended; `unknown`: the server may or may not have done it. */
  ended(event: FlowEvent, outcome: 'known' | 'unknown'): void;
}

/**
 * A key for each press of a button. While it is not known whether the server did what was asked (the network dropped,
 * or it is still at work), pressing again for the same thing keeps the key, and the server does it once.
 */
export function createPresses(): Presses {
  const open = new Map<FlowEvent['type'], { readonly asked: string; readonly key: PressKey }>();
  return {
    keyFor(event) {
      const asked = JSON.stringify(event);
      const kept = open.get(event.type);
      if (kept?.asked === asked) return kept.key;
      const key = newPressKey();
      open.set(event.type, { asked, key });
      return key;
    },
    ended(event, outcome) {
      if (outcome === 'known') open.delete(event.type);
    },
  };
}

/** Whether a failed call may have done its work all the same. */
export function mayHaveWorked(problem: Problem | null): boolean {
  return (
    problem === null || problem.type === 'idempotency-in-progress' || problem.type === 'service-unavailable'
  );
}
