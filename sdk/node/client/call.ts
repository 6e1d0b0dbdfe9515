import { randomUUID } from 'node:crypto';
import ky, { HTTPError, type KyInstance } from 'ky';
import { apiVersion, operations } from '../contract/operations';
import { TamarackError } from './tamarack-error';
import { parseProblem, toTamarackError } from './to-tamarack-error';
import type { OperationId, Output } from './types';

export interface CallSettings {
  readonly secretKey: string;
  readonly apiUrl: string;
  /** Milliseconds for each attempt. */
  readonly timeout: number;
  readonly maxRetries: number;
  readonly fetch: typeof globalThis.fetch;
}

/** Options of one call. */
export interface CallOptions {
  /**
   * For calls that change data; 16 to 100 letters, digits, hyphens or underscores. Default: a random key, which all attempts
   * of this call share. If you pass your own, derived from your order for example, a repeated call returns the first
   * response for 24 hours.
   */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

interface CallInput {
  readonly id?: string;
  readonly query?: object;
  readonly body?: object;
}

/** Calls one operation of the contract. */
export type Call = <Id extends OperationId>(
  operation: Id,
  input: CallInput,
  options?: CallOptions,
) => Promise<Output<Id>>;

const retriedStatuses = [408, 429, 500, 502, 503, 504];
const maxDelayMs = 8_000;
const maxRetryAfterMs = 60_000;

/**
 * All attempts of a call share one idempotency key, so a retry is safe even if the attempt before it succeeded.
 */
export function createCall(settings: CallSettings): Call {
  const client = createClient(settings);
  return async (operation, input, { idempotencyKey, signal } = {}) => {
    const { method, path } = operations[operation];
    const url = new URL(fillPath(operation, path, input.id), settings.apiUrl);
    for (const [name, value] of Object.entries(input.query ?? {}))
      if (value !== undefined) url.searchParams.set(name, String(value));
    try {
      const response = await client(url, {
        method,
        headers: method === 'get' ? {} : { 'idempotency-key': idempotencyKey ?? randomUUID() },
        ...(input.body && { json: input.body }),
        ...(signal && { signal }),
      });
      return await response.json();
    } catch (error) {
      signal?.throwIfAborted();
      throw await toTamarackError(error, operation);
    }
  };
}

function createClient({ secretKey, timeout, maxRetries, fetch }: CallSettings): KyInstance {
  return ky.create({
    fetch: readWhole(fetch),
    timeout,
    // a redirect could send the key to another host
    redirect: 'error',
    headers: { authorization: `Bearer ${secretKey}`, 'tamarack-version': apiVersion },
    retry: {
      limit: maxRetries,
      methods: ['get', 'post', 'patch', 'delete'],
      statusCodes: retriedStatuses,
      afterStatusCodes: [429, 503],
      maxRetryAfter: maxRetryAfterMs,
      backoffLimit: maxDelayMs,
      jitter: (delay) => delay * (0.75 + Math.random() / 2),
      retryOnTimeout: true,
      shouldRetry: async ({ error }) => (await isInProgress(error)) || undefined,
    },
  });
}

/** Statuses whose responses have no body. */
const bodiless = [204, 205, 304];

/** Reads the body within the attempt, so that timeout and retries cover it too. */
const readWhole =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    const { status, statusText, headers } = response;
    const body = bodiless.includes(status) ? null : await response.arrayBuffer();
    return new Response(body, { status, statusText, headers });
  };

/** An earlier attempt of this call is still in progress: a retry returns its response. */
async function isInProgress(error: Error): Promise<boolean> {
  if (!(error instanceof HTTPError) || error.response.status !== 409) return false;
  const problem = await parseProblem(error.response.clone());
  return problem?.type === 'idempotency-in-progress';
}

function fillPath(operation: string, path: string, id: string | undefined): string {
  return path.replace(/\{\w+\}/, () => {
    if (typeof id === 'string' && id !== '') return encodeURIComponent(id);
    throw new TamarackError('invalid-argument', `${operation}: expected an ID, got ${describe(id)}.`);
  });
}

const describe = (value: unknown): string => (value === '' ? 'an empty string' : typeof value);
