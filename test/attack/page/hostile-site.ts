import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Stack } from '../../support/stack';
import { installWays, type Way } from './trap';

export type Policy = 'lax' | 'strict';

/**
 * A merchant's own pages on another site than the API: `127.0.0.1`, not `localhost`. `/` runs every way to read along,
 * `/empty` none.
 */
export interface HostileSite {
  readonly origin: string;
  /** Of the page with the ways, under a policy. */
  buildUrl(policy: Policy): string;
  close(): void;
}

const nonce = 'bWVyY2hhbnQ';

/** The stack is known later than the site's origin, which it registers. */
export async function startHostileSite(getStack: () => Stack, ways: readonly Way[]): Promise<HostileSite> {
  const script = renderScript(ways);
  const server = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
    const stack = getStack();
    const send = (type: string, body: string): void =>
      void response.setHeader('content-type', `${type}; charset=utf-8`).end(body);
    if (pathname === '/hostile.js') return send('text/javascript', script);
    if (pathname === '/worker.js') return send('text/javascript', worker);
    if (pathname === '/matched') return send('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    if (pathname === '/redirect')
      return void response.writeHead(307, { location: searchParams.get('to') ?? '/' }).end();
    if (pathname === '/copy') return send('text/html', renderCopy());
    if (pathname === '/empty') return send('text/html', '<!doctype html><title>A merchant’s page</title>');
    // the page stays where it is when a checkout in the provider's window returns to it
    if (searchParams.has('status')) return void response.writeHead(204).end();
    if (pathname !== '/') return void response.writeHead(404).end();
    response.setHeader('content-security-policy', policies[toPolicy(searchParams)](stack));
    return send('text/html', renderPage(stack));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    buildUrl: (policy) => `${origin}/?policy=${policy}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const toPolicy = (query: URLSearchParams): Policy => (query.get('policy') === 'strict' ? 'strict' : 'lax');

const policies: Readonly<Record<Policy, (stack: Stack) => string>> = {
  lax: () => "default-src * 'unsafe-inline' 'unsafe-eval' data: blob:",
  strict: ({ api, bank }) =>
    `default-src 'none'; script-src 'nonce-${nonce}' ${api}; connect-src 'self' ${api}; img-src 'self' data:; ` +
    `frame-src ${api} ${bank}; worker-src 'self'; base-uri 'none'; form-action 'none'`,
};

const renderPage = ({ api, publishableKey }: Stack): string => `<!doctype html><html lang="en"><head>
  <title>A merchant’s page</title><link rel="icon" href="data:,">
  </head><body><h1>A merchant’s page</h1>
  <script nonce="${nonce}" src="/hostile.js"></script>
  <script nonce="${nonce}" async crossorigin src="${api}/sdk/tamarack.js" data-merchant-key="${publishableKey}"></script>
  </body></html>`;

/** A document that looks like the code's frame, and belongs to the page. */
const renderCopy = (): string => `<!doctype html><html lang="en"><head>
  <title>6-digit code</title></head><body><label>6-digit code<input data-copy></label>
  <script>document.querySelector('input').addEventListener('input', ({ target }) => {
    parent.postMessage({ copied: target.value }, '*');
  });</script></body></html>`;

/** The ways' own source, as the page runs it. */
function renderScript(ways: readonly Way[]): string {
  const list = ways.map(({ name, run }) => `[${JSON.stringify(name)}, ${run.toString()}]`);
  return `'use strict';
    (${installWays.toString()})([${list.join(',\n')}]);
    void navigator.serviceWorker.register('/worker.js');`;
}

/** Reads along in every request of the page. */
const worker = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
const tell = async (seen) => {
  for (const client of await clients.matchAll({ includeUncontrolled: true })) client.postMessage(seen);
};
self.addEventListener('fetch', (event) => {
  const { request } = event;
  void request.clone().text().then((body) => tell([request.url, body, ...request.headers.values()]));
  if (request.mode !== 'cors') return;
  event.respondWith(fetch(request).then((response) => {
    const type = response.headers.get('content-type') ?? '';
    if (!type.includes('event-stream')) void response.clone().text().then((text) => tell([text]));
    return response;
  }));
});`;
