import type { Problem } from '@tamarack/core/errors/catalogue';
import type { FlowEvent } from '@tamarack/core/flow/events';
import type { PressKey } from '../../api/api';
import { newPressKey } from '../../api/press-key';

export interface Presses {
  keyFor(event: FlowEvent): PressKey;
  /** The action has ended. `unknown`: the server may or may not have applied it. */
  ended(event: FlowEvent, outcome: 'known' | 'unknown'): void;
}

/**
 * Idempotency keys for user actions. While the outcome is unknown (network failure, or the server still works
 * on it), repeating the same action reuses the key, so the server applies it once.
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

/** Whether a failed call may have been applied all the same. */
export function mayHaveWorked(problem: Problem | null): boolean {
  return (
    problem === null || problem.type === 'idempotency-in-progress' || problem.type === 'service-unavailable'
  );
}
