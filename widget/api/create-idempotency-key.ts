import type { IdempotencyKey } from './api';

/** 128 random bits in hex. `crypto.randomUUID` is missing on pages without HTTPS. */
export function createIdempotencyKey(): IdempotencyKey {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
