import type { SessionInfo } from '@tamarack/core/protocol/mount';
import type { PressKey } from './api';
import { apiFailure, problemOf } from './failure';
import { readProblem } from './problem';

export interface HttpOptions {
  /** Origin of the provider's API, no trailing slash. */
  readonly apiUrl: string;
  readonly session: Pick<SessionInfo, 'sessionToken' | 'checkoutId'>;
  readonly fetch?: typeof fetch | undefined;
  /** Milliseconds before the first retry of a read; doubles with each. */
  readonly retryDelay?: number | undefined;
}

export type Query = Readonly<Record<string, string | undefined>>;

export interface Http {
  get<T>(path: string, query?: Query): Promise<T>;
  file(path: string, query?: Query): Promise<Blob>;
  /** `press` names the press of a button, so that the server does its thing once. */
  change<T>(method: Method, path: string, press: PressKey, body?: unknown, how?: ChangeOptions): Promise<T>;
}

export type Method = 'POST' | 'PUT' | 'DELETE';

export interface ChangeOptions {
  /** The call outlives the page. */
  readonly keepalive?: boolean;
}

/** Times that a failed read is tried again (specification, section 7). */
const RETRIES = 3;

/** What another try can mend: no answer (0) or a server in trouble. A refusal stays one, also "too many". */
const mends = (status: number): boolean => status === 0 || status === 408 || status >= 500;

/**
 * Calls with the session's headers. No time-out; reads are tried three times more, changes never by themselves.
 * Rejects with an `ApiFailure` only.
 */
export function createHttp(options: HttpOptions): Http {
  const { apiUrl, session, retryDelay = 400 } = options;
  const send = options.fetch ?? ((...request: Parameters<typeof fetch>) => fetch(...request));
  const own = { sessionToken: session.sessionToken, checkoutId: session.checkoutId };

  const request = async (path: string, init: RequestInit): Promise<Response> => {
    let response: Response;
    try {
      response = await send(`${apiUrl}/v1/${path}`, {
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
        ...init,
      });
    } catch (error) {
      throw apiFailure(null, error);
    }
    if (!response.ok) throw apiFailure(await readProblem(response));
    return response;
  };

  const read = async (path: string, query: Query = {}): Promise<Response> => {
    const url = path + queryText(query);
    for (let retry = 0; ; retry += 1) {
      try {
        return await request(url, { headers: own });
      } catch (error) {
        const status = problemOf(error)?.status ?? 0;
        if (retry === RETRIES || !mends(status)) throw error;
        await new Promise((resolve) => setTimeout(resolve, retryDelay * 2 ** retry));
      }
    }
  };

  /** A body that breaks off is a network that dropped. */
  const body = <T>(reading: Promise<T>): Promise<T> =>
    reading.catch((error: unknown) => {
      throw apiFailure(null, error);
    });

  return {
    get: async <T>(path: string, query?: Query) => body<T>((await read(path, query)).json()),
    file: async (path, query) => body((await read(path, query)).blob()),
    change: async <T>(
      method: Method,
      path: string,
      press: PressKey,
      input?: unknown,
      how?: ChangeOptions,
    ) => {
      const json = input === undefined ? {} : { 'Content-Type': 'application/json' };
      const response = await request(path, {
        ...how,
        method,
        headers: { ...own, ...json, 'Idempotency-Key': press },
        ...(input !== undefined && { body: JSON.stringify(input) }),
      });
      return body<T>(response.json());
    },
  };
}

function queryText(query: Query): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
