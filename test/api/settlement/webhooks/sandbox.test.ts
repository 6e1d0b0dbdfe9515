import fs from 'node:fs';
import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { createStorefront } from '../../../../examples/storefront/server.mjs';
import { sandboxMerchant } from '../../../../server/sandbox/data/seed';
import { sandboxWebhook, seedWebhook } from '../../../../server/sandbox/webhook';
import type { Api, TestMerchant } from '../../../support/api';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { createRealTimeClock } from '../../../support/fake-clock';
import { createMerchantClient, type Endpoint } from '../../../support/merchant-client';
import { makeApplicantWithOption, readAgreement, sign } from '../../../support/signing';
import { waitUntil } from '../../../support/wait-until';

interface Told {
  readonly type: string;
  readonly data: { readonly orderReference: string };
}

describeMostlyOneDatabase('webhooks to the sandbox’s storefront', (makeApi, { test, testEach }) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-shop-'));
  let api: Api;
  let shop: http.Server;
  let origin: string;
  let merchant: TestMerchant;

  beforeAll(async () => {
    api = await makeApi({ clock: createRealTimeClock() });
    shop = createStorefront({
      apiUrl: 'http://localhost:1',
      publishableKey: sandboxMerchant.publishableKey,
      secretKey: sandboxMerchant.secretKey,
      webhookSecret: sandboxWebhook.secret,
      dataFolder: folder,
    });
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    origin = `http://localhost:${(shop.address() as AddressInfo).port}`;
    const known = await api.services.merchants.findByKey('publishable', sandboxMerchant.publishableKey);
    if (!known) throw new Error('the sandbox has no merchant');
    merchant = { ...sandboxMerchant, id: known.id, origin: 'http://localhost:4020' };
  });
  afterAll(async () => {
    shop.closeAllConnections();
    await new Promise((resolve) => shop.close(resolve));
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const endpoints = async () =>
    (await createMerchantClient(api, merchant).get<{ items: Endpoint[] }>('webhook-endpoints')).body.items;
  const ask = async (at: string, body?: unknown): Promise<unknown> =>
    (await fetch(origin + at, body ? { method: 'POST', body: JSON.stringify(body) } : {})).json();

  testEach(
    'each start registers the storefront as one endpoint, and none where it is unreachable',
    async () => {
      await seedWebhook(api.services, 'http://localhost:1');
      const [first] = await endpoints();
      expect(first?.url).toBe('http://localhost:1/webhooks/tamarack');
      await seedWebhook(api.services, 'http://shop.example');
      await seedWebhook(api.services, origin);
      expect(await endpoints()).toMatchObject([
        { endpointId: first?.endpointId, url: `${origin}/webhooks/tamarack`, disabled: null },
      ]);
    },
  );

  test('a financed order is marked as paid at the shop, even if its page was never opened', async () => {
    await seedWebhook(api.services, origin);
    const order = (await ask('/api/orders', { lines: [{ id: 'espresso', quantity: 1 }] })) as {
      readonly reference: string;
      readonly total: number;
    };
    const person = await makeApplicantWithOption(api, { merchant, cartTotal: order.total / 100 });
    await api.database
      .updateTable('checkout')
      .set({ order_reference: order.reference })
      .where('id', '=', person.checkoutId)
      .execute();
    expect((await sign(person, await readAgreement(person))).status).toBe(200);
    await person.post('/v1/purchase/complete');
    const told = await waitUntil(
      async () => (await ask('/api/events')) as Told[],
      (events) => events.some(({ type }) => type === 'checkout.completed'),
    );
    expect(
      told.filter(({ data }) => data.orderReference === order.reference).map(({ type }) => type),
    ).toEqual(expect.arrayContaining(['agreement.signed', 'checkout.completed']));
    const kept = JSON.parse(fs.readFileSync(path.join(folder, 'storefront-orders.json'), 'utf8'));
    expect(new Map(kept).get(order.reference)).toMatchObject({ paid: true, checkoutId: person.checkoutId });
  });
});
