import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMerchantServer } from '../../../examples/merchant-server/server.mjs';
import type { Api } from '../../support/api';
import { describeOneDatabase } from '../../support/describe-databases';
import { createRealTimeClock } from '../../support/fake-clock';
import { createMerchantClient } from '../../support/merchant-client';
import { enterOrder } from '../../support/orders';
import { testTiming } from '../../support/scoring';
import { sendTo } from '../../support/send';
import { walkTo } from '../../support/walk-to';

const listen = async (server: http.Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
};

describeOneDatabase('the example of a merchant’s server', (makeApi) => {
  let api: Api;
  let server: http.Server;
  let shop: string;
  const settings = { secretKey: '', apiUrl: '', webhookSecret: '' };

  beforeAll(async () => {
    api = await makeApi({ send: sendTo, clock: createRealTimeClock(), config: { scoring: testTiming } });
    settings.secretKey = api.merchant.secretKey;
    settings.apiUrl = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
    // an endpoint needs an address before there is a secret to verify with
    server = createMerchantServer(settings);
    shop = await listen(server);
    const url = `${shop}/webhooks/tamarack`;
    const { secret } = await createMerchantClient(api).createEndpoint(url);
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    server = createMerchantServer({ ...settings, webhookSecret: secret });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(shop + path, { method, ...(body && { body: JSON.stringify(body) }) });
    return { status: response.status, body: await response.json() };
  };

  test('an order is opened by its client token, signed, and paid once the webhook says so', async () => {
    const ordered = await call('POST', '/orders', { item: 'oven', quantity: 2 });
    expect(ordered).toMatchObject({ status: 201, body: { clientToken: expect.stringMatching(/^ct_/) } });
    const { reference, clientToken } = ordered.body;
    const path = `/orders/${reference}`;
    expect((await call('GET', path)).body).toMatchObject({ state: 'open', total: 8418.5 });
    await walkTo(api, 'signed', { person: await enterOrder(api, clientToken) });
    await expect.poll(async () => (await call('GET', path)).body.state).toBe('paid');
  });

  test('the page has no say in the total, and an unsigned webhook none at all', async () => {
    const { body } = await call('POST', '/orders', { item: 'mixer', quantity: 1, cartTotal: 1 });
    expect((await call('GET', `/orders/${body.reference}`)).body.total).toBe(2190);
    expect((await call('POST', '/orders', { item: 'toString', quantity: 1 })).status).toBe(400);
    const { checkoutId } = (await call('GET', `/orders/${body.reference}`)).body;
    const forged = { type: 'checkout.completed', data: { checkoutId, orderReference: body.reference } };
    expect((await call('POST', '/webhooks/tamarack', forged)).status).toBe(401);
    expect((await call('GET', `/orders/${body.reference}`)).body.state).toBe('open');
  });
});
