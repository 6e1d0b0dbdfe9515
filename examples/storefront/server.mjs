/**
 * Demo shop for restaurant supplies: the server side of a merchant's integration. Uses Node only, no
 * packages.
 *
 *   TAMARACK_API_URL       the provider's API, which also serves the script
 *   TAMARACK_PUBLISHABLE_KEY, TAMARACK_SECRET_KEY
 *   TAMARACK_WEBHOOK_SECRET  verifies webhooks at /webhooks/tamarack
 *   PORT, DATA_FOLDER
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { findAccount, signIn } from './account.mjs';
import { catalogue } from './catalogue.mjs';
import { confirm } from './confirm.mjs';
import { createEvents } from './events.mjs';
import { createInvoices } from './invoices.mjs';
import { createOrders } from './orders.mjs';
import { readMessage } from './webhooks.mjs';

const publicFolder = path.join(import.meta.dirname, 'public');
const mediaTypes = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.pdf': 'application/pdf',
};
const pages = {
  '/': 'index.html',
  '/events': 'events.html',
  '/invoices': 'invoices.html',
  '/order/confirmation': 'confirmation.html',
};
const BODY_LIMIT = 10_000;

/** Strict Content-Security-Policy: the checkout needs the provider's script, API and frames. */
const buildPolicy = ({ apiUrl }) =>
  [
    "default-src 'none'",
    `script-src 'self' ${apiUrl}`,
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${apiUrl}`,
    `frame-src ${apiUrl}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

/** Reads the raw body of a request. */
const readBody = async (request) => {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > BODY_LIMIT) throw new RangeError('body too large');
  }
  return Buffer.concat(chunks);
};

const readJson = async (request) => JSON.parse(await readBody(request));

/** Creates the server without listening. */
export const createStorefront = (settings) => {
  const orders = createOrders(path.join(settings.dataFolder, 'storefront-orders.json'));
  const events = createEvents(path.join(settings.dataFolder, 'storefront-events.json'), orders);
  const invoices = createInvoices(settings);
  const headers = {
    'content-security-policy': buildPolicy(settings),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  };
  const json = (response, status, body) =>
    response.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(body));

  const file = (response, name) => {
    const found = path.join(publicFolder, name);
    const mediaType = mediaTypes[path.extname(found)];
    if (!mediaType || !found.startsWith(publicFolder + path.sep) || !fs.existsSync(found))
      return json(response, 404, {});
    const content = mediaType.startsWith('text/html')
      ? fs
          .readFileSync(found, 'utf8')
          .replaceAll('%API_URL%', settings.apiUrl)
          .replaceAll('%PUBLISHABLE_KEY%', settings.publishableKey)
      : fs.readFileSync(found);
    response.writeHead(200, { ...headers, 'content-type': mediaType }).end(content);
  };

  const handle = async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop');
    if (request.method === 'POST' && pathname === '/webhooks/tamarack') {
      const message = readMessage(request.headers, await readBody(request), settings.webhookSecret);
      if (message) events.handle(message);
      return response.writeHead(message ? 204 : 401).end();
    }
    if (request.method === 'POST' && pathname === '/api/orders') {
      return json(response, 201, orders.create((await readJson(request)).lines));
    }
    if (request.method === 'POST' && pathname === '/api/sign-in')
      return response.writeHead(204, { ...headers, ...signIn() }).end();
    if (request.method === 'POST' && pathname === '/api/invoice-link') {
      const link = await invoices.link((await readJson(request)).number);
      return json(response, link ? 200 : 404, link ?? {});
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return json(response, 405, {});
    if (pathname === '/api/events') return json(response, 200, events.list().slice(0, 50));
    if (pathname === '/api/invoices') return json(response, 200, await invoices.list());
    if (pathname === '/api/account') return json(response, 200, findAccount(request));
    if (pathname === '/api/products') return json(response, 200, catalogue);
    if (pathname === '/api/confirmation') {
      return json(
        response,
        200,
        await confirm(settings, orders, searchParams.get('order'), searchParams.get('checkoutId')),
      );
    }
    return file(response, pages[pathname] ?? decodeURIComponent(pathname));
  };

  return http.createServer((request, response) => {
    handle(request, response).catch((error) => {
      const isClientError =
        error instanceof RangeError || error instanceof SyntaxError || error instanceof TypeError;
      json(response, isClientError ? 400 : 502, {
        error: isClientError ? 'bad-request' : 'provider-unreachable',
      });
    });
  });
};

if (process.argv[1] === import.meta.filename) {
  const { env } = process;
  const port = Number(env.PORT ?? 4020);
  createStorefront({
    apiUrl: env.TAMARACK_API_URL ?? 'http://localhost:4010',
    publishableKey: env.TAMARACK_PUBLISHABLE_KEY ?? '',
    secretKey: env.TAMARACK_SECRET_KEY ?? '',
    webhookSecret: env.TAMARACK_WEBHOOK_SECRET ?? '',
    dataFolder: env.DATA_FOLDER ?? '.tamarack',
  }).listen(port, '127.0.0.1', () => console.log(`storefront: http://localhost:${port}`));
}
