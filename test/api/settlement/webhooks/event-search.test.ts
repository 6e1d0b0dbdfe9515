import { randomUUID } from 'node:crypto';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { inTransaction } from '../../../../server/src/platform/database/executor';
import {
  type OpenDatabase,
  openServerDatabase,
} from '../../../../server/src/platform/database/open-database';
import { type Api, openApi, type TestMerchant } from '../../../support/api';
import { createDatabase } from '../../../support/create-database';
import { describeEachDatabase } from '../../../support/describe-databases';
import { makeInvoiceLink } from '../../../support/invoice-links';
import { createMerchantClient, type MerchantClient } from '../../../support/merchant-client';
import { sendMerchantAction } from '../../../support/returning-customers';
import { countRowsRead } from '../../../support/rows-read';

/** A checkout that its merchant cancels at once, which is an event. */
async function makeCancelled(api: Api, merchant: TestMerchant, orderReference: string): Promise<string> {
  const { checkoutId } = await api.session({ cartTotal: 2500, orderReference }, { merchant });
  await sendMerchantAction(api, checkoutId, 'cancel', {}, { merchant });
  return checkoutId;
}

describeEachDatabase('the search of a merchant’s events', (makeApi) => {
  let api: Api;
  let calls: MerchantClient;
  let firstDay = '';
  let lastDay = '';
  let chair = '';

  beforeAll(async () => {
    api = await makeApi();
    const merchant = await api.makeMerchant();
    calls = createMerchantClient(api, merchant);
    firstDay = dateIn(api.clock.now());
    chair = await makeCancelled(api, merchant, 'Ord-1');
    await makeCancelled(api, merchant, 'ORD-2');
    await makeCancelled(api, await api.makeMerchant(), 'Ord-1');
    api.clock.advance({ hours: 3 * 24 });
    lastDay = dateIn(api.clock.now());
    await makeInvoiceLink(api, { invoiceId: 'INV-77' }, { merchant });
    const payout = { payoutId: randomUUID(), checkoutId: chair, reference: 'Ord-1' };
    const figures = { amount: 2480.75, fee: 19.25, currency: 'CAD', dueOn: null, returnCode: null } as const;
    await inTransaction(api.database, (trx) =>
      api.services.merchantEvents.emit(trx, {
        merchantId: merchant.id,
        type: 'payout.paid',
        data: { ...payout, ...figures, status: 'paid' },
      }),
    );
  });

  const search = async (query: Readonly<Record<string, string>>): Promise<string[]> => {
    const events = await calls.listEvents(`?${new URLSearchParams(query)}`);
    return events.map(({ type, data }) =>
      [type, data['orderReference'] ?? data['reference'] ?? data['invoiceNumber']].join(' '),
    );
  };
  const all = [
    'payout.paid Ord-1',
    'invoice_link.created INV-77',
    'checkout.cancelled ORD-2',
    'checkout.cancelled Ord-1',
  ];

  test('by an order in any case, that of its payout too, and of this merchant alone', async () => {
    expect(await search({})).toEqual(all);
    expect(await search({ reference: ' ord-1 ' })).toEqual([all[0], all[3]]);
    expect(await search({ reference: 'ord' })).toEqual([]);
  });

  test('by an invoice’s number', async () => {
    expect(await search({ reference: 'inv-77' })).toEqual([all[1]]);
  });

  test('by the checkout', async () => {
    expect(await search({ checkoutId: chair })).toEqual([all[0], all[3]]);
    expect(await search({ checkoutId: randomUUID() })).toEqual([]);
  });

  test('by days of the provider, both included', async () => {
    expect(await search({ to: firstDay })).toEqual(all.slice(2));
    expect(await search({ from: lastDay, to: lastDay })).toEqual(all.slice(0, 2));
    expect(await search({ from: '2026-02-01', to: '2026-02-02' })).toEqual([]);
  });

  test('by everything together, page by page', async () => {
    const query = { reference: 'ORD-1', checkoutId: chair, from: firstDay, to: lastDay };
    expect(await search({ ...query, type: 'payout.paid' })).toEqual([all[0]]);
    expect(await search({ ...query, delivery: 'failed' })).toEqual([]);
    const page = await calls.get<{ nextCursor: string }>('events?reference=ord-1&limit=1');
    expect(await search({ ...query, cursor: page.body.nextCursor })).toEqual([all[3]]);
  });

  test.each([
    ['orderReference=ORD-1', /^orderReference: .*unknown/i],
    ['amount=640.5', /^amount: .*unknown/i],
    ['from=2026-02-30', /^from: /],
    ['reference=', /^reference: /],
  ])('%s is refused by its name', async (query, detail) => {
    const { status, problem } = await calls.get(`events?${query}`);
    expect([status, problem.type, problem.detail]).toEqual([
      400,
      'validation-failed',
      expect.stringMatching(detail),
    ]);
  });
});

describe.skipIf(inject('postgresUrl') === null)('a merchant with many events (PostgreSQL)', () => {
  let database: OpenDatabase;
  let api: Api;
  let calls: MerchantClient;
  beforeAll(async () => {
    database = await openServerDatabase(await createDatabase(inject('postgresUrl') ?? '', 'template_api'), 1);
    api = await openApi(database.kysely);
    const merchant = await api.makeMerchant();
    calls = createMerchantClient(api, merchant);
    await makeCancelled(api, merchant, 'Ord-1');
    await makeInvoiceLink(api, { invoiceId: 'INV-77' }, { merchant });
    await sql`
      insert into merchant_event (id, merchant_id, type, data, created_at)
      select gen_random_uuid(), ${merchant.id}::uuid, 'checkout.approved',
        jsonb_build_object('checkoutId', gen_random_uuid(), 'orderReference', 'PO-' || number), ${api.clock.now()}::timestamptz
      from generate_series(1, 5000) as number`.execute(database.kysely);
    await sql`analyze merchant_event`.execute(database.kysely);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  test.each(['ORD-1', 'inv-77'])('a search for %s does not read all events', async (reference) => {
    const read = await countRowsRead(database.kysely, ['merchant_event'], async () => {
      expect(await calls.listEvents(`?reference=${reference}`)).toHaveLength(1);
    });
    expect(read.get('merchant_event')).toBeLessThan(20);
  });
});
