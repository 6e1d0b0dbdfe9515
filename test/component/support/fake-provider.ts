import { type ProblemType, problemTypes } from '@tamarack/core/errors/catalogue';
import type { ApplicationView } from '../../../widget/api/types';

interface Call {
  readonly method: string;
  /** Without `/v1`, with its query. */
  readonly path: string;
  readonly body: unknown;
  readonly headers: Headers;
}

export type Responder = () => Response | Promise<Response>;

export interface FakeProvider {
  readonly fetch: typeof fetch;
  readonly calls: readonly Call[];
  /** What the server knows now; every call is answered with it unless something else is set. */
  view: ApplicationView;
  /** Answers for the next calls of a method and path, in order; then the view again. */
  respondNext(method: string, path: string, ...answers: Responder[]): void;
  /** Calls of a method and path. */
  count(method: string, path: string): number;
}

export const createJsonResponse = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export const createProblemResponse =
  (type: ProblemType, more: object = {}): Responder =>
  () =>
    createJsonResponse(
      { type, title: type, status: problemTypes[type], instance: 'req-1', ...more },
      problemTypes[type],
    );

export const failNetwork: Responder = () => Promise.reject(new TypeError('Failed to fetch'));

/** The provider's API in memory, below the real client: requests and answers are those of `fetch`. */
export function createFakeProvider(view: ApplicationView): FakeProvider {
  const calls: Call[] = [];
  const planned = new Map<string, Responder[]>();
  const provider: FakeProvider = {
    calls,
    view,
    respondNext: (method, path, ...answers) => void planned.set(`${method} ${path}`, answers),
    count: (method, path) => calls.filter((call) => call.method === method && call.path === path).length,
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const path = pathname.replace(/^\/v1/, '');
      const text = await request.text();
      calls.push({
        method: request.method,
        path: `${path}${search}`,
        body: text === '' ? undefined : JSON.parse(text),
        headers: request.headers,
      });
      const answer = planned.get(`${request.method} ${path}`)?.shift();
      return answer ? answer() : createJsonResponse(provider.view);
    },
  };
  return provider;
}

/** An answer that waits until it is let go. */
export function deferResponse(answer: Responder): { answer: Responder; release: () => void } {
  let release = (): void => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { answer: () => gate.then(answer), release };
}
