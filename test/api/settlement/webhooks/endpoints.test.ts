import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWebhookSender } from '../../../../server/src/settlement/webhooks/sending/sender';
import { type TargetError, targetRules } from '../../../../server/src/settlement/webhooks/sending/target';
import type { Api } from '../../../support/api';
import { describeMostlyOneDatabase, describeOneDatabase } from '../../../support/describe-databases';
import { createRealTimeClock } from '../../../support/fake-clock';
import {
  createMerchantClient,
  type Endpoint,
  type EndpointWithSecret,
  type MerchantClient,
  type MerchantEvent,
} from '../../../support/merchant-client';
import { type MerchantServer, startMerchantServer } from '../../../support/merchant-server';

const publicAddress = { address: '8.8.8.8', family: 4 };

describeMostlyOneDatabase('webhook endpoints', (makeApi, { test, testEach }) => {
  let api: Api;
  let server: MerchantServer;
  beforeAll(async () => {
    server = await startMerchantServer();
    api = await makeApi({ clock: createRealTimeClock() });
  });
  afterAll(() => server.close());

  const setUp = async (): Promise<{ calls: MerchantClient; path: string }> => ({
    calls: createMerchantClient(api, await api.makeMerchant()),
    path: `/${randomUUID()}`,
  });

  testEach(
    'an endpoint is created, changed, disabled and deleted; its secret is shown once and stored encrypted',
    async () => {
      const { calls, path } = await setUp();
      const made = await calls.post<EndpointWithSecret>('webhook-endpoints', {
        url: server.url(path),
        eventTypes: ['payout.paid', 'payout.returned', 'payout.paid'],
      });
      expect(made.status).toBe(201);
      const { secret, ...endpoint } = made.body;
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      expect(endpoint).toEqual({
        endpointId: expect.any(String),
        url: server.url(path),
        eventTypes: ['payout.paid', 'payout.returned'],
        createdAt: api.clock.now().toISOString(),
        disabled: null,
        failingSince: null,
        previousSecretUntil: null,
      });
      const at = `webhook-endpoints/${endpoint.endpointId}`;
      expect((await calls.get(at)).body).toEqual(endpoint);
      expect((await calls.get('webhook-endpoints')).body).toEqual({ items: [endpoint] });
      const row = await api.database
        .selectFrom('webhook_endpoint')
        .selectAll()
        .where('id', '=', endpoint.endpointId)
        .executeTakeFirstOrThrow();
      expect(Buffer.from(row.secret_cipher).toString('latin1')).not.toContain(secret.slice(6));

      const moved = await calls.patch<Endpoint>(at, { url: server.url('/moved'), eventTypes: null });
      expect(moved.body).toEqual({ ...endpoint, url: server.url('/moved'), eventTypes: null });
      const off = await calls.patch<Endpoint>(at, { enabled: false });
      expect(off.body.disabled).toEqual({ at: api.clock.now().toISOString(), reason: 'merchant' });
      expect((await calls.patch<Endpoint>(at, {})).body).toEqual(off.body);
      expect((await calls.patch<Endpoint>(at, { enabled: true })).body.disabled).toBeNull();
      expect((await calls.delete(at)).body).toEqual({ items: [] });
      for (const again of [await calls.get(at), await calls.delete(at), await calls.patch(at, {})])
        expect(again.problem.type).toBe('not-found');
    },
  );

  test('deleting an endpoint with pending deliveries stops them, and the merchant’s calls continue', async () => {
    const { calls, path } = await setUp();
    const { endpointId } = await calls.createEndpoint(server.url(path));
    server.respondWith((one) => (one.path === path ? 500 : 204));
    const ping = await calls.post<MerchantEvent>(`webhook-endpoints/${endpointId}/test`);
    expect((await calls.delete(`webhook-endpoints/${endpointId}`)).status).toBe(200);
    expect((await calls.getEvent(ping.body.eventId)).deliveries).toEqual([]);
    const next = `/${randomUUID()}`;
    const other = await calls.createEndpoint(server.url(next));
    await calls.post(`webhook-endpoints/${other.endpointId}/test`);
    await server.waitForEvents(next, 'ping');
  });

  test('after rotating the secret both sign for a day, then the new one alone', async () => {
    const { calls, path } = await setUp();
    const { endpointId, secret: first } = await calls.createEndpoint(server.url(path));
    const at = `webhook-endpoints/${endpointId}`;
    const key = randomUUID();
    const rotated = await calls.post<EndpointWithSecret>(`${at}/rotate-secret`, {}, key);
    const { secret: second } = rotated.body;
    expect((await calls.post<EndpointWithSecret>(`${at}/rotate-secret`, {}, key)).body.secret).toBe(second);
    const until = new Date(api.clock.now().getTime() + 86_400_000).toISOString();
    expect(rotated.body.previousSecretUntil).toBe(until);
    const sent = async (nth: number) => {
      await calls.post(`${at}/test`);
      await server.waitForEvents(path, 'ping', nth);
      const one = server.received.filter((each) => each.path === path)[nth - 1];
      if (!one) throw new Error('nothing came');
      return one;
    };
    const both = await sent(1);
    for (const secret of [first, second])
      expect(new Webhook(secret).verify(both.body, both.headers)).toMatchObject({ type: 'ping' });
    expect(() => new Webhook(`whsec_${btoa(randomUUID())}`).verify(both.body, both.headers)).toThrow();

    api.clock.advance({ hours: 24 });
    expect((await calls.get<Endpoint>(at)).body.previousSecretUntil).toBeNull();
    const alone = await sent(2);
    const { 'webhook-id': id = '', 'webhook-signature': signature } = alone.headers;
    expect(signature).toBe(new Webhook(second).sign(id, api.clock.now(), alone.body));
    await api.services.merchantEvents.sweep();
    const kept = await api.database
      .selectFrom('webhook_endpoint')
      .select('previous_secret_cipher')
      .where('id', '=', endpointId)
      .executeTakeFirst();
    expect(kept?.previous_secret_cipher).toBeNull();
  });

  test('rotated twice within a minute, the secret that the merchant’s server uses still signs', async () => {
    const { calls, path } = await setUp();
    const { endpointId, secret: used } = await calls.createEndpoint(server.url(path));
    const at = `webhook-endpoints/${endpointId}`;
    const rotate = async () => (await calls.post<EndpointWithSecret>(`${at}/rotate-secret`)).body;
    const once = await rotate();
    api.clock.advance({ seconds: 20 });
    const twice = await rotate();
    expect(twice.previousSecretUntil).toBe(once.previousSecretUntil);
    await calls.post(`${at}/test`);
    await server.waitForEvents(path, 'ping', 1);
    const one = server.received.find((each) => each.path === path);
    const { 'webhook-id': id = '', 'webhook-signature': signatures } = one?.headers ?? {};
    for (const secret of [used, twice.secret])
      expect(signatures).toContain(new Webhook(secret).sign(id, api.clock.now(), one?.body ?? ''));
    api.clock.advance({ minutes: 2 });
    expect((await rotate()).previousSecretUntil).not.toBe(once.previousSecretUntil);
  });

  test('one key creates one endpoint; ten at most, even concurrently', async () => {
    const { calls, path } = await setUp();
    const key = randomUUID();
    const once = async () =>
      (await calls.post<EndpointWithSecret>('webhook-endpoints', { url: server.url(path) }, key)).body;
    expect(await once()).toEqual(await once());
    const more = await Promise.all(
      Array.from({ length: 12 }, () => calls.post('webhook-endpoints', { url: server.url(path) })),
    );
    expect(more.filter(({ status }) => status === 201)).toHaveLength(9);
    for (const { status, problem } of more) if (status !== 201) expect(problem.type).toBe('step-not-allowed');
    expect((await calls.get<{ items: [] }>('webhook-endpoints')).body.items).toHaveLength(10);
  });

  test('another merchant’s endpoint is not found', async () => {
    const [mine, theirs] = [await setUp(), await setUp()];
    const { endpointId } = await mine.calls.createEndpoint(server.url(mine.path));
    for (const id of [endpointId, randomUUID(), 'no-id']) {
      const at = `webhook-endpoints/${id}`;
      for (const { problem } of [
        await theirs.calls.get(at),
        await theirs.calls.patch(at, { enabled: false }),
        await theirs.calls.patch(at, { url: server.url() }),
        await theirs.calls.post(`${at}/rotate-secret`),
        await theirs.calls.post(`${at}/test`),
        await theirs.calls.delete(at),
      ])
        expect(problem.type).toBe('not-found');
    }
    expect((await theirs.calls.get('webhook-endpoints')).body).toEqual({ items: [] });
    expect((await mine.calls.get<Endpoint>(`webhook-endpoints/${endpointId}`)).body.disabled).toBeNull();
    expect((await api.call('GET', '/v1/merchant/webhook-endpoints')).problem.type).toBe('unauthorized');
  });

  test.each([
    {},
    { url: 7 },
    { url: 'https://shop.example', eventTypes: [] },
    { url: 'https://shop.example', eventTypes: ['ping'] },
    { url: 'https://shop.example', eventTypes: ['checkout.nonsense'] },
    { url: `https://shop.example/${'x'.repeat(2000)}` },
  ])('%j is rejected', async (body) => {
    const { calls } = await setUp();
    expect((await calls.post('webhook-endpoints', body)).problem.type).toBe('validation-failed');
  });
});

