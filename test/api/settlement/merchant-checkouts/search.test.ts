import { dateIn } from '@tamarack/core/calendar/plain-date';
import { beforeAll, expect, test } from 'vitest';
import type { CheckoutSearch } from '../../../../server/src/settlement/merchant-checkouts/search';
import type { Api, TestMerchant } from '../../../support/api';
import { makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeEachDatabase } from '../../../support/describe-databases';
import { buildLinkCheckout, makeApprovedOnLink, makeInvoiceLink } from '../../../support/invoice-links';
import { refundCheckout } from '../../../support/payouts';
import { readPerson } from '../../../support/person';
import { sendMerchantAction } from '../../../support/returning-customers';
import { makeApplicantWithOption, readAgreement, sign } from '../../../support/signing';

const everything: CheckoutSearch = {
  order: '',
  customer: '',
  source: '',
  amount: null,
  status: null,
  from: null,
  to: null,
};

describeEachDatabase('the search of a merchant’s checkouts', (makeApi) => {
  let api: Api;
  let merchant: TestMerchant;
  /** Checkouts by name, oldest first; `bread` is approved, `table` is an invoice. */
  const ids = new Map<string, string>();
  let email = '';
  let breadApplication = '';
  let firstDay = '';

  beforeAll(async () => {
    api = await makeApi();
    merchant = await api.makeMerchant();
    firstDay = dateIn(api.clock.now());
    const cart = async (name: string, cartTotal: number, orderReference: string, whose = merchant) =>
      ids.set(name, (await api.session({ cartTotal, orderReference }, { merchant: whose })).checkoutId);
    await cart('chair', 640.5, 'Ord-1');
    const lamp = { cartTotal: 900, orderReference: 'ORD-2', tracking: { utmSource: 'Newsletter' } };
    ids.set('lamp', (await api.session(lamp, { merchant })).checkoutId);
    const bread = await makeApprovedApplicant(api, {
      merchant,
      cartTotal: 900,
      checkout: { orderReference: 'ord-1' },
    });
    await api.database
      .updateTable('checkout')
      .set({ status: 'approved' })
      .where('id', '=', bread.checkoutId)
      .execute();
    ids.set('bread', bread.checkoutId);
    breadApplication = bread.applicationId;
    email = (await readPerson(api, breadApplication)).email ?? '';
    api.clock.advance({ minutes: 3 * 24 * 60 });
    const { linkId } = await makeInvoiceLink(
      api,
      {
        amount: 640.5,
        invoiceId: 'INV-77',
        customerName: 'Érable & fils',
        customerEmail: 'Comptes@Erable.example',
      },
      { merchant },
    );
    const table = await makeApprovedOnLink(api, linkId, { merchant });
    ids.set('table', table.checkoutId);
    await cart('foreign', 900, 'ord-1', await api.makeMerchant());
  });

  const search = async (criteria: Partial<CheckoutSearch>): Promise<string[]> => {
    const page = { cursor: null, limit: 10 };
    const { items } = await api.services.lookups.search(merchant.id, { ...everything, ...criteria }, page);
    return items.map(({ checkoutId }) => [...ids].find(([, id]) => id === checkoutId)?.[0] ?? 'unknown');
  };

  test('the list has all of the merchant’s own, newest first', async () => {
    expect(await search({})).toEqual(['table', 'bread', 'lamp', 'chair']);
  });

  test.each<[name: string, criteria: Partial<CheckoutSearch>, found: string[]]>([
    ['an order in another case', { order: 'ORD-1' }, ['bread', 'chair']],
    ['an invoice in another punctuation', { order: 'inv 77' }, ['table']],
    ['the beginning of an order only', { order: 'ORD' }, []],
    ['the amount of carts', { amount: 900_00 }, ['bread', 'lamp']],
    ['the amount of a cart and an invoice', { amount: 640_50 }, ['table', 'chair']],
    ['the beginning of a name, without accents', { customer: 'erable et' }, []],
    ['the beginning of a name', { customer: 'ÉRABLE f' }, ['table']],
    ['a name without a letter', { customer: '%' }, []],
    ['the address that the merchant gave', { customer: 'comptes@erable.example' }, ['table']],
    ['an unknown address', { customer: 'nobody@erable.example' }, []],
    ['a source in another case', { source: 'NEWSLETTER' }, ['lamp']],
    ['the beginning of a source only', { source: 'News' }, []],
    ['a source and an amount', { source: 'newsletter', amount: 900_00 }, ['lamp']],
    ['a source and another order', { source: 'newsletter', order: 'ord-1' }, []],
    ['a state', { status: 'started' }, ['table', 'lamp', 'chair']],
    ['an order and an amount', { order: 'ord-1', amount: 900_00 }, ['bread']],
    ['an amount and a state', { amount: 900_00, status: 'approved' }, ['bread']],
    [
      'everything together',
      { order: 'inv77', customer: 'comptes@erable.example', amount: 640_50, status: 'started' },
      ['table'],
    ],
  ])('%s', async (_name, criteria, found) => {
    expect(await search(criteria)).toEqual(found);
  });

  test('the days are the provider’s, both included', async () => {
    const lastDay = dateIn(api.clock.now());
    expect(await search({ from: firstDay, to: firstDay })).toEqual(['bread', 'lamp', 'chair']);
    expect(await search({ from: lastDay })).toEqual(['table']);
    expect(await search({ from: lastDay, status: 'started' })).toEqual(['table']);
    expect(await search({ from: firstDay, status: 'started', order: 'ord-1' })).toEqual(['chair']);
    expect(await search({ to: firstDay, amount: 640_50 })).toEqual(['chair']);
  });

  test('an applicant is found by the verified address once approved, and named by the trade name only', async () => {
    expect(await search({ customer: email.toUpperCase() })).toEqual(['bread']);
    const read = async () => {
      const { items } = await api.services.lookups.search(
        merchant.id,
        { ...everything, order: 'ord-1', amount: 900_00 },
        { cursor: null, limit: 10 },
      );
      return items[0];
    };
    expect(await read()).toMatchObject({
      customer: 'Summer Bread',
      kind: 'cart',
      reference: 'ord-1',
      amount: 900_00,
    });
    const checkout = api.database.updateTable('checkout').where('id', '=', ids.get('bread') ?? '');
    try {
      await checkout.set({ status: 'rejected' }).execute();
      expect([await search({ customer: email }), (await read())?.customer]).toEqual([[], null]);
      await checkout.set({ status: 'approved' }).execute();
      await api.database
        .updateTable('application')
        .set({ email_verified_at: null })
        .where('id', '=', breadApplication)
        .execute();
      expect(await search({ customer: email })).toEqual([]);
    } finally {
      await checkout.set({ status: 'approved' }).execute();
      await api.database
        .updateTable('application')
        .set({ email_verified_at: api.clock.now() })
        .where('id', '=', breadApplication)
        .execute();
    }
  });

  test('pages of a search with two alternatives follow without gaps or duplicates', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof api.services.lookups.search>> = await api.services.lookups.search(
        merchant.id,
        { ...everything, amount: 640_50 },
        { cursor, limit: 1 },
      );
      seen.push(...page.items.map(({ checkoutId }) => checkoutId));
      cursor = page.nextCursor;
    } while (cursor !== null && seen.length < 9);
    expect(seen).toEqual([ids.get('table'), ids.get('chair')]);
    await expect(
      api.services.lookups.search(merchant.id, everything, { cursor: 'x', limit: 1 }),
    ).rejects.toMatchObject({ type: 'validation-failed' });
  });

  test('a link’s checkout names its customer, and another merchant’s checkout does not exist', async () => {
    const { linkId } = await makeInvoiceLink(api, { customerName: 'Roy inc.' }, { merchant });
    const { checkoutId } = await api.session(buildLinkCheckout(linkId), { merchant });
    const details = await api.services.lookups.getDetails(merchant.id, checkoutId);
    expect(details).toMatchObject({
      linkId,
      summary: { kind: 'invoice', customer: 'Roy inc.' },
      payouts: [],
    });
    for (const id of [ids.get('foreign') ?? '', 'no-id'])
      await expect(api.services.lookups.getDetails(merchant.id, id)).rejects.toMatchObject({
        type: 'not-found',
      });
  });

  test('the history has states, signature, refunds, payouts and deliveries, in their order', async () => {
    const shop = await api.makeMerchant();
    await api.services.merchantEvents.endpoints.create(
      shop.id,
      { url: 'http://localhost:9/hook', eventTypes: ['checkout.refunded'] },
      async () => undefined,
    );
    const person = await makeApplicantWithOption(api, { merchant: shop, cartTotal: 8000 });
    await sign(person, await readAgreement(person));
    api.clock.advance({ minutes: 1 });
    await refundCheckout(api, shop, person, 1000);
    api.clock.advance({ minutes: 1 });
    await sendMerchantAction(
      api,
      person.checkoutId,
      'refunds',
      { amount: 500, reason: 'One box' },
      { merchant: shop },
    );
    const { timeline, summary, payouts } = await api.services.lookups.getDetails(shop.id, person.checkoutId);
    expect(timeline.map(({ what, amount }) => [what, amount])).toEqual([
      ['opened', undefined],
      ['approved', undefined],
      ['signed', 8000_00],
      ['completed', undefined],
      ['payoutOpened', undefined],
      ['refunded', 1000_00],
      ['webhook', undefined],
      ['refunded', 500_00],
      ['webhook', undefined],
    ]);
    expect(timeline.at(-2)?.reason).toBe('One box');
    expect(timeline.at(-1)?.event).toMatchObject({
      type: 'checkout.refunded',
      deliveries: [{ url: 'http://localhost:9/hook' }],
    });
    expect(summary).toMatchObject({ status: 'completed', refunded: 1500_00, financed: 8000_00 });
    expect(payouts).toMatchObject([{ kind: 'purchase', amount: 6500 }]);
  });
});
