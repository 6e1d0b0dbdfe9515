import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly at: number;
}

/** `cut` ends the connection without a response, `silence` never responds. */
type FakeResponse =
  | 'cut'
  | 'silence'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown };

export interface FakeServer {
  readonly origin: string;
  readonly requests: Request[];
  /** Sets the responses of the next requests, in order; the last one is repeated. */
  respondWith(...responses: readonly FakeResponse[]): void;
  close(): Promise<void>;
}

/** An HTTP server whose responses a test sets. */
export async function startFakeServer(): Promise<FakeServer> {
  const requests: Request[] = [];
  let waiting: readonly FakeResponse[] = [];
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    requests.push({ method, url, headers, body: Buffer.concat(chunks).toString(), at: Date.now() });
    const [next = 'cut', ...others] = waiting;
    if (others.length > 0) waiting = others;
    if (next === 'silence') return;
    if (next === 'cut') return void request.socket.destroy();
    const type = next.status < 400 ? 'application/json' : 'application/problem+json';
    response.writeHead(next.status, { 'content-type': type, ...next.headers });
    response.end(typeof next.body === 'string' ? next.body : JSON.stringify(next.body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    respondWith: (...responses) => {
      requests.length = 0;
      waiting = responses;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
