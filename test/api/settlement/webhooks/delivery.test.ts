import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import { readOutbox } from '../../../../server/sandbox/outbox/outbox';
import {
  createWebhookSender,
  type SignedRequest,
} from '../../../../server/src/settlement/webhooks/sending/sender';
import type { Api, TestMerchant } from '../../../support/api';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { createRealTimeClock } from '../../../support/fake-clock';
import {
  createMerchantClient,
  type MerchantClient,
  type MerchantEvent,
} from '../../../support/merchant-client';
import {
  type MerchantServer,
  type Responder,
  startMerchantServer,
  verifySignature,
} from '../../../support/merchant-server';
import { waitUntil } from '../../../support/wait-until';

const payee = {
  legalName: 'Boréal inc.',
  institution: '001',
  transit: '00011',
  number: '1234567',
  remittanceEmail: 'comptes@boreal.example',
  language: 'fr',
} as const;

type Delivery = MerchantEvent['deliveries'][number];

describeMostlyOneDatabase('webhook deliveries', (makeApi, { test, testEach }) => {
  /** Answers by path; other tests' places are not touched. */
  const answers = new Map<string, Responder>();
  /** What is sent to a path waits for it to open. */
  const gates = new Map<string, Promise<void>>();
  /** Nobody waits ten seconds for what will not come, and nothing that comes is waited for too short. */
  const isUnanswered = ({ url, headers, body }: SignedRequest): boolean => {
    const path = new URL(url).pathname;
    const id = headers['webhook-id'];
    const before = server.received.filter((one) => one.path === path && one.headers['webhook-id'] === id);
    return answers.get(path)?.({ path, headers, body, attempt: before.length + 1 }) === 'silence';
  };
  const patient = createWebhookSender({ local: true, timeoutMs: 10_000 });
  const hasty = createWebhookSender({ local: true, timeoutMs: 300 });
  let api: Api;
  let server: MerchantServer;
  beforeAll(async () => {
    server = await startMerchantServer();
    api = await makeApi({
      clock: createRealTimeClock(),
      // three tries, one after the other
      config: { webhookRetryDelays: [0, 0] },
      adapters: {
        webhooks: {
          ...patient,
          send: async (message) => {
            await gates.get(new URL(message.url).pathname);
            return (isUnanswered(message) ? hasty : patient).send(message);
          },
        },
      },
    });
  });
  afterAll(() => server.close());

  interface Place {
    readonly merchant: TestMerchant;
    readonly calls: MerchantClient;
    readonly path: string;
    readonly endpointId: string;
    readonly secret: string;
  }
  const setUp = async (): Promise<Place> => {
    const merchant = await api.makeMerchant();
    const calls = createMerchantClient(api, merchant);
    const path = `/${randomUUID()}`;
    return { merchant, calls, path, ...(await calls.createEndpoint(server.url(path))) };
  };
  const at = ({ path }: Place) => server.received.filter((one) => one.path === path);
  const ping = async ({ calls, endpointId }: Place): Promise<string> =>
    (await calls.post<MerchantEvent>(`webhook-endpoints/${endpointId}/test`)).body.eventId;
  const ended = async ({ calls }: Place, eventId: string): Promise<Delivery> => {
    const { deliveries } = await waitUntil(
      () => calls.getEvent(eventId),
      (event) => event.deliveries.every(({ state }) => state !== 'pending'),
    );
    if (!deliveries[0]) throw new Error('there is no delivery');
    return deliveries[0];
  };
  const answer = ({ path }: Place, how: Responder): void => {
    answers.set(path, how);
    server.respondWith((one) => answers.get(one.path)?.(one) ?? 204);
  };

  test('500 and then 200: one ID twice, signed each time, and no third attempt', async () => {
    const place = await setUp();
    answer(place, ({ attempt }) => (attempt === 1 ? 500 : 200));
    const id = await ping(place);
    expect(await ended(place, id)).toMatchObject({
      state: 'delivered',
      attempts: 2,
      lastStatus: 200,
      lastFailure: null,
      nextTryAt: null,
      deliveredAt: api.clock.now().toISOString(),
    });
    expect(at(place).map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
    expect(at(place).map((one) => verifySignature(one, place.secret).data)).toEqual([
      { endpointId: place.endpointId },
      { endpointId: place.endpointId },
    ]);
    expect(new Set(at(place).map(({ body }) => body)).size).toBe(1);
  });

  test.each([
    404, 500, 301,
  ])('%i on every attempt: the delivery fails, and each attempt is counted', async (status) => {
    const place = await setUp();
    answer(place, () => status);
    const delivery = await ended(place, await ping(place));
    expect(delivery).toMatchObject({ state: 'failed', attempts: 3, lastStatus: status, deliveredAt: null });
    const { body } = await place.calls.get<{ failingSince: string }>(`webhook-endpoints/${place.endpointId}`);
    expect(body.failingSince).toBe(api.clock.now().toISOString());
    answer(place, () => 200);
    await ended(place, await ping(place));
    const after = await place.calls.get<{ failingSince: null }>(`webhook-endpoints/${place.endpointId}`);
    expect(after.body.failingSince).toBeNull();
  });

  test('a redirect counts as a failure and is not followed', async () => {
    const place = await setUp();
    answer(place, () => ({ redirectTo: server.url('/stolen') }));
    expect(await ended(place, await ping(place))).toMatchObject({ state: 'failed', lastStatus: 307 });
    expect(server.received.some(({ path }) => path === '/stolen')).toBe(false);
  });

  test('a timeout is retried', async () => {
    const place = await setUp();
    answer(place, ({ attempt }) => (attempt === 1 ? 'silence' : 204));
    const delivery = await ended(place, await ping(place));
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 2 });
    answer(place, () => 'silence');
    expect(await ended(place, await ping(place))).toMatchObject({
      state: 'failed',
      lastFailure: 'timeout',
      lastStatus: null,
    });
  });

  testEach('410 disables the endpoint and cancels its pending deliveries', async () => {
    const place = await setUp();
    answer(place, () => 410);
    expect(await ended(place, await ping(place))).toMatchObject({ state: 'failed', attempts: 1 });
    const { body } = await place.calls.get<{ disabled: object }>(`webhook-endpoints/${place.endpointId}`);
    expect(body.disabled).toEqual({ at: api.clock.now().toISOString(), reason: 'gone' });
    const refused = await place.calls.post(`webhook-endpoints/${place.endpointId}/test`);
    expect(refused.problem.type).toBe('step-not-allowed');
    expect(at(place)).toHaveLength(1);
    answer(place, () => 200);
    const on = await place.calls.patch<{ disabled: null }>(`webhook-endpoints/${place.endpointId}`, {
      enabled: true,
    });
    expect(on.body.disabled).toBeNull();
    expect(await ended(place, await ping(place))).toMatchObject({ state: 'delivered' });
  });

  testEach(
    'an endpoint that fails for five days is disabled at the end of a delivery, not before',
    async () => {
      const place = await setUp();
      await api.services.payouts.payees.set(place.merchant.id, payee, 'system');
      answer(place, () => 503);
      const state = async () =>
        (
          await place.calls.get<{ disabled: { reason: string } | null }>(
            `webhook-endpoints/${place.endpointId}`,
          )
        ).body.disabled?.reason ?? null;
      await ended(place, await ping(place));
      api.clock.advance({ hours: 119 });
      await ended(place, await ping(place));
      expect(await state()).toBeNull();
      api.clock.advance({ hours: 1 });
      answer(place, ({ attempt }) => (attempt === 2 ? 200 : 503));
      await ended(place, await ping(place));
      expect(await state()).toBeNull();
      answer(place, () => 503);
      await ended(place, await ping(place));
      expect(await state()).toBeNull();
      api.clock.advance({ hours: 120 });
      await ended(place, await ping(place));
      expect(await state()).toBe('failing');
      const told = await waitUntil(
        () => readOutbox(api.database, 5),
        (mails) => mails.some(({ recipient }) => recipient === 'comptes@boreal.example'),
      );
      const [mail] = told.filter(({ recipient }) => recipient === 'comptes@boreal.example');
      expect(mail?.subject).toMatch(/Nous n’envoyons plus d’événements à localhost/);
      expect(mail?.text).not.toContain(place.path);
    },
  );

  test('resends to one endpoint with all its attempts, or to all that subscribe to the type', async () => {
    const [place, other] = [await setUp(), `/${randomUUID()}`];
    answer(place, () => 500);
    const id = await ping(place);
    await ended(place, id);
    answer(place, ({ attempt }) => (attempt < 6 ? 500 : 200));
    const { endpointId } = place;
    const { status, body } = await place.calls.post<MerchantEvent>(`events/${id}/resend`, { endpointId });
    expect([status, body.deliveries[0]?.state]).toEqual([200, 'pending']);
    expect(await ended(place, id)).toMatchObject({ state: 'delivered', attempts: 6 });
    expect(at(place).map(({ headers }) => headers['webhook-id'])).toEqual(Array(6).fill(id));

    // an endpoint that came later gets what was before it
    await place.calls.createEndpoint(server.url(other));
    await place.calls.post(`events/${id}/resend`);
    expect((await server.waitForEvents(other, 'ping'))[0]?.id).toBe(id);
    await ended(place, id);
    expect(at(place)).toHaveLength(7);
  });

  test('one idempotency key makes one resend', async () => {
    const place = await setUp();
    const id = await ping(place);
    await ended(place, id);
    const key = randomUUID();
    for (const _ of [1, 2, 3]) await place.calls.post(`events/${id}/resend`, {}, key);
    await ended(place, id);
    await ended(place, await ping(place));
    expect(at(place).filter(({ headers }) => headers['webhook-id'] === id)).toHaveLength(2);
  });

  test('an endpoint that does not respond does not delay others', async () => {
    const slow = await Promise.all(Array.from({ length: 7 }, () => setUp()));
    let answerAtLast: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      answerAtLast = resolve;
    });
    for (const { path } of slow) gates.set(path, gate);
    const waiting = await Promise.all(slow.flatMap((place) => [ping(place), ping(place)]));
    const quick = await setUp();
    expect(await ended(quick, await ping(quick))).toMatchObject({ state: 'delivered', attempts: 1 });
    const left = await Promise.all(slow.map(({ calls }) => calls.listEvents('?delivery=pending')));
    expect(left.flat()).toHaveLength(waiting.length);
    answerAtLast();
    for (const [index, id] of waiting.entries()) {
      const place = slow[Math.floor(index / 2)];
      if (place) expect(await ended(place, id)).toMatchObject({ state: 'delivered' });
    }
  });

  test('many concurrent events each arrive once', async () => {
    const place = await setUp();
    const ids = await Promise.all(Array.from({ length: 25 }, () => ping(place)));
    for (const id of ids) await ended(place, id);
    expect(
      at(place)
        .map(({ headers }) => headers['webhook-id'])
        .sort(),
    ).toEqual([...ids].sort());
  });

  testEach('a delivery whose job was lost is sent within minutes', async () => {
    const place = await setUp();
    const id = await ping(place);
    await ended(place, id);
    await api.database
      .updateTable('webhook_delivery')
      .set({ state: 'pending', next_try_at: api.clock.now(), delivered_at: null })
      .where('event_id', '=', id)
      .execute();
    api.clock.advance({ minutes: 2 });
    await api.services.merchantEvents.requeueOverdue();
    expect(await ended(place, id)).toMatchObject({ state: 'delivered', attempts: 2 });
  });
});
