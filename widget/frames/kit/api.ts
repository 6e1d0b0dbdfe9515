import type { Problem } from '@tamarack/core/errors/catalogue';
import { createIdempotencyKey } from '../../api/create-idempotency-key';
import { retryLimit, retryPause } from '../../api/retries';
import { mayHaveSucceeded } from '../../store/state/idempotency-keys';

/** The result of a call: done, or the problem; null where there was no answer. */
export type CallResult = { readonly ok: true } | CallFailure;
/** The same with the answer's body. */
export type ReadResult<T> = { readonly ok: true; readonly body: T } | CallFailure;
interface CallFailure {
  readonly ok: false;
  readonly problem: Problem | null;
}

export const checkoutId = new URLSearchParams(location.search).get('checkoutId') ?? '';

/** Keys of changes whose outcome is unknown: the same change again reuses its key, so that the API applies it once. */
const openKeys = new Map<string, string>();

/** Calls the API on the frame's own origin, with its cookie. */
async function send<T>(
  path: string,
  init: RequestInit,
  parse: (response: Response) => Promise<T>,
): Promise<ReadResult<T>> {
  try {
    const response = await fetch(`/v1/${path}`, init);
    return response.ok
      ? { ok: true, body: await parse(response) }
      : { ok: false, problem: await parseJson<Problem>(response) };
  } catch {
    return { ok: false, problem: null };
  }
}

/** A response without content is null. */
const parseJson = async <T>(response: Response): Promise<T> =>
  (response.status === 204 ? null : response.json()) as Promise<T>;

/** Makes a change. */
export async function request<T>(method: string, path: string, body?: unknown): Promise<ReadResult<T>> {
  const text = body === undefined ? null : JSON.stringify(body);
  const change = `${method} ${path} ${text}`;
  const key = openKeys.get(change) ?? createIdempotencyKey();
  openKeys.set(change, key);
  const headers = { checkoutId, 'Idempotency-Key': key, ...(text && { 'Content-Type': 'application/json' }) };
  const result = await send<T>(path, { method, headers, body: text }, parseJson);
  if (result.ok || !mayHaveSucceeded(result.problem)) openKeys.delete(change);
  return result;
}

/** Repeats a query that failed, unless it was refused: it would be again. */
async function query<T>(
  path: string,
  parse: (response: Response) => Promise<T>,
  attempt = 0,
): Promise<ReadResult<T>> {
  const result = await send(path, { headers: { checkoutId } }, parse);
  const isRefused = !result.ok && result.problem && result.problem.status < 500;
  if (result.ok || isRefused || attempt === retryLimit) return result;
  await new Promise((resolve) => setTimeout(resolve, retryPause * 2 ** attempt));
  return query(path, parse, attempt + 1);
}

export const read = <T>(path: string): Promise<ReadResult<T>> => query<T>(path, parseJson);

export const readFile = (path: string): Promise<ReadResult<Blob>> =>
  query(path, (response) => response.blob());

/** Makes a change whose answer is of no use here. */
export async function call(method: string, path: string, body?: unknown): Promise<CallResult> {
  const result = await request(method, path, body);
  return result.ok ? { ok: true } : result;
}
