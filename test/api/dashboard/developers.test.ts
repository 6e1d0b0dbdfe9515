import { beforeAll, expect } from 'vitest';
import type { Api } from '../../support/api';
import { toText, withFormKey } from '../../support/console-browser';
import { openDashboard } from '../../support/dashboard-browser';
import { describeMostlyOneDatabase } from '../../support/describe-databases';

describeMostlyOneDatabase('the developers page', (makeApi, { test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    // each browser is in a network of its own
    api = await makeApi({ config: { trustProxy: 1 } });
  });
  const path = '/merchant/developers';
  const lookUp = async (key: string) =>
    (await api.call('GET', '/v1/merchant/checkouts', { headers: { authorization: `Bearer ${key}` } })).status;
  const findKey = (body: string) => /sk_test_[\w-]{43}/.exec(body)?.[0] ?? '';

  test('a key is shown once, rolled with an overlap, and revoked', async () => {
    const { id: merchantId } = await api.makeMerchant();
    const developer = await openDashboard(api, { merchantId, role: 'developer' });
    const shown = await developer.post(
      `${path}/keys`,
      withFormKey({ merchant: merchantId, kind: 'secret', permissions: 'checkouts' }),
    );
    const key = findKey(shown.body);
    expect(toText(shown.body)).toContain(
      'Your secret key was created. Save it now: we cannot show it again.',
    );
    expect(await lookUp(key)).toBe(200);
    const listed = await developer.get(path);
    expect(listed.body).not.toContain(key);
    expect(toText(listed.body)).toContain('Nothing here is real.');
    const [, keyId = ''] = /keys\/([\w-]{36})\/roll/.exec(listed.body) ?? [];
    // an overlap of none could leave the merchant without a key
    expect(
      (await developer.post(`${path}/keys/${keyId}/roll`, withFormKey({ overlapDays: '0' }))).status,
    ).toBe(400);
    expect(await lookUp(key)).toBe(200);
    const rolled = findKey(
      (await developer.post(`${path}/keys/${keyId}/roll`, withFormKey({ overlapDays: '3' }))).body,
    );
    expect([await lookUp(key), await lookUp(rolled)]).toEqual([200, 200]);
    expect((await developer.post(`${path}/keys/${keyId}/revoke`)).status).toBe(303);
    expect([await lookUp(key), await lookUp(rolled)]).toEqual([401, 200]);
    const trail = api.database
      .selectFrom('audit_event')
      .select('actor')
      .where('act', '=', 'merchant.keyRevoked');
    expect((await trail.executeTakeFirst())?.actor).toMatch(/^member:/);
  });

  testEach('origins are changed, keep when they were seen, and wrong ones are named', async () => {
    const merchant = await api.makeMerchant();
    const owner = await openDashboard(api, { merchantId: merchant.id, language: 'fr' });
    expect((await api.checkout({}, { merchant })).status).toBe(200);
    const open = { merchant: merchant.id };
    const origins = `${merchant.origin}\r\nhttps://boutique.example`;
    const wrong = await owner.post(`${path}/origins`, {
      ...open,
      origins: `${origins}/payer`,
      redirectOrigins: '',
    });
    expect(wrong.status).toBe(422);
    expect(toText(wrong.body)).toContain('https://boutique.example/payer – Saisissez l’origine seule');
    expect(wrong.body).toContain('https://boutique.example/payer</textarea>');
    const saved = await owner.post(`${path}/origins`, {
      ...open,
      origins,
      redirectOrigins: 'https://merci.example',
    });
    expect(saved.status).toBe(303);
    expect(toText((await owner.get(path)).body)).toContain('Les origines ont été enregistrées.');
    const rows = api.database
      .selectFrom('merchant_origin')
      .select(['origin', 'kind', 'seen_at'])
      .where('merchant_id', '=', merchant.id);
    expect(await rows.execute()).toEqual(
      expect.arrayContaining([
        { origin: merchant.origin, kind: 'page', seen_at: expect.any(Date) },
        { origin: 'https://boutique.example', kind: 'page', seen_at: null },
        { origin: 'https://merci.example', kind: 'redirect', seen_at: null },
      ]),
    );
    expect((await owner.post(`${path}/origins`, { ...open, origins: '', redirectOrigins: '' })).status).toBe(
      303,
    );
    expect(await rows.execute()).toEqual([]);
  });

  test('accounting sees no keys, and a member changes only their own merchant', async () => {
    const { id: merchantId } = await api.makeMerchant();
    const accounting = await openDashboard(api, { merchantId, role: 'accounting' });
    expect((await accounting.get(path)).status).toBe(403);
    expect((await accounting.get('/merchant')).body).not.toContain(path);
    for (const [to, form] of [
      [`${path}/keys`, { merchant: merchantId, kind: 'secret', permissions: 'checkouts' }],
      [`${path}/origins`, { merchant: merchantId, origins: 'https://x.example', redirectOrigins: '' }],
    ] as const)
      expect((await accounting.post(to, withFormKey(form))).status).toBe(403);
    const stranger = await openDashboard(api, { role: 'developer' });
    const keys = await api.services.merchants.keys.list(merchantId, null);
    for (const { id } of keys) {
      expect((await stranger.post(`${path}/keys/${id}/revoke`)).status).toBe(404);
      expect((await stranger.post(`${path}/keys/${id}/roll`, withFormKey({ overlapDays: '1' }))).status).toBe(
        404,
      );
    }
    expect(await api.services.merchants.keys.list(merchantId, null)).toHaveLength(keys.length);
  });

  test('forms of another merchant than the open one are refused, and say why', async () => {
    const [other, { id: merchantId }] = [await api.makeMerchant(), await api.makeMerchant()];
    const owner = await openDashboard(api, { merchantId, language: 'fr' });
    const merchant = other.id;
    const before = await api.services.merchants.keys.list(merchantId, null);
    for (const [to, form] of [
      [`${path}/keys`, { kind: 'secret', permissions: 'checkouts' }],
      [`${path}/origins`, { origins: 'https://x.example', redirectOrigins: '' }],
      [`${path}/webhooks`, { url: 'https://x.example/hooks' }],
      ['/merchant/members', { email: 'x@x.example', role: 'owner', language: 'en' }],
      ['/merchant/invoice-links', { invoiceId: 'A', amount: '100' }],
    ] as const)
      for (const sent of [form, { ...form, merchant }]) {
        const { status, body } = await owner.post(to, withFormKey(sent), { 'accept-language': 'fr-CA' });
        expect([to, status, toText(body).includes('Un autre commerce')]).toEqual([to, 409, true]);
      }
    expect(await api.services.merchants.keys.list(merchantId, null)).toHaveLength(before.length);
    for (const page of [path, `${path}/webhooks`, '/merchant/members', '/merchant/invoice-links/new'])
      expect((await owner.get(page)).body).toContain(`name="merchant" value="${merchantId}"`);
    expect((await owner.get('/merchant/invoice-links/upload')).body).toContain(
      `action="/merchant/invoice-links/upload?merchant=${merchantId}"`,
    );
  });
});
