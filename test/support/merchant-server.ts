import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { waitUntil } from './wait-until';

/** A message as a merchant's server got it. */
export interface ReceivedRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Which try of this id it was, the first is 1. */
  readonly attempt: number;
}

export interface ReceivedEvent {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: Record<string, unknown>;
}

/** A status; or nothing at all for as long as the caller waits. */
export type Responder = (received: ReceivedRequest) => number | 'silence' | { readonly redirectTo: string };

/** A real HTTP server of a merchant, on this machine. */
export interface MerchantServer {
  /** `http://localhost:<port>`, and whatever path follows. */
  readonly url: (path?: string) => string;
  readonly received: ReceivedRequest[];
  /** From now on. Default 204. */
  respondWith(how: Responder): void;
  /** The messages of a path and a type, once there are as many. */
  waitForEvents(path: string, type: string, count?: number): Promise<ReceivedEvent[]>;
  close(): Promise<void>;
}

export async function startMerchantServer(): Promise<MerchantServer> {
  const received: ReceivedRequest[] = [];
  let respond: Responder = () => 204;
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = request.headers as Record<string, string>;
    const path = request.url ?? '';
    const attempt =
      received.filter((one) => one.path === path && one.headers['webhook-id'] === headers['webhook-id'])
        .length + 1;
    const one = { path, headers, body: Buffer.concat(chunks).toString(), attempt };
    received.push(one);
    const how = respond(one);
    if (how === 'silence') return;
    if (typeof how === 'number') response.writeHead(how).end();
    else response.writeHead(307, { location: how.redirectTo }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const parseEvents = (path: string, type: string): ReceivedEvent[] =>
    received
      .filter((one) => one.path === path)
      .map(({ body }) => JSON.parse(body) as ReceivedEvent)
      .filter((message) => message.type === type);
  return {
    url: (path = '/hooks') => `http://localhost:${port}${path}`,
    received,
    respondWith: (how) => {
      respond = how;
    },
    waitForEvents: (path, type, count = 1) =>
      waitUntil(
        async () => parseEvents(path, type),
        (found) => found.length >= count,
      ),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Checks a message as any merchant would, by the published library. Throws where the signature is wrong. */
export function verifySignature(received: ReceivedRequest, secret: string): ReceivedEvent {
  return new Webhook(secret).verify(received.body, received.headers) as ReceivedEvent;
}
