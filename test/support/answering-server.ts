import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly at: number;
}

/** `cut` ends the connection without an answer, `silence` never answers. */
type Answer =
  | 'cut'
  | 'silence'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown };

export interface AnsweringServer {
  readonly origin: string;
  readonly requests: Request[];
  /** The answers of the next requests, one after the other; the last one is repeated. */
  answer(...answers: readonly Answer[]): void;
  close(): Promise<void>;
}

/** An HTTP server that answers as it is told. */
export async function startAnsweringServer(): Promise<AnsweringServer> {
  const requests: Request[] = [];
  let waiting: readonly Answer[] = [];
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    requests.push({ method, url, headers, body: Buffer.concat(chunks).toString(), at: Date.now() });
    const [answer = 'cut', ...others] = waiting;
    if (others.length > 0) waiting = others;
    if (answer === 'silence') return;
    if (answer === 'cut') return void request.socket.destroy();
    const type = answer.status < 400 ? 'application/json' : 'application/problem+json';
    response.writeHead(answer.status, { 'content-type': type, ...answer.headers });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (...answers) => {
      requests.length = 0;
      waiting = answers;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
