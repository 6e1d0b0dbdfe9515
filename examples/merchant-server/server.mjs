/**
 * The server of a merchant, with `@tamarack/node`: creates a checkout, passes its client token to the page, and marks the
 * order as paid when the webhook arrives. No framework, no database. `npm start -- merchant-server` runs it on the sandbox, whose
 * webhooks it gets; elsewhere:
 *
 *   npm run build:node && TAMARACK_SECRET_KEY=sk_… TAMARACK_WEBHOOK_SECRET=whsec_… TAMARACK_PUBLISHABLE_KEY=pk_… \
 *     node examples/merchant-server/server.mjs
 *   npx tamarack listen --forward-to http://localhost:4030/webhooks/tamarack
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { buffer, json } from 'node:stream/consumers';
import { createTamarack, isTamarackError, verifyWebhook } from '@tamarack/node';

/** Dollars. A shop has its own. */
const prices = { oven: 4209.25, mixer: 2190 };

/** Creates the server without listening. `page` is the HTML of its one page. */
export const createMerchantServer = ({ secretKey, apiUrl, webhookSecret, page = '' }) => {
  const tamarack = createTamarack({ secretKey, ...(apiUrl && { apiUrl }) });
  const orders = new Map();

  const routes = {
    'GET /': async () => [200, page],

    /** The customer orders: the total comes from here, never from the page. */
    'POST /orders': async (request) => {
      const { item, quantity } = await json(request);
      if (!Object.hasOwn(prices, item) || !Number.isInteger(quantity) || quantity < 1 || quantity > 99)
        return [400, { error: 'unknown item or quantity' }];
      const reference = `ORDER-${randomUUID().slice(0, 8)}`;
      const total = Math.round(prices[item] * 100 * quantity) / 100;
      const { checkoutId, clientToken } = await tamarack.checkouts.create(
        {
          cartTotal: total,
          orderReference: reference,
          lineItems: [{ name: item, quantity, amount: total }],
        },
        { idempotencyKey: `${reference}-checkout` },
      );
      orders.set(reference, { reference, checkoutId, total, state: 'open' });
      // the page calls Tamarack.checkout({ clientToken }), then Tamarack.run()
      return [201, { reference, clientToken }];
    },

    'GET /orders': async (_request, reference) => {
      const order = orders.get(reference);
      return order ? [200, order] : [404, { error: 'unknown order' }];
    },

    'POST /webhooks/tamarack': async (request) => {
      const event = readEvent(await buffer(request), request.headers);
      if (event === null) return [401, {}];
      if (event.type === 'checkout.completed' || event.type === 'checkout.refunded') {
        const order = orders.get(event.data.orderReference);
        // compares the id that this server received: a page can create a checkout with the same reference
        if (order?.checkoutId === event.data.checkoutId)
          order.state = event.type === 'checkout.completed' ? 'paid' : 'refunded';
      }
      return [200, {}];
    },
  };

  const readEvent = (body, headers) => {
    try {
      return verifyWebhook(body, headers, webhookSecret);
    } catch (error) {
      if (isTamarackError(error) && error.type === 'webhook-invalid') return null;
      throw error;
    }
  };

  const handle = async (request) => {
    const [, place = '', id = ''] =
      /^(\/|\/orders|\/webhooks\/tamarack)(?:\/([\w-]+))?$/.exec(request.url) ?? [];
    const route = routes[`${request.method} ${place}`];
    return route ? route(request, id) : [404, { error: 'unknown path' }];
  };

  return http.createServer(async (request, response) => {
    const [status, body] = await handle(request).catch((error) => {
      console.error(error);
      return [error instanceof SyntaxError ? 400 : 502, { error: 'try again later' }];
    });
    const [type, text] =
      typeof body === 'string'
        ? ['text/html; charset=utf-8', body]
        : ['application/json', JSON.stringify(body)];
    response.writeHead(status, { 'content-type': type }).end(text);
  });
};

/** Starts it with the settings of an environment. */
export const startMerchantServer = ({
  TAMARACK_SECRET_KEY: secretKey,
  TAMARACK_WEBHOOK_SECRET: webhookSecret,
  TAMARACK_PUBLISHABLE_KEY: publishableKey = '',
  TAMARACK_API_URL: apiUrl = 'https://api.tamarack.example',
  PORT: port = '4030',
}) => {
  const page = fs
    .readFileSync(path.join(import.meta.dirname, 'index.html'), 'utf8')
    .replaceAll('%API_URL%', apiUrl)
    .replaceAll('%PUBLISHABLE_KEY%', publishableKey);
  const server = createMerchantServer({ secretKey, apiUrl, webhookSecret, page });
  server.listen(Number(port), '127.0.0.1', () => console.log(`merchant: http://localhost:${port}`));
};

if (process.argv[1] === import.meta.filename) startMerchantServer(process.env);
