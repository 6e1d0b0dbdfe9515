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
