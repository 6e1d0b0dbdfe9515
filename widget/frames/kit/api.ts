import type { Problem } from '@tamarack/core/errors/catalogue';
import { createIdempotencyKey } from '../../api/create-idempotency-key';

/** The result of a call: the answer, or the problem; null where there was no answer. */
export type CallResult = { readonly ok: true } | { readonly ok: false; readonly problem: Problem | null };

const checkoutId = new URLSearchParams(location.search).get('checkoutId') ?? '';

/** Calls the API on the frame's own origin, with its cookie. */
export async function call(method: string, path: string, body?: unknown): Promise<CallResult> {
  try {
    const response = await fetch(`/v1/${path}`, {
      method,
      headers: {
        checkoutId,
        ...(method !== 'GET' && { 'Idempotency-Key': createIdempotencyKey() }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return response.ok ? { ok: true } : { ok: false, problem: (await response.json()) as Problem };
  } catch {
    return { ok: false, problem: null };
  }
}
