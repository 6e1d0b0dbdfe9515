import { afterAll, beforeAll, expect, test } from 'vitest';
import { isTamarackError, type TamarackError } from '../../../../sdk/node/client/tamarack-error';
import { apiVersion } from '../../../../sdk/node/contract/operations';
import { createTamarack, type Tamarack, type TamarackOptions } from '../../../../sdk/node/create-tamarack';
import { type FakeServer, startFakeServer } from '../../../support/fake-server';

const secretKey = 'sk_test_1234';
const created = { status: 201, body: { checkoutId: 'c1', clientToken: 'ct_1', expiresAt: '2026-11-25' } };
const problem = (status: number, type: string, members: object = {}) => ({
  status,
  body: { type, title: type, status, instance: 'req-1', ...members },
});

let server: FakeServer;
let tamarack: Tamarack;
const open = (options: Partial<TamarackOptions> = {}): Tamarack =>
  createTamarack({ secretKey, apiUrl: server.origin, ...options });
const create = (client = tamarack) => client.checkouts.create({ cartTotal: 640.5, orderReference: 'PO-1' });

const fail = async (call: () => PromiseLike<unknown>): Promise<TamarackError> => {
  try {
    await call();
  } catch (error) {
    if (isTamarackError(error)) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
};

beforeAll(async () => {
  server = await startFakeServer();
  tamarack = open();
});
afterAll(() => server.close());

test.each<[string, Partial<TamarackOptions>, RegExp]>([
  ['no key', { secretKey: '' }, /secretKey: expected your secret key \(sk_…\).* got nothing/],
  [
    'a key that is not set',
    { secretKey: undefined as unknown as string },
    /TAMARACK_SECRET_KEY, got nothing/,
  ],
  ['a publishable key', { secretKey: 'pk_live_9' }, /got a publishable key, which is for pages/],
  [
    'no address for the key of a sandbox',
    { secretKey: 'sk_test_9', apiUrl: undefined },
    /apiUrl: expected the origin of the sandbox that issued this key \(sk_test_…\), got nothing/,
  ],
  ['an invalid URL', { apiUrl: 'localhost' }, /apiUrl: expected an https URL/],
  ['an address in clear', { apiUrl: 'http://api.shop.example' }, /https URL, or http on this machine/],
  ['one that looks like this machine', { apiUrl: 'http://localhost.shop.example' }, /apiUrl: expected/],
  ['half a retry', { maxRetries: 0.5 }, /maxRetries: expected an integer of 0 or more, got 0.5/],
])('creating a client with %s fails without printing the key', (_, options, message) => {
  expect(() => open(options)).toThrow(message);
  expect(() => open({ secretKey: 'pk_live_9' })).not.toThrow(/pk_live_9/);
});

test.each([
  ['sk_sandbox_1', undefined, 'http://localhost:4010'],
  ['sk_live_1', undefined, 'https://api.tamarack.example'],
  ['sk_sandbox_1', 'http://localhost:4110', 'http://localhost:4110'],
])('without an address, a call goes to the API that issued the key: %s, %s', async (key, apiUrl, origin) => {
  const called: string[] = [];
  const client = createTamarack({
    secretKey: key,
    apiUrl,
    async fetch(input) {
      called.push(new Request(input).url);
      return Response.json(created.body, { status: created.status });
    },
  });
  await create(client);
  expect(called).toEqual([`${origin}/v1/merchant/checkouts`]);
});

test('a call sends the key, the body and its own idempotency key', async () => {
  server.respondWith(created);
  expect(await create()).toEqual(created.body);
  await create();
  const [first, second] = server.requests;
  expect(first).toMatchObject({ method: 'POST', url: '/v1/merchant/checkouts' });
  expect(first?.headers.authorization).toBe(`Bearer ${secretKey}`);
  expect(first?.headers['tamarack-version']).toBe(apiVersion);
  expect(JSON.parse(first?.body ?? '')).toEqual({ cartTotal: 640.5, orderReference: 'PO-1' });
  expect(first?.headers['idempotency-key']).toMatch(/^[\w-]{16,100}$/);
  expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
});

test('all attempts of a call have the same idempotency key, whatever ended the previous one', async () => {
  server.respondWith(
    'cut',
    problem(503, 'service-unavailable'),
    problem(409, 'idempotency-in-progress'),
    created,
  );
  expect(await create()).toEqual(created.body);
  expect(server.requests).toHaveLength(4);
  expect(new Set(server.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(new Set(server.requests.map(({ body }) => body)).size).toBe(1);
});

test('the caller’s own idempotency key is sent', async () => {
  server.respondWith(created);
  await tamarack.checkouts.create({ cartTotal: 640.5 }, { idempotencyKey: 'order-1042-attempt-1' });
  expect(server.requests[0]?.headers['idempotency-key']).toBe('order-1042-attempt-1');
});

test('a call waits as long as Retry-After says', async () => {
  server.respondWith({ ...problem(429, 'rate-limited'), headers: { 'retry-after': '1' } }, created);
  await create();
  const [first, second] = server.requests;
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(950);
});

test('an attempt that times out is retried', async () => {
  server.respondWith('silence', created);
  expect(await create(open({ timeout: 200 }))).toEqual(created.body);
  server.respondWith('silence');
  const error = await fail(() => create(open({ timeout: 100, maxRetries: 0 })));
  expect(error).toMatchObject({ type: 'timeout', status: null, isRetryable: true });
});

test('an error has the problem’s type, code and fields, and is not retried', async () => {
  const errors = [{ path: '/cartTotal', code: 'invalid', expected: 'a number', received: 'a string' }];
  server.respondWith(problem(400, 'validation-failed', { detail: 'cartTotal: expected a number', errors }));
  const error = await fail(() => create());
  expect(error).toMatchObject({
    name: 'TamarackError',
    type: 'validation-failed',
    status: 400,
    code: null,
    errors,
    requestId: 'req-1',
    isRetryable: false,
    message: 'Merchant_CreateCheckout: cartTotal: expected a number',
  });
  expect(server.requests).toHaveLength(1);
  server.respondWith(problem(400, 'merchant-setup', { code: 'TC-1000-04' }));
  expect(await fail(() => create())).toMatchObject({ type: 'merchant-setup', code: 'TC-1000-04' });
});

test('the error of the last retry is thrown', async () => {
  server.respondWith(problem(503, 'service-unavailable'));
  const error = await fail(() => create(open({ maxRetries: 1 })));
  expect(error).toMatchObject({ type: 'service-unavailable', status: 503, isRetryable: true });
  expect(server.requests).toHaveLength(2);
});

test('a response that is not the API’s, or a redirect, is an error', async () => {
  server.respondWith({ status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>Not here</h1>' });
  expect(await fail(() => create())).toMatchObject({ type: 'unexpected-response', status: 404 });
  server.respondWith({ status: 307, headers: { location: `${server.origin}/elsewhere` } }, created);
  expect(await fail(() => create(open({ maxRetries: 0 })))).toMatchObject({ type: 'network' });
  expect(server.requests).toHaveLength(1);
});

test('a list is requested when awaited or iterated, page by page', async () => {
  const page = (ids: readonly string[], nextCursor: string | null) => ({
    status: 200,
    body: { items: ids.map((checkoutId) => ({ checkoutId })), nextCursor },
  });
  server.respondWith(page(['a', 'b'], 'n1'), page([], 'n2'), page(['c'], null));
  const list = tamarack.checkouts.list({ status: 'completed', limit: 2 });
  expect(server.requests).toEqual([]);
  const ids: string[] = [];
  for await (const { checkoutId } of list) ids.push(checkoutId);
  expect(ids).toEqual(['a', 'b', 'c']);
  expect(server.requests.map(({ url }) => new URL(url, server.origin).search)).toEqual([
    '?status=completed&limit=2',
    '?status=completed&limit=2&cursor=n1',
    '?status=completed&limit=2&cursor=n2',
  ]);
  expect(server.requests[0]?.headers['idempotency-key']).toBeUndefined();
  server.respondWith(page(['a'], 'n1'));
  expect((await tamarack.checkouts.list()).nextCursor).toBe('n1');
});

test('an ID is encoded as one path segment, and required', async () => {
  server.respondWith({ status: 200 });
  await tamarack.checkouts.get('a/../b?c');
  expect(server.requests[0]?.url).toBe('/v1/merchant/checkouts/a%2F..%2Fb%3Fc');
  expect(await fail(() => tamarack.checkouts.get(''))).toMatchObject({
    type: 'invalid-argument',
    message: 'Merchant_GetCheckout: expected an ID, got an empty string.',
  });
});

test('aborting the signal aborts the call', async () => {
  server.respondWith('silence');
  const reason = new Error('the customer left');
  const call = tamarack.checkouts.get('a', { signal: AbortSignal.abort(reason) });
  await expect(call).rejects.toBe(reason);
});

/** A response whose body ends with an error, or never. */
const breakOff = (end: (body: ReadableStreamDefaultController) => void): Response =>
  new Response(new ReadableStream({ start: end }), { headers: { 'content-type': 'application/json' } });

test.each([
  ['breaks off', (body: ReadableStreamDefaultController) => body.error(new TypeError('terminated'))],
  ['stalls', () => undefined],
])('an answer that %s is repeated with the same idempotency key', async (_, end) => {
  const keys: (string | null)[] = [];
  const client = open({
    timeout: 200,
    fetch: async (input, init) => {
      keys.push(new Request(input, init).headers.get('idempotency-key'));
      return keys.length === 1 ? breakOff(end) : Response.json(created.body);
    },
  });
  expect(await create(client)).toEqual(created.body);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});
