import { beforeAll, expect, test } from 'vitest';
import { sandboxMerchant } from '../../../server/sandbox/data/seed';
import { createMerchantsService } from '../../../server/src/parties/merchants/service';
import type { Api } from '../../support/api';
import { describeOneDatabase } from '../../support/describe-databases';

describeOneDatabase('documented keys', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  test('documented keys open nothing outside the sandbox, even on a database that the sandbox used', async () => {
    const { database, services, clock } = api;
    const merchants = createMerchantsService({
      database,
      keys: services.keys,
      now: clock.now,
      mode: 'live',
    });
    const kinds = [
      ['publishable', sandboxMerchant.publishableKey],
      ['secret', sandboxMerchant.secretKey],
    ] as const;
    for (const [kind, key] of kinds) {
      expect(await services.merchants.findByKey(kind, key)).toMatchObject({ name: sandboxMerchant.name });
      expect(await merchants.findByKey(kind, key)).toBeNull();
    }
    const { id } = api.merchant;
    const { value: testKey } = await services.merchants.keys.create(id, { kind: 'secret' }, null);
    const { value: liveKey } = await merchants.keys.create(id, { kind: 'secret' }, null);
    expect([testKey, liveKey].map((key) => key.slice(0, 8))).toEqual(['sk_test_', 'sk_live_']);
    expect(await services.merchants.findByKey('secret', testKey)).toMatchObject({ id });
    expect(await merchants.findByKey('secret', testKey)).toBeNull();
    expect(await merchants.findByKey('secret', liveKey)).toMatchObject({ id });
    expect(await services.merchants.findByKey('secret', liveKey)).toBeNull();
  });
});
