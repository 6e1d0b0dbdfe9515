import type { AddressInfo } from 'node:net';
import { type RateTable, ratesPath } from '@tamarack/core/protocol/rate-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTamarack, type Tamarack } from '../../../sdk/node/create-tamarack';
import { verifyWebhook } from '../../../sdk/node/verify-webhook';
import type { Api } from '../../support/api';
import { describeOneDatabase } from '../../support/describe-databases';
import { createRealTimeClock } from '../../support/fake-clock';
import { type MerchantServer, startMerchantServer } from '../../support/merchant-server';
import { makeSignedPurchase } from '../../support/ready-to-sign';
import { sendTo } from '../../support/send';

describeOneDatabase('the package of merchants’ servers, over HTTP', (makeApi) => {
  let api: Api;
  let tamarack: Tamarack;
  let server: MerchantServer;
  beforeAll(async () => {
    server = await startMerchantServer();
    // webhooks are as old as this machine says
    api = await makeApi({ send: sendTo, clock: createRealTimeClock() });
    const { port } = api.app.server.address() as AddressInfo;
    tamarack = createTamarack({
      secretKey: api.merchant.secretKey,
      apiUrl: `http://127.0.0.1:${port}`,
    });
  });
  afterAll(() => server.close());

  test('a checkout is created, found, listed page by page and cancelled', async () => {
    const { checkoutId, clientToken } = await tamarack.checkouts.create({
      cartTotal: 640.5,
      orderReference: 'PO-1182',
      lineItems: [{ name: 'Oven', amount: 640.5 }],
    });
    expect(clientToken).toMatch(/^ct_/);
    await tamarack.checkouts.create({ cartTotal: 700, orderReference: 'PO-1183' });
    await tamarack.checkouts.create({ cartTotal: 800, orderReference: 'PO-1184' });
    const references: (string | null)[] = [];
    for await (const { orderReference } of tamarack.checkouts.list({ limit: 1 }))
      references.push(orderReference);
    expect(references).toEqual(['PO-1184', 'PO-1183', 'PO-1182']);
    const { items } = await tamarack.checkouts.list({ amount: 640.5, status: 'started' });
    expect(items.map((item) => item.checkoutId)).toEqual([checkoutId]);
    expect(await tamarack.checkouts.cancel(checkoutId)).toMatchObject({ checkoutId, status: 'cancelled' });
    expect(await tamarack.checkouts.get(checkoutId)).toMatchObject({
      status: 'cancelled',
      createdBy: 'server',
    });
  });

  test('an amount is checked by the rates that the pages advertise', async () => {
    const { origin, publishableKey } = api.merchant;
    const { body: rates } = await api.call<RateTable>('GET', ratesPath, {
      headers: { origin, merchantkey: publishableKey },
    });
    const { minimumAmount, maximumAmount } = rates;
    expect(await tamarack.eligibility.check({ amount: 4850.4 })).toEqual({
      eligible: true,
      reason: null,
      weeklyPayment: 97.12,
      weeks: 52,
      minimumAmount,
      maximumAmount,
    });
    const none = { eligible: false, weeklyPayment: null, weeks: null, minimumAmount, maximumAmount };
    expect(await tamarack.eligibility.check({ amount: minimumAmount - 0.01 })).toEqual({
      ...none,
      reason: 'belowMinimum',
    });
    expect(await tamarack.eligibility.check({ amount: maximumAmount + 0.01 })).toEqual({
      ...none,
      reason: 'aboveMaximum',
    });
    await expect(tamarack.eligibility.check({ amount: 48.505 })).rejects.toMatchObject({
      type: 'validation-failed',
      errors: [{ path: '/amount' }],
    });
  });

  test('a call with the idempotency key of another one gets its answer', async () => {
    const input = { cartTotal: 900, orderReference: 'PO-1185' };
    const options = { idempotencyKey: 'order-1185-checkout' };
    const first = await tamarack.checkouts.create(input, options);
    expect(await tamarack.checkouts.create(input, options)).toEqual(first);
    expect((await tamarack.checkouts.list({ orderReference: 'PO-1185' })).items).toHaveLength(1);
  });

  test('a refusal has the problem of the API', async () => {
    await expect(tamarack.checkouts.create({ cartTotal: 20 })).rejects.toMatchObject({
      name: 'TamarackError',
      type: 'validation-failed',
      status: 400,
      errors: [{ path: '/cartTotal', code: 'cartTotalMinimum' }],
      requestId: expect.any(String),
    });
    await expect(tamarack.payouts.get('nothing')).rejects.toMatchObject({ type: 'not-found', status: 404 });
    const { port } = api.app.server.address() as AddressInfo;
    const stranger = createTamarack({ secretKey: 'sk_test_nobody', apiUrl: `http://127.0.0.1:${port}` });
    await expect(stranger.checkouts.list()).rejects.toMatchObject({ type: 'unauthorized', status: 401 });
  });

  test('a webhook that the API sent is verified', async () => {
    const { endpointId, secret } = await tamarack.webhookEndpoints.create({ url: server.url() });
    await tamarack.webhookEndpoints.test(endpointId);
    await server.waitForEvents('/hooks', 'ping');
    const [received] = server.received;
    const event = verifyWebhook(received?.body ?? '', received?.headers ?? {}, secret);
    expect(event).toMatchObject({ type: 'ping', data: { endpointId } });
    expect(await tamarack.events.get(event.id)).toMatchObject({ eventId: event.id, type: 'ping' });
    expect(await tamarack.webhookEndpoints.remove(endpointId)).toEqual([]);
  });

  test('an invoice link is created, sent and ended, and a purchase refunded', async () => {
    const { linkId } = await tamarack.invoiceLinks.create({
      amount: 3264.17,
      invoiceId: 'NL-1',
      customerEmail: 'marie@cafe.example',
    });
    expect(await tamarack.invoiceLinks.send(linkId)).toMatchObject({ linkId, status: 'open' });
    expect(await tamarack.invoiceLinks.deactivate(linkId)).toMatchObject({ status: 'deactivated' });
    expect((await tamarack.invoiceLinks.list({ invoiceId: 'nl 1' })).items).toHaveLength(1);
    const { checkoutId } = await makeSignedPurchase(api);
    expect(await tamarack.checkouts.refund(checkoutId, { amount: 100 })).toMatchObject({ refunded: 100 });
    const [payout] = (await tamarack.payouts.list()).items;
    expect(payout).toMatchObject({ checkoutId, kind: 'purchase', amount: 7900 });
  });
});
