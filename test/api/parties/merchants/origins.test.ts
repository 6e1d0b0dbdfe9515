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

  /** As `npm start` runs it, and outside of the sandbox, over the same database. */
  const openLocal = () => {
    const { database, services, clock } = api;
    const deps = { database, keys: services.keys, now: clock.now };
    const localPages = { except: services.config.publicUrl };
    return {
      local: createMerchantsService({ ...deps, mode: 'test', localPages }).origins,
      live: createMerchantsService({ ...deps, mode: 'live' }).origins,
    };
  };

  test('under npm start any page on localhost is its merchant’s with its first call, and nowhere else', async () => {
    const { local, live } = openLocal();
    const strict = api.services.merchants.origins;
    for (const origin of ['http://localhost:5173', 'https://shop.localhost', 'http://127.0.0.1:8080']) {
      const [id, stranger] = [await makeMerchant([]), await makeMerchant([])];
      // a preflight comes first, and names no merchant
      expect([await local.isRegistered(origin), await local.isRedirect(origin, id)]).toEqual([true, true]);
      expect([await local.list(id), await strict.isRegisteredBy(origin, id)]).toEqual([[], false]);
      expect(await local.isRegisteredBy(origin, id)).toBe(true);
      expect([await local.list(id), await local.list(stranger)]).toEqual([[origin], []]);
      expect([
        await live.isRegistered(origin),
        await live.isRegisteredBy(origin, id),
        await live.isRedirect(origin, id),
        await live.list(id),
      ]).toEqual([false, false, false, []]);
    }
    for (const origin of [
      api.services.config.publicUrl,
      'http://localhost.example',
      'http://notlocalhost',
      'file://localhost',
      'http://10.0.0.1',
    ])
      expect([origin, await local.isRegistered(origin)]).toEqual([origin, false]);
  });

  test('an origin that checkouts could only redirect to becomes a page’s', async () => {
    const origin = 'http://localhost:7777';
    const input = { name: 'Shop', legalName: 'Shop Ltd.', origins: [], redirectOrigins: [origin] };
    const { id } = await api.services.merchants.create(input, null);
    const { local } = openLocal();
    expect([await local.list(id), await local.isRegisteredBy(origin, id)]).toEqual([[], true]);
    expect(await local.list(id)).toEqual([origin]);
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
