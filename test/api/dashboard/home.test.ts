import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../support/api';
import { createIpAddress, openBrowser, toText, withFormKey } from '../../support/console-browser';
import { createMemberEmail, logInAsMember, openDashboard } from '../../support/dashboard-browser';
import { describeOneDatabase } from '../../support/describe-databases';
import { makeMerchantsClient } from '../../support/operator-merchants';

describeOneDatabase('the home page of a new merchant', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { trustProxy: 1 } });
  });

  test('a checklist follows the facts up to the first checkout, and gives way to a summary', async () => {
    const operators = await makeMerchantsClient(api);
    const { merchantId } = await operators.create({ origins: [] });
    const email = createMemberEmail();
    const members = `/${merchantId}/members`;
    expect((await operators.call('POST', members, { email: 'owner', language: 'en' })).status).toBe(400);
    expect((await operators.call('POST', members, { email, language: 'en' })).status).toBe(201);
    const list = await operators.call<{ items: unknown[] }>('GET', members);
    expect(list.body.items).toMatchObject([{ email, role: 'owner', joinedAt: null }]);

    const owner = await logInAsMember(api, email, openBrowser(api, createIpAddress()));
    const read = async () => toText((await owner.get('/merchant')).body);
    expect(await read()).toContain('1 of 6 done');
    await owner.post('/merchant/developers/origins', {
      merchant: merchantId,
      origins: 'https://boreal.example',
      redirectOrigins: '',
    });
    expect(await read()).toContain('2 of 6 done');
    const create = async (kind: string) =>
      /[ps]k_test_[\w-]{43}/.exec(
        (
          await owner.post(
            '/merchant/developers/keys',
            withFormKey({ merchant: merchantId, kind, permissions: 'checkouts' }),
          )
        ).body,
      )?.[0] ?? '';
    const publishableKey = await create('publishable');
    expect(await read()).toContain('2 of 6 done');
    await create('secret');
    expect(await read()).toContain('3 of 6 done');
    const url = 'http://localhost:9/hooks';
    const { endpoints } = api.services.merchantEvents;
    await endpoints.create(merchantId, { url, eventTypes: null }, async () => undefined);
    expect(await read()).toContain('4 of 6 done');

    const merchant = { id: merchantId, publishableKey, secretKey: '', origin: 'https://elsewhere.example' };
    expect((await api.checkout({}, { merchant })).problem.code).toBe('TC-1000-02');
    expect(await read()).toContain('4 of 6 done');
    const own = { ...merchant, origin: 'https://boreal.example' };
    expect((await api.checkout({ currency: 'USD' as 'CAD' }, { merchant: own })).status).toBe(400);
    expect(await read()).toMatch(/5 of 6 done.*To do A test checkout was seen/);
    expect((await api.checkout({ orderReference: 'B-1001' }, { merchant: own })).status).toBe(200);
    const summary = await read();
    expect(summary).not.toContain('of 6 done');
    expect(summary).toMatch(/Latest checkout \$2,500(\.00)? · B-1001 · .* Webhook endpoints 1 active/);
  });

  test('accounting sees the checklist without links to what it may not do', async () => {
    const { id: merchantId } = await api.makeMerchant();
    const browser = await openDashboard(api, { merchantId, role: 'accounting', language: 'fr' });
    const { body } = await browser.get('/merchant');
    expect(toText(body)).toContain('Étapes jusqu’à votre premier achat');
    expect(body).not.toContain('/merchant/developers');
  });
});