describeOneDatabase('webhook endpoints outside of the sandbox', (makeApi) => {
  let server: MerchantServer;
  const resolved = new Map<string, { address: string; family: number }[]>();
  let outside: Api;
  beforeAll(async () => {
    server = await startMerchantServer();
    resolved.set('shop.example', [publicAddress]);
    resolved.set('inside.example', [{ address: '10.0.0.7', family: 4 }]);
    resolved.set('both.example', [publicAddress, { address: '::1', family: 6 }]);
    resolved.set('localhost', [{ address: '127.0.0.1', family: 4 }]);
    outside = await makeApi({
      adapters: {
        webhooks: createWebhookSender({
          local: false,
          timeoutMs: 2_000,
          resolve: async (name) => resolved.get(name) ?? [],
        }),
      },
      config: { webhookRetryDelays: [] },
    });
  });

  afterAll(() => server.close());

  test.each<[url: string, code: TargetError]>([
    ['http://shop.example/hooks', 'httpsRequired'],
    ['http://localhost:4020/hooks', 'httpsRequired'],
    ['https://localhost/hooks', 'addressRefused'],
    ['https://169.254.169.254/latest', 'addressRefused'],
    ['https://[::ffff:10.0.0.1]/hooks', 'addressRefused'],
    ['https://inside.example/hooks', 'addressRefused'],
    ['https://both.example/hooks', 'addressRefused'],
    ['https://nobody.example/hooks', 'nameUnknown'],
    ['https://me:secret@shop.example/hooks', 'credentialsInUrl'],
    ['not a url', 'urlInvalid'],
  ])('%s is rejected, on creation and on change', async (url, code) => {
    const calls = createMerchantClient(outside, await outside.makeMerchant());
    const errors = [{ path: '/url', code, expected: targetRules[code] }];
    const made = await calls.post('webhook-endpoints', { url });
    expect(made.problem).toMatchObject({ type: 'validation-failed', errors });
    const { endpointId } = await calls.createEndpoint('https://shop.example/hooks');
    const moved = await calls.patch(`webhook-endpoints/${endpointId}`, { url });
    expect(moved.problem).toMatchObject({ type: 'validation-failed', errors });
  });

  test('a host name that later resolves to a private address is not connected to', async () => {
    const calls = createMerchantClient(outside, await outside.makeMerchant());
    resolved.set('rebound.example', [publicAddress]);
    const { port } = new URL(server.url());
    const { endpointId } = await calls.createEndpoint(`https://rebound.example:${port}/rebound`);
    resolved.set('rebound.example', [{ address: '127.0.0.1', family: 4 }]);
    const ping = await calls.post<MerchantEvent>(`webhook-endpoints/${endpointId}/test`);
    const delivery = async () => (await calls.getEvent(ping.body.eventId)).deliveries[0];
    await expect.poll(delivery).toMatchObject({
      state: 'failed',
      lastFailure: 'addressRefused',
      lastStatus: null,
    });
    expect(server.received.some(({ path }) => path === '/rebound')).toBe(false);
  });
});
