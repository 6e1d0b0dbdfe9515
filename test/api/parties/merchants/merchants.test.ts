import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createMerchantsService } from '../../../../server/src/parties/merchants/service';
import type { Api, TestMerchant } from '../../../support/api';
import { describeEachDatabase } from '../../../support/describe-databases';
import { makeInvoiceLink } from '../../../support/invoice-links';
import {
  type MerchantPage,
  type MerchantsClient,
  makeMerchantsClient,
  type OperatorMerchant,
} from '../../../support/operator-merchants';

describeEachDatabase('merchants of the operators’ API', (makeApi) => {
  let api: Api;
  let client: MerchantsClient;
  beforeAll(async () => {
    api = await makeApi();
    client = await makeMerchantsClient(api);
  });

  /** A merchant with both keys, made by operators only. */
  const makeMerchant = async (input: Readonly<Record<string, unknown>> = {}): Promise<TestMerchant> => {
    const origin = `https://${randomUUID()}.example`;
    const { merchantId: id } = await client.create({ origins: [origin], ...input });
    const { value: publishableKey } = await client.createKey(id, 'publishable');
    const { value: secretKey } = await client.createKey(id, 'secret');
    return { id, origin, publishableKey, secretKey };
  };
  const listActs = async (merchantId: string) => {
    const rows = await api.services.merchants.listEvents(merchantId, null);
    return rows.map(({ act, details }) => ({ act, details })).reverse();
  };

  test('a merchant that an operator created starts a checkout with its settings', async () => {
    const merchant = await makeMerchant({
      language: 'fr',
      minimumPurchase: 750.5,
      sin: 'optional',
      sites: [' Laval ', 'Laval', 'Gatineau'],
      redirectOrigins: ['https://Merci.Boreal.example:443/'],
      fee: { rate: 2.9, fixed: 0.3 },
      logoUrl: 'https://boreal.example/logo.svg',
    });
    const { body } = await client.call<OperatorMerchant>('GET', `/${merchant.id}`);
    expect(body).toEqual({
      merchantId: merchant.id,
      name: 'Boréal Ébénisterie',
      legalName: '9141-2233 Québec inc.',
      language: 'fr',
      mode: 'test',
      logoUrl: 'https://boreal.example/logo.svg',
      origins: [merchant.origin],
      redirectOrigins: ['https://merci.boreal.example'],
      sites: ['Gatineau', 'Laval'],
      minimumPurchase: 750.5,
      sin: 'optional',
      fee: { rate: 2.9, fixed: 0.3 },
      promotions: [],
      createdAt: expect.any(String),
      closedAt: null,
    });
    const started = await api.checkout(
      { cartTotal: 750, seller: { redirectUrl: 'https://merci.boreal.example/done?order=1' } },
      { merchant },
    );
    expect(started.body).toMatchObject({ minimumPurchaseAmount: 750.5, isAmountQualified: false });
    const row = await api.database
      .selectFrom('application')
      .innerJoin('checkout', 'checkout.application_id', 'application.id')
      .select(['application.language'])
      .where('checkout.id', '=', started.body.checkoutId)
      .executeTakeFirstOrThrow();
    expect(row.language).toBe('fr');
    const elsewhere = await api.checkout(
      { seller: { redirectUrl: 'https://merci.boreal.example.evil.example/' } },
      { merchant },
    );
    expect(elsewhere.problem).toMatchObject({ type: 'merchant-setup', code: 'TC-1000-03' });
    // an origin to redirect to is no page of the merchant
    const called = await api.checkout({}, { merchant, headers: { origin: 'https://merci.boreal.example' } });
    expect(called.problem).toMatchObject({ code: 'TC-1000-02' });
  });

  test('changes apply at once and are on the trail; no change records none', async () => {
    const merchant = await makeMerchant();
    const moved = 'https://new.boreal.example';
    const before = await api.checkout({}, { merchant, headers: { origin: moved } });
    expect(before.problem).toMatchObject({ code: 'TC-1000-02' });
    const change = { origins: [moved], minimumPurchase: 0, fee: { rate: 1.25, fixed: 0 } };
    const changed = await client.call<OperatorMerchant>('PATCH', `/${merchant.id}`, change);
    expect(changed.body).toMatchObject({ ...change, legalName: '9141-2233 Québec inc.' });
    expect((await client.call('PATCH', `/${merchant.id}`, change)).status).toBe(200);
    expect((await api.checkout({}, { merchant, headers: { origin: moved } })).status).toBe(200);
    expect((await api.checkout({}, { merchant })).problem).toMatchObject({ code: 'TC-1000-02' });
    expect(await listActs(merchant.id)).toEqual([
      { act: 'merchant.created', details: expect.objectContaining({ feeRateBps: 0, feeFixedCents: 0 }) },
      { act: 'merchant.keyCreated', details: expect.objectContaining({ kind: 'publishable' }) },
      { act: 'merchant.keyCreated', details: expect.objectContaining({ kind: 'secret' }) },
      {
        act: 'merchant.changed',
        details: { merchantId: merchant.id, fields: 'origins fee', feeRateBps: 125, feeFixedCents: 0 },
      },
    ]);
  });

  test.each([
    [{ origins: ['https://shop.example', 'https://shop.example/checkout'] }, '/origins/1', 'originPath'],
    [{ origins: ['https://*.shop.example'] }, '/origins/0', 'originWildcard'],
    [{ redirectOrigins: ['shop.example'] }, '/redirectOrigins/0', 'originInvalid'],
    [{ origins: ['https://user@shop.example'] }, '/origins/0', 'originInvalid'],
    [{ name: '  ' }, '/name', 'nameRequired'],
    [{ legalName: '<b>Shop</b>' }, '/legalName', 'nameInvalid'],
    [{ logoUrl: 'javascript:alert(1)' }, '/logoUrl', 'logoInvalid'],
    [{ sites: ['<Laval>'] }, '/sites', 'siteInvalid'],
  ])('refuses %o with a sentence', async (input, path, code) => {
    const body = { name: 'Shop', legalName: 'Shop Ltd.', ...input };
    const { problem } = await client.call('POST', '', body);
    expect(problem).toMatchObject({ type: 'validation-failed', errors: [{ path, code }] });
    expect(problem.detail).toMatch(/^\S.* .*\.$/);
  });

  test('a server with live keys refuses pages without TLS, which a sandbox accepts', async () => {
    const { database, services, clock } = api;
    const deps = { database, keys: services.keys, now: clock.now };
    const live = createMerchantsService({ ...deps, mode: 'live' });
    const input = { name: 'Shop', legalName: 'Shop Ltd.', origins: ['http://localhost:4020'] };
    await expect(live.create(input, null)).rejects.toMatchObject({
      type: 'validation-failed',
      details: {
        errors: [{ path: '/origins/0', code: 'originHttp' }],
        detail: expect.stringMatching(/https/),
      },
    });
    expect((await client.create(input)).origins).toEqual(input.origins);
  });

  test('a hundred merchants created at once are all listed, page by page, and found by words', async () => {
    const tag = `z${randomUUID().slice(0, 8)}`;
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        client.create({ name: `Café ${tag} ${index}`, legalName: `L’Été ${tag} ltée` }),
      ),
    );
    const names = new Set<string>();
    let cursor: string | null = null;
    do {
      const query = new URLSearchParams({
        search: `ETE ${tag.slice(0, 6)}`,
        limit: '40',
        ...(cursor && { cursor }),
      });
      const page: MerchantPage = (await client.call<MerchantPage>('GET', `?${query}`)).body;
      for (const { name } of page.items) names.add(name);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(names.size).toBe(100);
    const first = (await client.call<MerchantPage>('GET', '?limit=1')).body;
    const second = (await client.call<MerchantPage>('GET', `?limit=1&cursor=${first.nextCursor}`)).body;
    expect(second.items[0]?.merchantId).not.toBe(first.items[0]?.merchantId);
    // behind more merchants than are looked through one by one
    await sql`insert into merchant (id, name, legal_name, minimum_purchase_cents, search_words, created_at)
      select ('f' || substr(gen_random_uuid()::text, 2))::uuid, 'Newer', 'Newer', 0, 'newer', now()
      from generate_series(1, 600)`.execute(api.database);
    const one = await client.call<MerchantPage>('GET', `?search=cafe+${tag}+42`);
    expect(one.body.items.map(({ name }) => name)).toEqual([`Café ${tag} 42`]);
    await sql`delete from merchant where search_words = 'newer'`.execute(api.database);
    const none = await client.call<MerchantPage>('GET', `?search=${encodeURIComponent(`${tag} | ':* &`)}x`);
    expect(none.body.items).toEqual([]);
  });

  test('a closed merchant starts nothing new; what began before goes on', async () => {
    const merchant = await makeMerchant();
    const { linkId } = await makeInvoiceLink(api, {}, { merchant });
    const running = await api.session({}, { merchant });
    const closed = await client.call<OperatorMerchant>('POST', `/${merchant.id}/closure`);
    expect(closed.body.closedAt).not.toBeNull();
    expect((await client.call<OperatorMerchant>('POST', `/${merchant.id}/closure`)).body).toEqual(
      closed.body,
    );

    const { problem } = await api.checkout({}, { merchant });
    expect(problem).toMatchObject({ type: 'merchant-setup', code: 'TC-1000-04' });
    expect(problem.detail).toMatch(/closed/);
    const link = await api.checkout(
      { requestSource: 'tamarackInvoice', invoiceLinkId: linkId, cartTotal: 0 },
      { merchant },
    );
    expect(link.problem.type).toBe('invoice-link-is-deactivated');

    expect((await running.put('/v1/application/eligibility', { eligible: true })).status).toBe(200);
    const resumed = await api.checkout({}, { merchant, resumeCookie: running.resumeCookie });
    expect(resumed.body.checkoutId).toBe(running.checkoutId);
    const server = { headers: { authorization: `Bearer ${merchant.secretKey}` } };
    expect((await api.call('GET', '/v1/merchant/checkouts', server)).status).toBe(200);
    const newLink = await api.call('POST', '/v1/merchant/invoice-links', {
      headers: { ...server.headers, 'idempotency-key': randomUUID() },
      body: { invoiceId: 'B-2', amount: 900, language: 'en' },
    });
    expect(newLink.problem?.type ?? (newLink.body as { type: string }).type).toBe('step-not-allowed');
    expect((await client.call('PATCH', `/${merchant.id}`, { minimumPurchase: 1 })).status).toBe(409);
    const acts = (await listActs(merchant.id)).map(({ act }) => act);
    expect(acts.filter((act) => act === 'merchant.closed')).toHaveLength(1);
  });

  test('a promotion lowers the rate until it is cancelled', async () => {
    const { merchantId } = await client.create();
    const promotion = { terms: [12, 8], annualRate: 1.99, startsOn: '2020-01-01', endsOn: '2099-12-31' };
    const added = await client.call<OperatorMerchant>('POST', `/${merchantId}/promotions`, promotion);
    expect(added.body.promotions).toMatchObject([{ ...promotion, terms: [8, 12] }]);
    const findCurrent = () => api.services.merchants.promotions.findCurrent(api.database, merchantId);
    expect(await findCurrent()).toMatchObject({ annualRate: 199, terms: [8, 12] });
    const past = await client.call('POST', `/${merchantId}/promotions`, {
      ...promotion,
      endsOn: '2020-02-01',
    });
    expect(past.problem).toMatchObject({ errors: [{ path: '/endsOn', code: 'daysInvalid' }] });
    const path = `/${merchantId}/promotions/${added.body.promotions[0]?.promotionId}`;
    expect((await client.call<OperatorMerchant>('DELETE', path)).body.promotions).toEqual([]);
    expect(await findCurrent()).toBeNull();
    expect((await client.call('DELETE', path)).status).toBe(404);
  });
});
