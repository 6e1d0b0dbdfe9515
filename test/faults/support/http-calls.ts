import type { Api, ApiResponse } from '../../support/api';

/** The connection broke, or nothing listened: whether the call had an effect is unknown. */
class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/**
 * Calls a server over HTTP, as the tests' own API is called. `onAnswer` hears of each call: its status, or null if the
 * connection broke.
 */
export function createCall(
  url: () => string,
  onAnswer: (status: number | null, call: string) => void = () => undefined,
): Api['call'] {
  return async <T>(
    method: string,
    path: string,
    {
      headers = {},
      body,
    }: { readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown } = {},
  ): Promise<ApiResponse<T>> => {
    const isBytes = body instanceof Buffer;
    const type = body === undefined || isBytes ? {} : { 'content-type': 'application/json' };
    try {
      const response = await fetch(`${url()}${path}`, {
        method,
        headers: { ...type, ...headers },
        ...(body !== undefined && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
        signal: AbortSignal.timeout(60_000),
      });
      const text = await response.text();
      onAnswer(response.status, `${method} ${path}`);
      const parsed: unknown = text.startsWith('{') ? JSON.parse(text) : text;
      const cookie = /tamarack_resume=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
      return {
        status: response.status,
        // of several cookies, an object of all headers has the last one only
        headers: { ...Object.fromEntries(response.headers), 'set-cookie': response.headers.getSetCookie() },
        body: parsed as T,
        problem: parsed as ApiResponse<T>['problem'],
        cookie,
      };
    } catch (error) {
      onAnswer(null, `${method} ${path}`);
      throw new ConnectionLost(String(error));
    }
  };
}
