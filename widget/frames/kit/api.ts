import type { Problem } from '@tamarack/core/errors/catalogue';
import { createIdempotencyKey } from '../../api/create-idempotency-key';
import { retriedStatuses, retryLimit, retryPause } from '../../api/http/retries';
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
  const text: string | undefined = JSON.stringify(body);
  const change = `${method} ${path} ${text}`;
  const key = openKeys.get(change) ?? createIdempotencyKey();
  openKeys.set(change, key);
  try {
    const response = await fetch(`/v1/${path}`, {
      method,
      headers: {
        checkoutId,
        ...(method !== 'GET' && { 'Idempotency-Key': key }),
        ...(text && { 'Content-Type': 'application/json' }),
      },
      body: text ?? null,
    });
    const payload = response.status === 204 ? null : await response.json();
    if (response.ok || !mayHaveSucceeded(payload as Problem)) openKeys.delete(change);
    return response.ok ? { ok: true, body: payload as T } : { ok: false, problem: payload as Problem };
  } catch {
    return { ok: false, problem: null };
  }
}

/** Repeats a query that failed, unless it was refused. */
async function retry<T>(query: () => Promise<ReadResult<T>>, pause = retryPause): Promise<ReadResult<T>> {
  const result = await query();
  const isFinal = result.ok || (result.problem && !retriedStatuses.includes(result.problem.status));
  if (isFinal || pause === retryPause * 2 ** retryLimit) return result;
  await new Promise((resolve) => setTimeout(resolve, pause));
  return retry(query, pause * 2);
}

/** A query, which is repeated if it fails. */
export const read = <T>(path: string): Promise<ReadResult<T>> => retry(() => request('GET', path));

export const readFile = (path: string): Promise<ReadResult<Blob>> =>
  retry(async () => {
    try {
      const response = await fetch(`/v1/${path}`, { headers: { checkoutId } });
      return response.ok
        ? { ok: true, body: await response.blob() }
        : { ok: false, problem: (await response.json()) as Problem };
    } catch {
      return { ok: false, problem: null };
    }
  });

/** Makes a change whose response body is not needed. */
export async function call(method: string, path: string, body?: unknown): Promise<CallResult> {
  const result = await request(method, path, body);
  return result.ok ? { ok: true } : result;
}
