import { beforeAll, expect } from 'vitest';
import { type KeyPermission, keyPermissions } from '../../../../server/src/parties/merchants';
import { type Operation, readContract } from '../../../attack/contract/operations';
import type { Api } from '../../../support/api';
import { toText, withFormKey } from '../../../support/console-browser';
import { openDashboard } from '../../../support/dashboard-browser';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { type MerchantsClient, makeMerchantsClient } from '../../../support/operator-merchants';

const nothing = '01a1fc63-727b-7cd2-ad8f-a862e3a7d68a';

/** Every operation of a merchant's server, with what a limited key needs for it. A new one fails until it is here. */
const needed: Readonly<Record<KeyPermission, readonly string[]>> = {
  checkouts: [
    'Merchant_CheckEligibility',
    'Merchant_CreateCheckout',
    'Merchant_GetCheckout',
    'Merchant_ListCheckouts',
  ],
  refunds: [
    'Merchant_CancelCheckout',
    'Merchant_CaptureCheckout',
    'Merchant_RefundCheckout',
    'Merchant_ReleaseCheckout',
  ],
  invoiceLinks: [
    'Merchant_CreateInvoiceLink',
    'Merchant_DeactivateInvoiceLink',
    'Merchant_GetInvoiceLink',
    'Merchant_ListInvoiceLinks',
    'Merchant_RejectInvoiceLink',
    'Merchant_SendInvoiceLink',
  ],
  payouts: ['Merchant_GetPayout', 'Merchant_ListPayouts'],
  webhooks: [
    'Merchant_ChangeWebhookEndpoint',
    'Merchant_CreateWebhookEndpoint',
    'Merchant_GetEvent',
    'Merchant_GetWebhookEndpoint',
    'Merchant_ListEvents',
    'Merchant_ListWebhookEndpoints',
    'Merchant_RemoveWebhookEndpoint',
    'Merchant_ResendEvent',
    'Merchant_RotateWebhookSecret',
    'Merchant_TestWebhookEndpoint',
  ],
};

describeMostlyOneDatabase('permissions of secret keys', (makeApi, { test, testEach }) => {
  let api: Api;
  let client: MerchantsClient;
  let operations: readonly Operation[];
  beforeAll(async () => {
    api = await makeApi({ config: { trustProxy: 1 } });
    client = await makeMerchantsClient(api);
    operations = (await readContract(api)).filter(({ access }) => access === 'merchantSecret');
  });
  const path = '/merchant/developers';
  const findKey = (body: string) => /sk_test_[\w-]{43}/.exec(body)?.[0] ?? '';

  /** The operations that a key may call, by the answers. */
  const listAllowed = async (key: string): Promise<readonly string[]> => {
    const headers = { authorization: `Bearer ${key}` };
    const allowed: string[] = [];
    for (const { name, method, path: template } of operations) {
      const { status, problem } = await api.call(method, template.replaceAll(/\{\w+\}/g, nothing), {
        headers,
        ...(method !== 'GET' && { body: { surprise: 1 } }),
      });
      expect([200, 400, 403, 404], name).toContain(status);
      if (status !== 403) allowed.push(name);
      else expect(problem.type).toBe('forbidden');
    }
    return allowed.sort();
  };

  test.each(keyPermissions)('a key limited to %s calls its operations, and no other', async (permission) => {
    const { id } = await api.makeMerchant();
    const { value, permissions } = await client.createKey(id, 'secret', [permission]);
    expect(permissions).toEqual([permission]);
    expect(await listAllowed(value)).toEqual(needed[permission]);
  });

  test('a key without limits calls all of them, and every operation has its permission', async () => {
    const { secretKey } = await api.makeMerchant();
    const all = Object.values(needed).flat().sort();
    expect(operations.map(({ name }) => name).sort()).toEqual(all);
    expect(await listAllowed(secretKey)).toEqual(all);
  });

  testEach('a developer issues and rolls no key that refunds, an owner any', async () => {
    const merchant = await api.makeMerchant();
    const developer = await openDashboard(api, { merchantId: merchant.id, role: 'developer' });
    const owner = await openDashboard(api, { merchantId: merchant.id });
    const create = (browser: typeof owner, permissions: readonly string[]) =>
      browser.post(
        `${path}/keys`,
        withFormKey({ merchant: merchant.id, kind: 'secret', permissions: [...permissions] }),
      );
    const stored = await api.services.merchants.keys.list(merchant.id, null);

    const page = await developer.get(path);
    expect(page.body).not.toContain('value="refunds"');
    // the keys of the test allow everything
    for (const { id } of stored.filter(({ kind }) => kind === 'secret')) {
      expect(page.body).not.toContain(`keys/${id}/roll`);
      const rolled = await developer.post(`${path}/keys/${id}/roll`, withFormKey({ overlapDays: '1' }));
      expect([rolled.status, findKey(rolled.body)]).toEqual([403, '']);
    }
    for (const permission of ['refunds', 'payouts', 'invoiceLinks'])
      expect((await create(developer, ['checkouts', permission])).status).toBe(403);
    expect((await create(developer, [])).status).toBe(422);
    expect((await create(developer, ['everything'])).status).toBe(400);
    expect(await api.services.merchants.keys.list(merchant.id, null)).toHaveLength(stored.length);

    const limited = findKey((await create(developer, ['webhooks', 'checkouts'])).body);
    expect(await listAllowed(limited)).toEqual([...needed.checkouts, ...needed.webhooks].sort());
    const listed = await developer.get(path);
    expect(toText(listed.body)).toContain('create and read checkouts, manage webhooks');
    const [, keyId = ''] = /keys\/([\w-]{36})\/roll/.exec(listed.body) ?? [];
    const rolled = await developer.post(`${path}/keys/${keyId}/roll`, withFormKey({ overlapDays: '1' }));
    expect(await listAllowed(findKey(rolled.body))).toEqual(await listAllowed(limited));

    expect(await listAllowed(findKey((await create(owner, keyPermissions)).body))).toHaveLength(
      operations.length,
    );
    const [newest] = await api.services.merchants.keys.list(merchant.id, null);
    expect(newest?.permissions).toBeNull();
  });

  test('the refusal says what the key lacks; a publishable key has no permissions', async () => {
    const { id } = await api.makeMerchant();
    const { value } = await client.createKey(id, 'secret', ['webhooks', 'checkouts']);
    const { status, problem } = await api.call('POST', `/v1/merchant/checkouts/${nothing}/refunds`, {
      headers: { authorization: `Bearer ${value}` },
      body: { amount: 1 },
    });
    expect([status, problem.detail]).toEqual([
      403,
      'Authorization: expected a secret key with the permission refunds, received one with checkouts, webhooks.',
    ]);
    expect((await client.createKey(id, 'publishable', ['refunds'])).permissions).toBeNull();
    expect((await client.call('POST', `/${id}/keys`, { kind: 'secret', permissions: [] })).status).toBe(400);
  });
});
