import { randomUUID } from 'node:crypto';
import { TamarackError } from '../../client/tamarack-error';
import type { Problem } from '../../client/types';

export type Method = 'GET' | 'POST' | 'PUT';

interface CallInput {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

interface SandboxResponse<T> {
  readonly body: T;
  /** The cookies that the response sets, as `name=value`. */
  readonly cookies: readonly string[];
}

/** A call by another client than the merchant's server: a page, a frame, an operator. */
export type SandboxCall = <T>(method: Method, path: string, input?: CallInput) => Promise<SandboxResponse<T>>;

export const createSandboxCall =
  (apiUrl: string): SandboxCall =>
  async <T>(method: Method, path: string, { headers = {}, body }: CallInput = {}) => {
    const response = await fetch(new URL(path, apiUrl), {
      method,
      headers: {
        ...headers,
        ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new TamarackError('network', `No response from ${apiUrl}. Is the sandbox running (npm start)?`, {
        cause,
      });
    });
    const data = (await response.json().catch(() => null)) as unknown;
    if (!response.ok) {
      const problem = (data ?? {}) as Partial<Problem>;
      throw new TamarackError(
        problem.type ?? 'unexpected-response',
        `${method} ${path}: ${problem.detail ?? problem.title ?? response.status}`,
        { status: response.status },
      );
    }
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    return { body: data as T, cookies };
  };
