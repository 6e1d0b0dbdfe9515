import { beforeAll, expect, test } from 'vitest';
import type { Api, TestMerchant } from '../../../support/api';
import { describeEachDatabase } from '../../../support/describe-databases';

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
      status: 'started',
      cartTotal: 1234.56,
      orderReference: 'A-7',
      financing: null,
      refunded: 0,
      refunds: [],
      createdAt: api.clock.now().toISOString(),
      completedAt: null,
    });
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

  test.each(['limit=0', 'limit=101', 'limit=x', 'cursor=nonsense'])('?%s is rejected', async (query) => {
    const { status, problem } = await ask(`/v1/merchant/checkouts?${query}`, api.merchant);
    expect([status, problem.type]).toEqual([400, 'validation-failed']);
  });
});
