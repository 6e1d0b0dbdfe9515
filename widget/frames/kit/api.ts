import type { Problem } from '@tamarack/core/errors/catalogue';
import { createIdempotencyKey } from '../../api/create-idempotency-key';
import { mayHaveSucceeded } from '../../store/state/idempotency-keys';

/** The result of a call: success, or the problem, which is null if there was no response. */
export type CallResult = { readonly ok: true } | CallFailure;
/** The same with the response's body. */
export type ReadResult<T> = { readonly ok: true; readonly body: T } | CallFailure;
interface CallFailure {
  readonly ok: false;
  readonly problem: Problem | null;
}

export const checkoutId = new URLSearchParams(location.search).get('checkoutId') ?? '';

/** Keys of changes whose outcome is unknown: the same change again reuses its key, so that the API applies it once. */
const openKeys = new Map<string, string>();

/** Calls the API on the frame's own origin, with its cookie. */
export async function request<T>(method: string, path: string, body?: unknown): Promise<ReadResult<T>> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const change = `${method} ${path} ${text}`;
  const key = openKeys.get(change) ?? createIdempotencyKey();
  openKeys.set(change, key);
  try {
    const response = await fetch(`/v1/${path}`, {
      method,
      headers: {
        checkoutId,
        ...(method !== 'GET' && { 'Idempotency-Key': key }),
        ...(text !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(text !== undefined && { body: text }),
    });
    const payload = response.status === 204 ? null : await response.json();
    if (response.ok || !mayHaveSucceeded(payload as Problem)) openKeys.delete(change);
    return response.ok ? { ok: true, body: payload as T } : { ok: false, problem: payload as Problem };
  } catch {
    return { ok: false, problem: null };
  }
}

export const read = <T>(path: string): Promise<ReadResult<T>> => request('GET', path);

export async function readFile(path: string): Promise<ReadResult<Blob>> {
  try {
    const response = await fetch(`/v1/${path}`, { headers: { checkoutId } });
    return response.ok
      ? { ok: true, body: await response.blob() }
      : { ok: false, problem: (await response.json()) as Problem };
  } catch {
    return { ok: false, problem: null };
  }
}

/** Makes a change whose response body is not needed. */
export async function call(method: string, path: string, body?: unknown): Promise<CallResult> {
  const result = await request(method, path, body);
  return result.ok ? { ok: true } : result;
}
