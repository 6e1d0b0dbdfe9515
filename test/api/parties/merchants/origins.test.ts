import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import {
  createMerchantsService,
  type MerchantsService,
} from '../../../../server/src/parties/merchants/service';
import type { Api } from '../../../support/api';
import { describeEachDatabase } from '../../../support/describe-databases';

describeEachDatabase('origins of merchants’ pages', (makeApi) => {
  let api: Api;
  /** Another process over the same database. */
  let other: MerchantsService;
  beforeAll(async () => {
    api = await makeApi();
    const { database, services, clock } = api;
    other = createMerchantsService({ database, keys: services.keys, mode: 'test', now: clock.now });
  });

  const makeMerchant = async (origins: readonly string[]): Promise<string> => {
    const { merchants } = api.services;
    return (await merchants.create({ name: 'Shop', legalName: 'Shop Ltd.', origins }, null)).id;
  };

  test('a new origin works within seconds in other processes, a removed one for a minute at most', async () => {
    const origin = `https://${randomUUID()}.example`;
    const { merchants } = api.services;
    expect([await merchants.origins.isRegistered(origin), await other.origins.isRegistered(origin)]).toEqual([
      false,
      false,
    ]);
    const id = await makeMerchant([origin]);
    expect([await merchants.origins.isRegistered(origin), await other.origins.isRegistered(origin)]).toEqual([
      true,
      false,
    ]);
    api.clock.advance({ seconds: 6 });
    expect(await other.origins.isRegistered(origin)).toBe(true);
    expect(await other.origins.isRegisteredBy(origin, id)).toBe(true);
    await merchants.change(id, { origins: [] }, null);
    expect(await merchants.origins.isRegistered(origin)).toBe(false);
    api.clock.advance({ seconds: 50 });
    expect(await other.origins.isRegistered(origin)).toBe(true);
    api.clock.advance({ seconds: 11 });
    expect(await other.origins.isRegistered(origin)).toBe(false);
    expect(await other.origins.isRegisteredBy(origin, id)).toBe(false);
  });

  test('an origin of two merchants is registered by both, and stays when one leaves it', async () => {
    const origin = `https://${randomUUID()}.example`;
    const [first, second] = [await makeMerchant([origin]), await makeMerchant([origin])];
    const { origins } = api.services.merchants;
    expect(await origins.isRegisteredBy(origin, first)).toBe(true);
    await api.services.merchants.change(first, { origins: [], redirectOrigins: [origin] }, null);
    expect(await origins.isRegistered(origin)).toBe(true);
    expect(await origins.isRegisteredBy(origin, first)).toBe(false);
    expect(await origins.isRegisteredBy(origin, second)).toBe(true);
    expect([await origins.isRedirect(origin, first), await origins.list(first)]).toEqual([true, []]);
    expect(await origins.list(second)).toEqual([origin]);
  });

  test('in the sandbox any page on localhost is its merchant’s, and outside of it none is', async () => {
    const { database, services, clock } = api;
    const live = createMerchantsService({ database, keys: services.keys, mode: 'live', now: clock.now });
    const { origins } = services.merchants;
    for (const origin of ['http://localhost:5173', 'https://shop.localhost', 'http://127.0.0.1:8080']) {
      const [id, stranger] = [await makeMerchant([]), await makeMerchant([])];
      // a preflight comes first, and names no merchant
      expect(await origins.isRegistered(origin)).toBe(true);
      expect(await origins.isRedirect(origin, id)).toBe(true);
      expect(await origins.list(id)).toEqual([]);
      expect(await live.origins.isRegisteredBy(origin, id)).toBe(false);
      expect(await live.origins.isRedirect(origin, id)).toBe(false);
      expect(await origins.isRegisteredBy(origin, id)).toBe(true);
      expect(await origins.list(id)).toEqual([origin]);
      expect(await origins.list(stranger)).toEqual([]);
    }
    for (const origin of [
      services.config.publicUrl,
      'http://localhost.example',
      'http://notlocalhost',
      'file://localhost',
      'http://10.0.0.1',
    ])
      expect(await origins.isRegistered(origin)).toBe(false);
  });

  test('a database that the sandbox used registers no page without TLS outside of it', async () => {
    const { database, services, clock } = api;
    const origin = 'http://localhost:4321';
    const id = await makeMerchant([]);
    expect(await services.merchants.origins.isRegisteredBy(origin, id)).toBe(true);
    const live = createMerchantsService({ database, keys: services.keys, mode: 'live', now: clock.now });
    expect([
      await live.origins.isRegistered(origin),
      await live.origins.isRegisteredBy(origin, id),
      await live.origins.isRedirect(origin, id),
      await live.origins.list(id),
    ]).toEqual([false, false, false, []]);
  });

  test('an origin that checkouts could only redirect to becomes a page’s in the sandbox', async () => {
    const { merchants } = api.services;
    const origin = 'http://localhost:7777';
    const input = { name: 'Shop', legalName: 'Shop Ltd.', origins: [], redirectOrigins: [origin] };
    const { id } = await merchants.create(input, null);
    expect(await merchants.origins.isRegisteredBy(origin, id)).toBe(true);
    expect(await merchants.origins.list(id)).toEqual([origin]);
  });

  test('whatever a caller names as its origin is refused, and not remembered for long', async () => {
    const { origins } = api.services.merchants;
    for (const origin of [
      'null',
      'https://',
      `https://${'a'.repeat(5_000)}.example`,
      "' or 1=1 --",
      '\u0000'.repeat(301),
    ])
      expect(await origins.isRegistered(origin)).toBe(false);
  });
});
