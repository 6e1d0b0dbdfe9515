import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { InvoiceLinkInput } from '../../../../server/src/intake/invoice-links/create/parse-link-input';
import type { LinkSearch } from '../../../../server/src/intake/invoice-links/search/search';
import { newId } from '../../../../server/src/platform/database/ids';
import type { Api, TestMerchant } from '../../../support/api';
import { describeEachDatabase } from '../../../support/describe-databases';
import { actOnLink, makeInvoiceLink, payByLink } from '../../../support/invoice-links';
import { listMailsTo } from '../../../support/mails';
import { createMerchantClient } from '../../../support/merchant-client';
import { createEmail } from '../../../support/verification';

const everything: LinkSearch = { number: '', customer: '', amount: null, status: null, from: null, to: null };

const toInput = (invoiceId: string, input: Partial<InvoiceLinkInput> = {}): InvoiceLinkInput => ({
  invoiceId,
  amount: 250,
  language: 'en',
  sendEmail: false,
  ...input,
});

describeEachDatabase('many invoice links at once', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  const createAll = (
    merchant: TestMerchant,
    inputs: readonly (InvoiceLinkInput | null)[],
    role: 'owner' | 'developer' = 'owner',
    id = randomUUID(),
  ) =>
    api.services.invoiceLinks.createAll({ id: merchant.id, name: 'Shop' }, inputs, {
      id,
      merchantId: merchant.id,
      role,
    });
  const search = async (merchant: TestMerchant, criteria: Partial<LinkSearch> = {}) => {
    const page = { cursor: null, limit: 100 };
    const { items } = await api.services.invoiceLinks.search(
      merchant.id,
      { ...everything, ...criteria },
      page,
    );
    return items.map(({ invoiceId }) => invoiceId);
  };

  test('all are created with their events and mails, by the member', async () => {
    const merchant = await api.makeMerchant();
    const [memberId, to] = [randomUUID(), createEmail()];
    const inputs = [
      toInput('A-1', { customerName: ' Côté  inc. ', customerEmail: to.toUpperCase(), sendEmail: true }),
      toInput('A-2', { customerEmail: createEmail() }),
    ];
    expect(await createAll(merchant, inputs, 'owner', memberId)).toEqual({ created: 2, faults: [] });
    expect((await search(merchant)).toSorted()).toEqual(['A-1', 'A-2']);
    expect(await search(merchant, { customer: 'cote' })).toEqual(['A-1']);
    const mails = await api.database
      .selectFrom('mail')
      .select('id')
      .where('merchant_id', '=', merchant.id)
      .execute();
    expect(mails.map(({ id }) => ({ id }))).toEqual((await listMailsTo(api, to)).map(({ id }) => ({ id })));
    expect(mails).toHaveLength(1);
    const events = await createMerchantClient(api, merchant).listEvents();
    expect(events.map(({ type }) => type)).toEqual(['invoice_link.created', 'invoice_link.created']);
    const trail = await api.database
      .selectFrom('audit_event')
      .select('act')
      .where('actor', '=', `member:${memberId}`)
      .execute();
    expect(trail).toEqual([{ act: 'invoiceLink.created' }, { act: 'invoiceLink.created' }]);
  });

  test('with a fault in one, every fault is named and none is created', async () => {
    const merchant = await api.makeMerchant();
    await makeInvoiceLink(api, { invoiceId: 'Open 1' }, { merchant });
    const { linkId } = await makeInvoiceLink(api, { invoiceId: 'GONE-1' }, { merchant });
    await actOnLink(api, linkId, 'deactivate', { merchant });
    const result = await createAll(merchant, [
      toInput('B-1'),
      toInput('b 1', { amount: 1 }),
      null,
      toInput('OPEN-1'),
      toInput('GONE-1'),
      toInput('', { site: 'Nowhere', customerEmail: 'x', sendEmail: true }),
    ]);
    expect(result.created).toBe(0);
    expect(result.faults.map(({ index, field, code }) => `${index} ${field} ${code}`).toSorted()).toEqual([
      '1 amount invoiceAmountMinimum',
      '1 invoiceId invoiceTwice',
      '3 invoiceId invoiceLinkOpen',
      '5 customerEmail emailInvalid',
      '5 invoiceId invoiceNumberRequired',
      '5 site siteUnknown',
    ]);
    expect(await createAll(merchant, [toInput('B-1'), null])).toEqual({ created: 0, faults: [] });
    expect((await search(merchant)).toSorted()).toEqual(['GONE-1', 'Open 1']);
  });

  test('an invoice that is financed undoes all of them', async () => {
    const { linkId, invoiceId } = await makeInvoiceLink(api);
    await payByLink(api, linkId);
    expect(await createAll(api.merchant, [toInput('C-1'), toInput(invoiceId)])).toEqual({
      created: 0,
      faults: [{ index: 1, field: 'invoiceId', code: 'invoiceUsed' }],
    });
    expect(await search(api.merchant, { number: 'C-1' })).toEqual([]);
  });

  test('the same list sent twice at once is created once', async () => {
    const merchant = await api.makeMerchant();
    const inputs = ['D-1', 'D-2', 'D-3'].map((number) => toInput(number));
    const results = await Promise.all([createAll(merchant, inputs), createAll(merchant, inputs)]);
    expect(results.map(({ created }) => created).toSorted()).toEqual([0, 3]);
    expect(await search(merchant)).toHaveLength(3);
  });

  test('more mails than an address may receive create nothing', async () => {
    const merchant = await api.makeMerchant();
    const customerEmail = createEmail();
    const inputs = Array.from({ length: 21 }, (_, index) =>
      toInput(`E-${index}`, { customerEmail, sendEmail: true }),
    );
    await expect(createAll(merchant, inputs)).rejects.toMatchObject({ type: 'rate-limited' });
    expect(await search(merchant)).toEqual([]);
  });

  test('developers create no links', async () => {
    await expect(createAll(api.merchant, [toInput('F-1')], 'developer')).rejects.toMatchObject({
      type: 'forbidden',
    });
  });

  test('links are found by number, amount, customer, state and day', async () => {
    const merchant = await api.makeMerchant();
    const make = (invoiceId: string, amount: number, customerEmail?: string) =>
      makeInvoiceLink(api, { invoiceId, amount, ...(customerEmail && { customerEmail }) }, { merchant });
    await make('G-1', 100);
    const { linkId } = await make('G-2', 200.5, 'a@shop.example');
    await actOnLink(api, linkId, 'deactivate', { merchant });
    const later = { minutes: 2 * 24 * 60 };
    api.clock.advance(later);
    await make('G-3', 200.5);
    const today = api.clock.now().toISOString().slice(0, 10);
    expect(await search(merchant, { number: 'g2' })).toEqual(['G-2']);
    expect(await search(merchant, { amount: 200_50 })).toEqual(['G-3', 'G-2']);
    expect(await search(merchant, { customer: 'A@shop.example' })).toEqual(['G-2']);
    expect(await search(merchant, { customer: '%' })).toEqual([]);
    expect(await search(merchant, { status: 'open' })).toEqual(['G-3', 'G-1']);
    expect(await search(merchant, { status: 'deactivated', amount: 200_50 })).toEqual(['G-2']);
    expect(await search(merchant, { from: today })).toEqual(['G-3']);
    expect(await search(merchant, { to: today, status: 'deactivated' })).toEqual(['G-2']);
    const first = await api.services.invoiceLinks.search(
      merchant.id,
      { ...everything, status: 'open' },
      { cursor: null, limit: 1 },
    );
    expect(first.items.map(({ invoiceId }) => invoiceId)).toEqual(['G-3']);
    const second = await api.services.invoiceLinks.search(
      merchant.id,
      { ...everything, status: 'open' },
      { cursor: first.nextCursor, limit: 1 },
    );
    expect([second.items.map(({ invoiceId }) => invoiceId), second.nextCursor]).toEqual([['G-1'], null]);
  });

  test('a rare state is looked for in parts, and the search goes on after each', async () => {
    const merchant = await api.makeMerchant();
    await makeInvoiceLink(api, { invoiceId: 'H-0' }, { merchant });
    const oldest = await api.database
      .selectFrom('invoice_link')
      .selectAll()
      .where('merchant_id', '=', merchant.id)
      .executeTakeFirstOrThrow();
    await api.database
      .insertInto('invoice_link')
      .values(
        Array.from({ length: 1_999 }, (_, index) => ({
          ...oldest,
          customer_email: null,
          // of a time of its own: ids sort by time
          id: newId(new Date(api.clock.now().getTime() + index + 1)),
          link_id: randomUUID(),
          number: `H-${index + 1}`,
          number_key: `H${index + 1}`,
        })),
      )
      .execute();
    await api.database
      .updateTable('invoice_link')
      .set({ deactivated_at: api.clock.now() })
      .where('id', '=', oldest.id)
      .execute();
    api.clock.advance({ seconds: 10 });
    await makeInvoiceLink(api, { invoiceId: 'J-1' }, { merchant });
    const read = (cursor: string | null) =>
      api.services.invoiceLinks.search(
        merchant.id,
        { ...everything, status: 'deactivated' },
        { cursor, limit: 10 },
      );
    const first = await read(null);
    expect([first.items, first.nextCursor]).toEqual([[], expect.any(String)]);
    const second = await read(first.nextCursor);
    expect(second.items.map(({ invoiceId }) => invoiceId)).toEqual(['H-0']);
    expect(second.nextCursor).toBeNull();
  });
});
