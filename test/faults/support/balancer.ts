import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that sends each request to the next server, as a balancer does. */
export interface Balancer {
  readonly url: string;
  /** Servers that take requests from now on. */
  use(...servers: readonly { readonly url: string }[]): void;
  close(): Promise<void>;
}

/** How often the balancer asks each server whether it is ready. */
const checkMs = 200;

/**
 * Lets the balancer use the servers that are ready, as its own checks of `/readyz` would: a server is used once it
 * accepts, and no more once it refuses. Returns what ends the checks.
 */
export function watchReadiness(
  balancer: Balancer,
  servers: readonly { readonly url: string }[],
): () => Promise<void> {
  const ready = new Set<string>();
  let isOver = false;
  const check = async ({ url }: { readonly url: string }): Promise<void> => {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(
      (error: Error) => error,
    );
    // a server that is slow to answer is neither ready nor gone
    if (answer instanceof Error && answer.name === 'TimeoutError') return;
    if (answer instanceof Error || !answer.ok) ready.delete(url);
    else ready.add(url);
    balancer.use(...servers.filter((server) => ready.has(server.url)));
  };
  const watch = async (server: { readonly url: string }): Promise<void> => {
    while (!isOver) {
      await check(server);
      await new Promise((resolve) => setTimeout(resolve, checkMs));
    }
  };
  const watching = Promise.all(servers.map(watch));
  return async () => {
    isOver = true;
    await watching;
  };
}

export async function startBalancer(): Promise<Balancer> {
  let targets: readonly string[] = [];
  let turn = 0;
  const server = http.createServer((request, response) => {
    turn += 1;
    const target = targets[turn % targets.length];
    if (target === undefined) return void response.writeHead(503).end();
    const { method, url = '/', headers } = request;
    const forwarded = http.request(new URL(url, target), { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    use: (...servers) => {
      targets = servers.map(({ url }) => url);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
