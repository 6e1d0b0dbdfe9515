import type { Problem } from '@tamarack/core/errors/catalogue';
import type { FlowEvent } from '@tamarack/core/flow/events';
import type { IdempotencyKey } from '../../api/api';
import { createIdempotencyKey } from '../../api/create-idempotency-key';

interface IdempotencyKeys {
  getKey(event: FlowEvent): IdempotencyKey;
  /** The action has ended. `unknown`: the server may or may not have applied it. */
  complete(event: FlowEvent, outcome: 'known' | 'unknown'): void;
}

/**
 * Idempotency keys for user actions. While the outcome is unknown (network failure, or the server still works
 * on it), repeating the same action reuses the key, so the server applies it once.
 */
export function createIdempotencyKeys(): IdempotencyKeys {
  const open = new Map<FlowEvent['type'], { readonly request: string; readonly key: IdempotencyKey }>();
  return {
    getKey(event) {
      const request = JSON.stringify(event);
      const previous = open.get(event.type);
      if (previous?.request === request) return previous.key;
      const key = createIdempotencyKey();
      open.set(event.type, { request, key });
      return key;
    },
    complete(event, outcome) {
      if (outcome === 'known') open.delete(event.type);
    },
  };
}

/** Whether a failed call may have been applied all the same. */
export function mayHaveSucceeded(problem: Problem | null): boolean {
  return (
    problem === null || problem.type === 'idempotency-in-progress' || problem.type === 'service-unavailable'
  );
}
