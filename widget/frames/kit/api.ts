import type { Problem } from '@tamarack/core/errors/catalogue';
import { createIdempotencyKey } from '../../api/create-idempotency-key';

/** The result of a call: done, or the problem; null where there was no answer. */
export type CallResult = { readonly ok: true } | CallFailure;
/** The result of a read, with the answer's body. */
export type ReadResult<T> = { readonly ok: true; readonly body: T } | CallFailure;
interface CallFailure {
  readonly ok: false;
  readonly problem: Problem | null;
}

export const checkoutId = new URLSearchParams(location.search).get('checkoutId') ?? '';

/** Calls the API on the frame's own origin, with its cookie. */
async function fetchResponse(method: string, path: string, body?: unknown): Promise<Response | CallFailure> {
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
    return response.ok ? response : { ok: false, problem: (await response.json()) as Problem };
  } catch {
    return { ok: false, problem: null };
  }
}

const isResponse = (answer: Response | CallFailure): answer is Response => answer.ok;

export async function call(method: string, path: string, body?: unknown): Promise<CallResult> {
  const answer = await fetchResponse(method, path, body);
  return isResponse(answer) ? { ok: true } : answer;
}

export async function read<T>(path: string): Promise<ReadResult<T>> {
  const answer = await fetchResponse('GET', path);
  if (!isResponse(answer)) return answer;
  try {
    return { ok: true, body: (await answer.json()) as T };
  } catch {
    return { ok: false, problem: null };
  }
}

export async function readFile(path: string): Promise<ReadResult<Blob>> {
  const answer = await fetchResponse('GET', path);
  if (!isResponse(answer)) return answer;
  try {
    return { ok: true, body: await answer.blob() };
  } catch {
    return { ok: false, problem: null };
  }
}
