import { dateIn } from '@tamarack/core/calendar/plain-date';
import { beforeAll, expect, test } from 'vitest';
import type { Api, TestMerchant } from '../../../support/api';
import { describeEachDatabase } from '../../../support/describe-databases';
import { makeApprovedOnLink, makeInvoiceLink } from '../../../support/invoice-links';

interface List {
  readonly items: readonly { readonly checkoutId: string; readonly status: string }[];
  readonly nextCursor: string | null;
}

describeEachDatabase('a merchant’s lookups', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  const ask = <T>(url: string, { secretKey }: TestMerchant) =>
    api.call<T>('GET', url, { headers: { authorization: `Bearer ${secretKey}` } });

  test('a merchant’s server retrieves a checkout', async () => {
    const { checkoutId } = await api.session({ cartTotal: 1234.56, orderReference: 'A-7' });
    const { status, body } = await ask(`/v1/merchant/checkouts/${checkoutId}`, api.merchant);
    expect(status).toBe(200);
    expect(body).toEqual({
      checkoutId,
      captureMethod: 'automatic',
      authorization: null,
      captures: [],
      status: 'started',
      cartTotal: 1234.56,
      orderReference: 'A-7',
      invoice: null,
      financing: null,
      refunded: 0,
      refunds: [],
      createdAt: api.clock.now().toISOString(),
      completedAt: null,
      createdBy: 'page',
      lineItems: [],
      metadata: {},
      platform: null,
      tracking: null,
      clientTokenExpiresAt: null,
    });
  });

  test('tracking and platform come back as the page sent them, those of the page that resumed it', async () => {
    const read = async (checkoutId: string) => {
      const { body } = await ask<object>(`/v1/merchant/checkouts/${checkoutId}`, api.merchant);
      return body;
    };
    const first = { gclid: 'Cj0', utmSource: 'newsletter', utmTerm: '' };
    const started = await api.session({
      cartTotal: 700,
      platform: { renderType: 'Modal' },
      tracking: first,
    });
    const platform = { renderType: 'Modal' };
    expect(await read(started.checkoutId)).toMatchObject({
      platform,
      tracking: { gclid: 'Cj0', utmSource: 'newsletter' },
    });
    const resume = (request: object) =>
      api.session({ cartTotal: 700, ...request }, { resumeCookie: started.resumeCookie });
    expect((await resume({ tracking: {} })).checkoutId).toBe(started.checkoutId);
    expect(await read(started.checkoutId)).toMatchObject({ platform, tracking: { gclid: 'Cj0' } });
    await resume({ platform: { renderType: 'Standalone' }, tracking: { utmSource: 'poster' } });
    expect(await read(started.checkoutId)).toMatchObject({
      platform: { renderType: 'Standalone' },
      tracking: { utmSource: 'poster' },
    });
    const { body } = await ask<{ readonly items: readonly { tracking: object | null }[] }>(
      '/v1/merchant/checkouts?limit=1',
      api.merchant,
    );
    expect(body.items[0]?.tracking).toEqual({ utmSource: 'poster' });
  });

  test('pages follow without gaps or duplicates, even while new checkouts arrive', async () => {
    const merchant = await api.makeMerchant();
    const made: string[] = [];
    for (let i = 0; i < 5; i++) {
      api.clock.advance({ seconds: 1 });
      made.push((await api.session({}, { merchant })).checkoutId);
    }
    const seen: string[] = [];
    let cursor: string | null = '';
    for (let page = 0; cursor !== null && page < 9; page++) {
      const from: string = cursor ? `&cursor=${cursor}` : '';
      const { body }: { body: List } = await ask<List>(`/v1/merchant/checkouts?limit=2${from}`, merchant);
      seen.push(...body.items.map(({ checkoutId }) => checkoutId));
      cursor = body.nextCursor;
      await api.session({}, { merchant });
    }
    expect(seen).toEqual(made.toReversed());
  });

  test('the list is filtered by reference, status, amount and day', async () => {
    const merchant = await api.makeMerchant();
    const day = dateIn(api.clock.now());
    const make = async (cartTotal: number, orderReference: string) =>
      (await api.session({ cartTotal, orderReference }, { merchant })).checkoutId;
    const chair = await make(640.5, 'PO-1');
    const lamp = await make(900, 'po-1');
    api.clock.advance({ minutes: 2 * 24 * 60 });
    const table = await make(900, 'PO-2');
    const { linkId } = await makeInvoiceLink(api, { amount: 5000, invoiceId: 'INV-77' }, { merchant });
    const { checkoutId: invoice } = await makeApprovedOnLink(api, linkId, { merchant });
    const find = async (query: string) => {
      const { status, body } = await ask<List>(`/v1/merchant/checkouts?${query}`, merchant);
      expect([query, status]).toEqual([query, 200]);
      return body.items.map(({ checkoutId }) => checkoutId);
    };
    expect(await find('orderReference=PO-1')).toEqual([lamp, chair]);
    expect(await find('orderReference=%20po-1%20&amount=900')).toEqual([lamp]);
    expect(await find('orderReference=inv%2077')).toEqual([invoice]);
    expect(await find('orderReference=PO')).toEqual([]);
    expect(await find('amount=900.00')).toEqual([table, lamp]);
    expect(await find('amount=5000')).toEqual([invoice]);
    const { body: paid } = await ask<object>(`/v1/merchant/checkouts/${invoice}`, merchant);
    expect(paid).toMatchObject({ cartTotal: 0, invoice: { linkId, number: 'INV-77', amount: 5000 } });
    expect(await find(`to=${day}`)).toEqual([lamp, chair]);
    expect(await find(`from=${dateIn(api.clock.now())}`)).toEqual([invoice, table]);
    await api.call('POST', `/v1/merchant/checkouts/${lamp}/cancel`, {
      headers: { authorization: `Bearer ${merchant.secretKey}` },
    });
    expect(await find('status=cancelled')).toEqual([lamp]);
    expect(await find(`status=cancelled&amount=900&orderReference=PO-1&from=${day}&to=${day}`)).toEqual([
      lamp,
    ]);
    const page = (cursor: string | null) =>
      ask<List>(`/v1/merchant/checkouts?amount=900&limit=1${cursor ? `&cursor=${cursor}` : ''}`, merchant);
    const { body: newest } = await page(null);
    const { body: oldest } = await page(newest.nextCursor);
    expect([newest.items, oldest.items]).toMatchObject([[{ checkoutId: table }], [{ checkoutId: lamp }]]);
    expect(oldest.nextCursor).toBeNull();
  });

  test('another merchant’s checkout is not found', async () => {
    const { checkoutId } = await api.session();
    const other = await api.makeMerchant();
    for (const id of [checkoutId, '01a1fc63-727b-7cd2-ad8f-a862e3a7d68a', 'no-id']) {
      const { status, problem } = await ask(`/v1/merchant/checkouts/${id}`, other);
      expect([status, problem.type]).toEqual([404, 'not-found']);
    }
    expect((await ask<List>('/v1/merchant/checkouts', other)).body.items).toEqual([]);
  });

  test.each([
    ['no key', ''],
    ['a publishable key', 'pk'],
    ['an unknown key', 'Bearer sk_test_nobody'],
    ['another scheme', 'Basic'],
  ])('%s is rejected', async (_name, form) => {
    const { publishableKey, secretKey } = api.merchant;
    const authorization =
      form === 'pk' ? `Bearer ${publishableKey}` : form === 'Basic' ? `Basic ${secretKey}` : form;
    const { status, problem } = await api.call('GET', '/v1/merchant/checkouts', {
      headers: { authorization },
    });
    expect([status, problem.type]).toEqual([401, 'unauthorized']);
  });

  test.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'cursor=nonsense',
    'orderReference=%20',
    'status=paid',
    'amount=',
    'amount=1.005',
    'amount=5&amount=6',
    'from=2026-02-30',
    'to=0001-01-01',
  ])('?%s is rejected', async (query) => {
    const { status, problem } = await ask(`/v1/merchant/checkouts?${query}`, api.merchant);
    expect([status, problem.type]).toEqual([400, 'validation-failed']);
  });

  test.each([
    'checkouts',
    'events',
    'payouts',
    'invoice-links',
  ])('a period of %s that ends before it begins is refused by name', async (list) => {
    const { status, problem } = await ask(`/v1/merchant/${list}?from=2026-11-30&to=2026-11-01`, api.merchant);
    expect([status, problem.type, problem.errors]).toEqual([
      400,
      'validation-failed',
      [
        {
          path: '/to',
          code: 'invalid',
          expected: 'a date that is not before `from`',
          received: '"2026-11-01"',
        },
      ],
    ]);
    const day = await ask(`/v1/merchant/${list}?from=2026-11-30&to=2026-11-30`, api.merchant);
    expect(day.status).toBe(200);
  });
});
