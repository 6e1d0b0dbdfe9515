import { dateIn } from '@tamarack/core/calendar/plain-date';
import { beforeAll, expect } from 'vitest';
import type { Api, ApiResponse, TestMerchant } from '../../../support/api';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import {
  actOnLink,
  createInvoiceNumber,
  createLink,
  getLink,
  type LinkList,
  makeInvoiceLink,
  payByLink,
} from '../../../support/invoice-links';

const dayMs = 86_400_000;

describeMostlyOneDatabase('invoice links of a merchant', (makeApi, { test, testEach }) => {
  let api: Api;
  let other: TestMerchant;
  beforeAll(async () => {
    api = await makeApi();
    other = await api.makeMerchant({ name: 'Other Foods' });
  });

  const inDays = (days: number): string => new Date(api.clock.now().getTime() + days * dayMs).toISOString();
  const list = (query: string, merchant = api.merchant): Promise<ApiResponse<LinkList>> =>
    api.call('GET', `/v1/merchant/invoice-links?${query}`, {
      headers: { authorization: `Bearer ${merchant.secretKey}` },
    });
  const listEvents = async (linkId: string): Promise<string[]> => {
    const rows = await api.database
      .selectFrom('merchant_event')
      .select(['type', 'data'])
      .orderBy('id')
      .execute();
    return rows.filter(({ data }) => data['linkId'] === linkId).map(({ type }) => type);
  };

  test('creates invoice links and retrieves them', async () => {
    const number = createInvoiceNumber();
    const { status, body } = await createLink(api, {
      amount: 6400.55,
      invoiceId: `  ${number} `,
      customerEmail: ' Marie@Cafe.example ',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      linkId: expect.stringMatching(/^[\w-]{22,}$/),
      url: `${api.services.config.publicUrl}/invoice?linkId=${body.linkId}`,
      status: 'open',
      invoiceId: number,
      amount: 6400.55,
      site: null,
      customerEmail: 'marie@cafe.example',
      customerName: null,
      language: 'en',
      expiresAt: inDays(30),
      createdAt: api.clock.now().toISOString(),
      mailedAt: null,
      usedAt: null,
      checkoutId: null,
    });
    expect((await getLink(api, body.linkId)).body).toEqual(body);
    expect(await listEvents(body.linkId)).toEqual(['invoice_link.created']);
  });

  test('rejects a link with each rule that it breaks', async () => {
    const codes = async (body: Parameters<typeof createLink>[1], merchant = api.merchant) => {
      const { status, problem } = await createLink(api, body, { merchant });
      expect([status, problem.type]).toEqual([400, 'validation-failed']);
      return problem.errors?.map(({ path, code }) => ({ path, code }));
    };
    expect(
      await codes({
        amount: 99.99,
        invoiceId: '<b>',
        site: 'Nowhere',
        customerEmail: 'marie@',
        expiresAt: inDays(-1),
      }),
    ).toEqual([
      { path: '/amount', code: 'invoiceAmountMinimum' },
      { path: '/invoiceId', code: 'invoiceFormat' },
      { path: '/site', code: 'siteUnknown' },
      { path: '/customerEmail', code: 'emailInvalid' },
      { path: '/expiresAt', code: 'expiryPast' },
    ]);
    expect(await codes({ expiresAt: api.clock.now().toISOString() })).toEqual([
      { path: '/expiresAt', code: 'expiryPast' },
    ]);
    expect(await codes({ expiresAt: inDays(365.01) })).toEqual([
      { path: '/expiresAt', code: 'expiryTooFar' },
    ]);
    expect(await codes({ sendEmail: true })).toEqual([{ path: '/customerEmail', code: 'emailRequired' }]);
    expect(await codes({ invoiceId: '  ' })).toEqual([{ path: '/invoiceId', code: 'invoiceNumberRequired' }]);
    for (const wrong of [
      { amount: 100.001 },
      { amount: -5000 },
      { amount: 10_000_001 },
      { expiresAt: 'soon' },
      { language: 'es' as 'en' },
    ])
      expect((await codes(wrong))?.map(({ path }) => path)).toEqual([`/${Object.keys(wrong)[0]}`]);
    expect((await createLink(api, { amount: 100, expiresAt: inDays(365) })).status).toBe(200);
  });

  test('a link names one of the merchant’s sites, if it has any', async () => {
    const merchant = await api.makeMerchant();
    expect((await createLink(api, { site: 'Northern Supply' }, { merchant })).body.site).toBe(
      'Northern Supply',
    );
    await api.services.merchants.change(merchant.id, { sites: [' Etobicoke  warehouse ', 'Laval'] }, null);
    expect((await createLink(api, { site: 'Etobicoke warehouse ' }, { merchant })).body.site).toBe(
      'Etobicoke warehouse',
    );
    const wrong = await createLink(api, { site: 'Northern Supply' }, { merchant });
    expect(wrong.problem.errors).toEqual([
      {
        path: '/site',
        code: 'siteUnknown',
        expected: 'one of the merchant’s sites',
        received: 'a string of 15 characters',
      },
    ]);
  });

  test('lists links newest first, by page, status and invoice', async () => {
    const merchant = await api.makeMerchant();
    const made = [];
    for (let nth = 0; nth < 5; nth++) made.push(await makeInvoiceLink(api, {}, { merchant }));
    const [first, second, third] = made;
    await actOnLink(api, second?.linkId ?? '', 'reject', { merchant });
    await actOnLink(api, third?.linkId ?? '', 'deactivate', { merchant });
    const ids = ({ body }: ApiResponse<LinkList>) => body.items.map(({ linkId }) => linkId);
    const newest = made.map(({ linkId }) => linkId).reverse();
    const page = await list('limit=2', merchant);
    expect(ids(page)).toEqual(newest.slice(0, 2));
    const next = await list(`limit=3&cursor=${page.body.nextCursor}`, merchant);
    expect([ids(next), next.body.nextCursor]).toEqual([newest.slice(2), null]);
    expect(ids(await list('status=rejected', merchant))).toEqual([second?.linkId]);
    expect(ids(await list('status=deactivated', merchant))).toEqual([third?.linkId]);
    expect(ids(await list('status=open', merchant))).toHaveLength(3);
    expect(ids(await list('status=used', merchant))).toEqual([]);
    const written = encodeURIComponent(first?.invoiceId.toLowerCase().replace('-', ' ') ?? '');
    expect(ids(await list(`invoiceId=${written}`, merchant))).toEqual([first?.linkId]);
    expect((await list('cursor=yesterday', merchant)).problem.errors?.[0]?.path).toBe('/cursor');
    expect((await list('status=paid', merchant)).status).toBe(400);
  });

  testEach('lists links by amount and day, together with the other filters', async () => {
    const merchant = await api.makeMerchant();
    const [number, day] = [createInvoiceNumber(), dateIn(api.clock.now())];
    const first = await makeInvoiceLink(api, { amount: 640.5, invoiceId: number }, { merchant });
    api.clock.advance({ minutes: 2 * 24 * 60 });
    const second = await makeInvoiceLink(api, { amount: 640.5 }, { merchant });
    const third = await makeInvoiceLink(api, { amount: 900 }, { merchant });
    const find = async (query: string) =>
      (await list(query, merchant)).body.items.map(({ linkId }) => linkId);
    expect(await find('amount=640.50')).toEqual([second.linkId, first.linkId]);
    expect(await find(`to=${day}`)).toEqual([first.linkId]);
    expect(await find(`from=${dateIn(api.clock.now())}`)).toEqual([third.linkId, second.linkId]);
    expect(await find(`from=${day}&to=${day}&amount=640.5&status=open&invoiceId=${number}`)).toEqual([
      first.linkId,
    ]);
    const page = await list('amount=640.5&limit=1', merchant);
    expect(page.body.items).toMatchObject([{ linkId: second.linkId }]);
    expect(await find(`amount=640.5&limit=1&cursor=${page.body.nextCursor}`)).toEqual([first.linkId]);
  });

  test('another merchant’s links are not found', async () => {
    const { linkId } = await makeInvoiceLink(api);
    const by = { merchant: other };
    for (const answer of [
      await getLink(api, linkId, by),
      await actOnLink(api, linkId, 'reject', by),
      await actOnLink(api, linkId, 'deactivate', by),
      await actOnLink(api, linkId, 'send', by),
    ])
      expect([answer.status, answer.problem.type]).toEqual([404, 'not-found']);
    expect((await list('', other)).body.items).toEqual([]);
    expect((await getLink(api, linkId)).body.status).toBe('open');
    const keyless = await api.call('GET', '/v1/merchant/invoice-links', {
      headers: { authorization: `Bearer ${api.merchant.publishableKey}` },
    });
    expect(keyless.status).toBe(401);
  });

  test('deactivating is idempotent and sends one event', async () => {
    const { linkId } = await makeInvoiceLink(api);
    for (const act of ['deactivate', 'deactivate'] as const)
      expect((await actOnLink(api, linkId, act)).body.status).toBe('deactivated');
    for (const act of ['reject', 'reject', 'deactivate'] as const)
      expect((await actOnLink(api, linkId, act)).body.status).toBe('rejected');
    expect(await listEvents(linkId)).toEqual([
      'invoice_link.created',
      'invoice_link.deactivated',
      'invoice_link.rejected',
    ]);
  });

  test('a used link cannot be deactivated, and names its checkout', async () => {
    const { linkId, invoiceId } = await makeInvoiceLink(api);
    const second = await makeInvoiceLink(api, { invoiceId });
    const { person, signed } = await payByLink(api, linkId);
    expect(signed.status).toBe(200);
    for (const act of ['reject', 'deactivate', 'send'] as const) {
      const { status, problem } = await actOnLink(api, linkId, act);
      expect([status, problem.type, problem.detail]).toEqual([409, 'step-not-allowed', expect.any(String)]);
    }
    const paid = {
      status: 'used',
      checkoutId: person.checkoutId,
      usedAt: api.clock.now().toISOString(),
    };
    expect((await getLink(api, linkId)).body).toMatchObject(paid);
    // the invoice's other link has nothing left to be paid
    expect((await getLink(api, second.linkId)).body).toMatchObject(paid);
    expect(await listEvents(linkId)).toEqual(['invoice_link.created', 'invoice_link.used']);
    expect(await listEvents(second.linkId)).toEqual(['invoice_link.created', 'invoice_link.used']);
    const again = await createLink(api, { invoiceId: invoiceId.toLowerCase() });
    expect([again.status, again.problem.type]).toEqual([409, 'invoice-is-used']);
    // another merchant's invoice of that number is another invoice
    expect((await createLink(api, { invoiceId }, { merchant: other })).status).toBe(200);
  });

  test('one idempotency key creates one link', async () => {
    const key = 'one-press-of-a-button-1';
    const body = { invoiceId: createInvoiceNumber() };
    const first = await createLink(api, body, { key });
    const second = await createLink(api, body, { key });
    expect(second.body).toEqual(first.body);
    // not every table is counted: mails and webhooks of the purchase before may still be on their way
    const links = api.database.selectFrom('invoice_link').select('id').where('number', '=', body.invoiceId);
    expect(await links.execute()).toHaveLength(1);
  });
});
