import type { RecordedItem } from '@tamarack/core/recording/recorded-items';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createPosthog } from '../../../../server/src/adapters/posthog';
import { type AnalyticsVendorServer, startAnalyticsVendor } from '../../../support/analytics-vendor';
import type { Api } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';

const visit = 'abcdefghijklmnopabcdefghijklmnop';
const at = 1_800_000_000_000;
const press: RecordedItem = { kind: 'press', at, id: 10, x: 1, y: 1 };

describeOneDatabase('limits of a recording', (makeApi) => {
  let api: Api;
  let vendor: AnalyticsVendorServer;

  beforeAll(async () => {
    vendor = await startAnalyticsVendor();
    const analytics = createPosthog({ url: vendor.url, projectKey: 'phc_test', timeoutMs: 5_000 });
    api = await makeApi({ adapters: { analytics } });
    return () => vendor.close();
  });
  beforeEach(() => {
    vendor.received.length = 0;
  });

  const record = (body: object) =>
    api.app.inject({
      method: 'POST',
      url: '/v1/analytics/recording',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      payload: JSON.stringify({ visit, ...body }),
    });
  const makeCheckout = async () => (await api.session({ cartTotal: 900 })).checkoutId;

  test('too large a part is refused', async () => {
    const checkoutId = await makeCheckout();
    expect(
      (await record({ checkoutId, recorded: Array.from({ length: 501 }, () => press) })).statusCode,
    ).toBe(400);
    const text = 'a'.repeat(5_000);
    const texts = Array.from({ length: 14 }, (_, id) => ({ id, text }));
    const nodes = { kind: 'nodes', at, removed: [], added: [], texts, attributes: [] };
    expect((await record({ checkoutId, recorded: [nodes] })).statusCode).toBe(413);
    expect(vendor.received).toEqual([]);
  });

  test('more in a list, or longer, than the widget sends is refused', async () => {
    const checkoutId = await makeCheckout();
    const nodes = { kind: 'nodes', at, removed: [], added: [], texts: [], attributes: [] };
    const many = <T>(each: T): readonly T[] => Array.from({ length: 201 }, () => each);
    const long = 'a'.repeat(5_001);
    const bad: readonly object[] = [
      { kind: 'sheets', at, order: many(1), created: [] },
      { kind: 'sheets', at, order: [], created: many({ sheet: 1, rules: [] }) },
      { kind: 'rules', at, sheet: 1, index: 0, removed: 0, added: many('a') },
      { kind: 'rules', at, sheet: 1, index: 0, removed: 10_001, added: [] },
      { kind: 'rules', at, sheet: 1, index: 0, removed: 0, added: ['a'.repeat(4_001)] },
      { ...nodes, removed: many({ id: 10, parent: 9 }) },
      { ...nodes, added: many({ id: 10, parent: 9, next: null, node: { text: '' } }) },
      { ...nodes, texts: many({ id: 10, text: '' }) },
      { ...nodes, attributes: many({ id: 10, attributes: {} }) },
      { ...nodes, texts: [{ id: 10, text: long }] },
      { kind: 'input', at, id: 10, text: long, checked: false },
      { kind: 'press', at, id: 10, x: 100_001, y: 0 },
      { kind: 'call', at, method: 'GET', path: `/${long}`, status: 200, duration: 1, size: null },
    ];
    for (const item of bad)
      expect(
        (await record({ checkoutId, recorded: [item] })).statusCode,
        JSON.stringify(item).slice(0, 80),
      ).toBe(400);
    expect((await record({ checkoutId, recorded: [] })).statusCode).toBe(400);
    expect(vendor.received).toEqual([]);
  });

  test('recordings are limited by themselves, and use up no call of the customer', async () => {
    const { rateLimits } = api.services.config;
    const limited = await makeApi({ config: { rateLimits: { ...rateLimits, perAddress: 3 } } });
    const remoteAddress = '203.0.113.78';
    const post = async (url: string, payload: object) =>
      (await limited.app.inject({ method: 'POST', url, remoteAddress, payload })).statusCode;
    const statuses: number[] = [];
    for (let at = 0; at < 4; at++)
      statuses.push(await post('/v1/analytics/recording', { checkoutId: 'none', visit, recorded: [press] }));
    expect(statuses).toEqual([204, 204, 204, 429]);
    const call = await limited.app.inject({ url: '/v1/application', remoteAddress });
    expect(call.statusCode).toBe(401);
  });
});
