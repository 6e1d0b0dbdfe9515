import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { addDays, dateIn } from '@tamarack/core/calendar/plain-date';
import { ratesPath } from '@tamarack/core/protocol/rate-table';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type OpenDatabase, openServerDatabase } from '../../server/src/platform/database/open-database';
import { type Api, openApi } from '../support/api';
import { copyMerchant, merchantTables } from '../support/copy-merchant';
import { createDatabase } from '../support/create-database';
import { openDashboard } from '../support/dashboard-browser';
import { makeInvoiceLink } from '../support/invoice-links';
import { createMerchantClient } from '../support/merchant-client';
import { makePaidMerchant, runDuePayouts } from '../support/payouts';
import { countRowsRead } from '../support/rows-read';
import { testTiming } from '../support/scoring';
import { walkTo } from '../support/walk-to';

/** What they cost does not depend on the second number; `MANY_MERCHANTS=100000` takes a minute to store. */
const counts = { few: 10, many: Number(process.env['MANY_MERCHANTS'] ?? 2_000) };

const dashboardPages = [
  '',
  '/checkouts',
  '/checkouts/sources',
  '/invoice-links',
  '/payouts',
  '/members',
  '/developers',
  '/settings',
];
const merchantLists = ['checkouts', 'events', 'webhook-endpoints', 'invoice-links', 'payouts'];

type Requests = Readonly<Record<string, () => Promise<void>>>;

describe.skipIf(inject('postgresUrl') === null)('many rows (PostgreSQL)', () => {
  let database: OpenDatabase;
  let api: Api;
  let requests: Requests;
  beforeAll(async () => {
    database = await openServerDatabase(await createDatabase(inject('postgresUrl') ?? '', 'template_api'), 1);
    api = await openApi(database.kysely, { config: { scoring: testTiming } });
    requests = await prepareRequests(api);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  /** Rows that a request reads, by table. */
  const measure = async (send: () => Promise<void>): Promise<ReadonlyMap<string, number>> => {
    // what the process remembers of keys and origins is read again
    api.services.merchants.origins.invalidate();
    api.clock.advance({ seconds: 2 });
    return countRowsRead(database.kysely, merchantTables, send);
  };

  test(`with ${counts.many} merchants no request reads more rows of them than with ${counts.few}`, async () => {
    const [merchant] = await api.database.selectFrom('merchant_payee').select('merchant_id as id').execute();
    const id = merchant?.id ?? '';
    await copyMerchant(database.kysely, id, { from: 1, to: counts.few });
    const few = new Map<string, number>();
    for (const [name, send] of Object.entries(requests)) few.set(name, sum(await measure(send)));
    await copyMerchant(database.kysely, id, { from: counts.few + 1, to: counts.many });
    const dearer: unknown[] = [];
    for (const [name, send] of Object.entries(requests)) {
      const before = few.get(name) ?? 0;
      let read = await measure(send);
      // a job of an earlier request may have read meanwhile
      if (sum(read) > before) read = await measure(send);
      if (sum(read) > before) dearer.push([name, before, read]);
    }
    expect(dearer).toEqual([]);
    expect([...few].filter(([, read]) => read === 0)).toEqual([]);
  });

  test('a verified phone number reads the sessions of its checkout, not those of all', async () => {
    const [person, { checkoutId }] = [await api.session(), await api.session()];
    await sql`
      insert into session (id, checkout_id, token_hash, resume_hash, created_at, last_used_at, locked)
      select gen_random_uuid(), ${checkoutId}, sha256(n::text::bytea), sha256(n::text::bytea), now(), now(), false
      from generate_series(1, 2000) as n`.execute(database.kysely);
    await sql`analyze session`.execute(database.kysely);
    const read = await countRowsRead(database.kysely, ['session'], async () => {
      await walkTo(api, 'phone', { person });
    });
    expect(sum(read)).toBeGreaterThan(0);
    expect(sum(read)).toBeLessThan(200);
  });

  test('what refers to rows that the server deletes is found by an index', async () => {
    const deleted = new Set(
      fs
        .readdirSync('server/src', { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => fs.readFileSync(path.join('server/src', name), 'utf8'))
        .flatMap((text) => [...text.matchAll(/deleteFrom\('(\w+)'\)|delete from (\w+)/g)])
        .flatMap(([, built, written]) => built ?? written ?? []),
    );
    expect(deleted).toContain('session');
    const { rows } = await sql<{ reference: string }>`
      select format('%s.%s', conrelid::regclass, attname) as reference
      from pg_constraint join pg_class as parent on parent.oid = confrelid
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and parent.relname = any(${[...deleted]})
        and not exists (select from pg_index where indrelid = conrelid and indkey[0] = attnum)`.execute(
      database.kysely,
    );
    expect(rows.map(({ reference }) => reference)).toEqual([]);
  });
});

const sum = (read: ReadonlyMap<string, number>): number =>
  [...read.values()].reduce((total, count) => total + count, 0);

/** What applicants, a merchant's page, its server and its people ask for, of a merchant with a row in every table. */
async function prepareRequests(api: Api): Promise<Requests> {
  const merchant = await makePaidMerchant(api);
  const { merchants } = api.services;
  await merchants.change(merchant.id, { sites: ['Toronto'] }, null);
  const today = dateIn(api.clock.now());
  const promotion = { terms: [4], annualRate: 0, startsOn: today, endsOn: addDays(today, 9) };
  await merchants.promotions.add(merchant.id, promotion, null);
  const server = createMerchantClient(api, merchant);
  // of an event that none of these requests causes
  await api.database
    .insertInto('webhook_endpoint')
    .values({
      ...{ id: randomUUID(), merchant_id: merchant.id, url: 'https://hooks.shop.example/tamarack' },
      ...{ event_types: JSON.stringify(['payout.returned']), secret_cipher: Buffer.of(0) },
      created_at: api.clock.now(),
    })
    .execute();
  await makeInvoiceLink(api, {}, { merchant });
  const dashboard = await openDashboard(api, { merchantId: merchant.id });

  const page = { origin: merchant.origin, merchantkey: merchant.publishableKey };
  const expectSuccess = async (sent: Promise<{ readonly status: number }>): Promise<void> => {
    expect((await sent).status).toBeLessThan(300);
  };
  const preflight = { ...page, 'access-control-request-method': 'GET' };
  return {
    'preflight of a page': () =>
      expectSuccess(api.call('OPTIONS', '/v1/application', { headers: preflight })),
    'price message': () => expectSuccess(api.call('GET', ratesPath, { headers: page })),
    'opening a checkout': () => expectSuccess(api.checkout({}, { merchant, headers: page })),
    'invoice link by the server': async () => void (await makeInvoiceLink(api, {}, { merchant })),
    ...Object.fromEntries(
      merchantLists.map((path) => [`list of ${path}`, () => expectSuccess(server.get(path))]),
    ),
    'log-in to the dashboard': async () => void (await openDashboard(api, { merchantId: merchant.id })),
    ...Object.fromEntries(
      dashboardPages.map((path) => [
        `dashboard ${path || '/'}`,
        () => expectSuccess(dashboard.get(`/merchant${path}`)),
      ]),
    ),
    // nothing else after it: its jobs read for a while
    'a whole application': async () => {
      await walkTo(api, 'completed', { person: await api.session({ cartTotal: 4321.09 }, { merchant }) });
    },
    'payouts that are due': () => runDuePayouts(api),
  };
}
