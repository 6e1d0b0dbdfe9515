import type { SessionInfo } from '@tamarack/core/protocol/mount';
import type { KyInstance } from 'ky';
import type { IdempotencyKey } from '../api';
import { createApiFailure } from '../failure';
import { readProblem } from './problem';
import { retriedStatuses, retryLimit, retryPause } from './retries';
import { callOptions } from './session-headers';
import type { CallWatch } from './watch-calls';

export interface HttpOptions {
  /** Origin of the provider's API, no trailing slash. */
  readonly apiUrl: string;
  readonly session: Pick<SessionInfo, 'sessionToken' | 'checkoutId'>;
  readonly fetch?: typeof fetch | undefined;
  /** Called for uploads, which do not use `fetch`. */
  readonly startCall?: CallWatch['begin'] | undefined;
  /** Milliseconds before the first retry of a read. Doubles with each retry. */
  readonly retryDelay?: number | undefined;
}

export type Query = Readonly<Record<string, string | undefined>>;

interface Http {
  get<T>(path: string, query?: Query): Promise<T>;
  /** Sends the idempotency key. */
  change<T>(
    method: Method,
    path: string,
    idempotencyKey: IdempotencyKey,
    body?: unknown,
    options?: ChangeOptions,
  ): Promise<T>;
  /** Like `change`, for a response without a body. */
  send(method: Method, path: string, idempotencyKey: IdempotencyKey, options?: ChangeOptions): Promise<void>;
}

export type Method = 'POST' | 'PUT' | 'DELETE';

export interface ChangeOptions {
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
}

/**
 * HTTP client with the session's headers and no timeout. Reads are retried three times, changes never.
 * Rejects with an `ApiFailure` only. The client library is loaded with the first call.
 */
export function createHttp({
  apiUrl,
  session,
  fetch: fetchWith,
  retryDelay = retryPause,
}: HttpOptions): Http {
  let client: Promise<KyInstance> | undefined;
  const load = (): Promise<KyInstance> => {
    client ??= import('ky').then(({ default: ky }) =>
      ky.create({
        prefixUrl: `${apiUrl}/v1`,
        timeout: false,
        throwHttpErrors: true,
        ...callOptions(session),
        retry: {
          limit: retryLimit,
          methods: ['get'],
          statusCodes: retriedStatuses,
          afterStatusCodes: [],
          delay: (attempt) => retryDelay * 2 ** (attempt - 1),
        },
        ...(fetchWith && { fetch: fetchWith }),
      }),
    );
    client.catch(() => {
      client = undefined;
    });
    return client;
  };

  const call = async <T>(request: (ky: KyInstance) => Promise<T>): Promise<T> => {
    try {
      return await request(await load());
    } catch (error) {
      const response = getResponse(error);
      throw createApiFailure(response === null ? null : await readProblem(response), error);
    }
  };

  return {
    get: <T>(path: string, query: Query = {}) =>
      call((ky) => ky.get(path, { searchParams: removeUndefined(query) }).json<T>()),
    change: <T>(
      method: Method,
      path: string,
      idempotencyKey: IdempotencyKey,
      body?: unknown,
      options: ChangeOptions = {},
    ) =>
      call((ky) =>
        ky(path, {
          ...options,
          method,
          headers: { 'Idempotency-Key': idempotencyKey },
          ...(body !== undefined && { json: body }),
        }).json<T>(),
      ),
    send: (method, path, idempotencyKey, options = {}) =>
      call(async (ky) => {
        await ky(path, { ...options, method, headers: { 'Idempotency-Key': idempotencyKey } });
      }),
  };
}

/** ky's HTTP errors carry the response; other errors have none. */
function getResponse(error: unknown): Response | null {
  const found = typeof error === 'object' && error !== null && 'response' in error ? error.response : null;
  return found instanceof Response ? found : null;
}

function removeUndefined(query: Query): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}
