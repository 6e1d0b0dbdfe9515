import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { getStack } from '../../e2e/support/stack';

/** The API's files, behind a server that can lose the connection instead. */
interface FailingFiles {
  readonly origin: string;
  /** Requests that match fail from now on; null: none. */
  fail(url: RegExp | null): void;
  /** Requests that match, so far. */
  count(url: RegExp): number;
}

export async function serveFailingFiles(): Promise<FailingFiles> {
  const { api } = getStack();
  const requested: string[] = [];
  let failing: RegExp | null = null;
  const server = http.createServer(async ({ url = '/' }, response) => {
    requested.push(url);
    if (failing?.test(url)) return void response.destroy();
    const found = await fetch(api + url);
    response.writeHead(found.status, {
      'access-control-allow-origin': '*',
      'content-type': found.headers.get('content-type') ?? '',
    });
    response.end(Buffer.from(await found.arrayBuffer()));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    fail: (url) => {
      failing = url;
    },
    count: (url) => requested.filter((each) => url.test(each)).length,
  };
}
