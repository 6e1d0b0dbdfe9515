import type { IdempotencyKey } from './api';

/** 128 random bits, as four decimal numbers. `crypto.randomUUID` is missing on pages without HTTPS. */
export function createIdempotencyKey(): IdempotencyKey {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
