import { toCents } from '@tamarack/core/money/cents';
import { beforeAll, expect } from 'vitest';
import type { Api } from '../../../support/api';
import { makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import {
  type IssuedKey,
  type KeyPage,
  type MerchantsClient,
  makeMerchantsClient,
} from '../../../support/operator-merchants';
import { makeReadyToSign } from '../../../support/ready-to-sign';
import { waitUntil } from '../../../support/wait-until';

describeMostlyOneDatabase('merchants’ keys', (makeApi, { test, testEach }) => {
  let api: Api;
  let client: MerchantsClient;
  beforeAll(async () => {
    api = await makeApi();
    client = await makeMerchantsClient(api);
  });

  const lookUp = async (key: string): Promise<number> => {
    const { status } = await api.call('GET', '/v1/merchant/checkouts', {
      headers: { authorization: `Bearer ${key}` },
    });
    return status;
  };
  const list = async (merchantId: string) =>
    (await client.call<KeyPage>('GET', `/${merchantId}/keys`)).body.items;
  const roll = (merchantId: string, keyId: string, overlapDays: number) =>
    client.call<IssuedKey>('POST', `/${merchantId}/keys/${keyId}/roll`, { overlapDays });

  test('a key is shown once and stored as a hash; the list has its last digits and its last use', async () => {
    const { merchantId } = await client.create();
    const key = await client.createKey(merchantId, 'secret');
    expect(key.value).toMatch(/^sk_test_[\w-]{43}$/);
    const listed = { keyId: key.keyId, kind: 'secret', lastFour: key.value.slice(-4), expiresAt: null };
    expect(await list(merchantId)).toMatchObject([{ ...listed, lastUsedAt: null }]);
    const rows = await api.database.selectFrom('merchant_key').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key.value);

    await Promise.all([lookUp(key.value), lookUp(key.value), lookUp(key.value)]);
    const used = (await list(merchantId))[0]?.lastUsedAt;
    expect(used).toBe(api.clock.now().toISOString());
    api.clock.advance({ seconds: 59 });
    await lookUp(key.value);
    expect((await list(merchantId))[0]?.lastUsedAt).toBe(used);
    api.clock.advance({ seconds: 2 });
    await lookUp(key.value);
    expect((await list(merchantId))[0]?.lastUsedAt).toBe(api.clock.now().toISOString());
  });

  test('a key that is rolled while it is in use works during the overlap, and then no more', async () => {
    const { merchantId } = await client.create();
    const former = await client.createKey(merchantId, 'secret');
    const rolling = roll(merchantId, former.keyId, 2);
    const during = await Promise.all([1, 2, 3, 4, 5].map(() => lookUp(former.value)));
    const { body: current } = await rolling;
    expect(during).toEqual([200, 200, 200, 200, 200]);
    expect(await list(merchantId)).toMatchObject([
      { keyId: current.keyId, expiresAt: null },
      { keyId: former.keyId, expiresAt: new Date(api.clock.now().getTime() + 2 * 86_400_000).toISOString() },
    ]);
    expect((await roll(merchantId, former.keyId, 7)).problem.type).toBe('step-not-allowed');
    api.clock.advance({ hours: 47 });
    expect([await lookUp(former.value), await lookUp(current.value)]).toEqual([200, 200]);
    api.clock.advance({ hours: 1 });
    expect([await lookUp(former.value), await lookUp(current.value)]).toEqual([401, 200]);
    expect((await list(merchantId)).map(({ keyId }) => keyId)).toEqual([current.keyId]);
    const next = await roll(merchantId, current.keyId, 0);
    expect([await lookUp(current.value), await lookUp(next.body.value)]).toEqual([401, 200]);
    expect((await roll(merchantId, next.body.keyId, 8)).status).toBe(400);
  });

  test('a publishable key that ends in the middle of checkouts opens none, and stops none', async () => {
    const origin = 'https://rolled.example';
    const { merchantId } = await client.create({ origins: [origin] });
    const former = await client.createKey(merchantId, 'publishable');
    const secret = await client.createKey(merchantId, 'secret');
    const { body: current } = await roll(merchantId, former.keyId, 1);
    const buildPage = (publishableKey: string) => ({
      merchant: { id: merchantId, origin, publishableKey, secretKey: secret.value },
    });
    const open = (page: ReturnType<typeof buildPage>, resumeCookie = '') =>
      api.checkout({}, { ...page, ...(resumeCookie && { resumeCookie }) });
    const [before, after] = [buildPage(former.value), buildPage(current.value)];
    // an hour before the end, on a page that was loaded before the roll
    api.clock.advance({ hours: 23 });
    const person = await makeApprovedApplicant(api, before);
    const opened = await open(before);
    expect(opened.status).toBe(200);
    api.clock.advance({ minutes: 61 });

    expect((await open(before)).problem).toMatchObject({ code: 'TC-1000-01', status: 400 });
    expect((await open(before, opened.cookie)).problem).toMatchObject({ code: 'TC-1000-01' });
    // the same page, loaded again with the new key, goes on where the customer was
    expect((await open(after, opened.cookie)).body.checkoutId).toBe(opened.body.checkoutId);
    // and a dialog that was open all the time needs no key any more
    const { status } = await (await makeReadyToSign(api, person, toCents(8000)))();
    expect(status).toBe(200);
    const { body } = await api.call<{ status: string }>(
      'GET',
      `/v1/merchant/checkouts/${person.checkoutId}`,
      {
        headers: { authorization: `Bearer ${secret.value}` },
      },
    );
    expect(body.status).toBe('completed');
  });

  testEach(
    'a revoked key is refused at once, also during its overlap; another merchant’s is not found',
    async () => {
      const { merchantId } = await client.create({ origins: ['https://keys.example'] });
      const secret = await client.createKey(merchantId, 'secret');
      const page = await client.createKey(merchantId, 'publishable');
      await roll(merchantId, secret.keyId, 7);
      const other = await client.create();
      expect((await client.call('DELETE', `/${other.merchantId}/keys/${secret.keyId}`)).status).toBe(404);
      expect((await roll(other.merchantId, secret.keyId, 0)).status).toBe(404);
      expect(await lookUp(secret.value)).toBe(200);
      const merchant = {
        id: merchantId,
        origin: 'https://keys.example',
        publishableKey: page.value,
        secretKey: secret.value,
      };
      expect((await api.checkout({}, { merchant })).status).toBe(200);
      for (const { keyId } of [secret, page])
        expect((await client.call('DELETE', `/${merchantId}/keys/${keyId}`)).status).toBe(200);
      expect(await lookUp(secret.value)).toBe(401);
      expect((await api.checkout({}, { merchant })).problem).toMatchObject({ code: 'TC-1000-01' });
      const acts = await api.services.merchants.listEvents(merchantId, null);
      expect(acts.filter(({ act }) => act === 'merchant.keyRevoked')).toHaveLength(2);
      expect(JSON.stringify(acts)).not.toMatch(/[ps]k_/);
    },
  );

  test('another process, which remembers a publishable key for a second, refuses it then as well', async () => {
    const other = await makeApi();
    const { merchantId } = await client.create({ origins: ['https://processes.example'] });
    const key = await client.createKey(merchantId, 'publishable');
    const merchant = {
      id: merchantId,
      origin: 'https://processes.example',
      publishableKey: key.value,
      secretKey: '',
    };
    const checkOut = () => other.checkout({}, { merchant });
    expect((await checkOut()).status).toBe(200);
    await client.call('DELETE', `/${merchantId}/keys/${key.keyId}`);
    const refused = await waitUntil(checkOut, ({ status }) => status !== 200);
    expect(refused.problem).toMatchObject({ code: 'TC-1000-01' });
  });
});
