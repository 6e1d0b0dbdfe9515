import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { waitUntil } from './wait-until';

/** A webhook request as the merchant's server received it. */
export interface ReceivedRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Number of the attempt for this message id, from 1. */
  readonly attempt: number;
}

export interface ReceivedEvent {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: Record<string, unknown>;
}

/** The status to respond with. `silence`: never responds. */
export type Responder = (received: ReceivedRequest) => number | 'silence' | { readonly redirectTo: string };

/** A merchant’s HTTP server on this machine. */
export interface MerchantServer {
  /** `http://localhost:<port>` with a path. */
  readonly url: (path?: string) => string;
  readonly received: ReceivedRequest[];
  /** Sets the response to all later requests. Default 204. */
  respondWith(responder: Responder): void;
  /** Waits until a path has received `count` events of a type. */
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
    const reply = respond(one);
    if (reply === 'silence') return;
    if (typeof reply === 'number') response.writeHead(reply).end();
    else response.writeHead(307, { location: reply.redirectTo }).end();
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
    respondWith: (responder) => {
      respond = responder;
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

/** Verifies a message with the published library, as a merchant would. Throws if the signature is wrong. */
export function verifySignature(received: ReceivedRequest, secret: string): ReceivedEvent {
  return new Webhook(secret).verify(received.body, received.headers) as ReceivedEvent;
}
