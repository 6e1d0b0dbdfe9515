import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant } from '../../attack/tenants/tenant';
import type { Api, ApiResponse } from '../../support/api';
import { logIn, toText } from '../../support/console-browser';
import { openDashboard } from '../../support/dashboard-browser';
import { describeOneDatabase } from '../../support/describe-databases';
import { createMerchantClient } from '../../support/merchant-client';
import { type MerchantServer, startMerchantServer } from '../../support/merchant-server';
import { makeOperator } from '../../support/reviews';
import { tamper } from '../../support/tamper';
import { waitUntil } from '../../support/wait-until';

/** As a later release stores it; the check of the column is another one then. */
const value = 'laterValue';

/** Who reads: a merchant's server, the operators' API, the console, the merchant's dashboard. */
type Reader = 'merchant' | 'operator' | 'console' | 'dashboard';

interface Place {
  readonly table: string;
  readonly column: string;
  /** The key of the row's id in the tenant's ids. */
  readonly id: string;
  /** Where the row is read; `{merchants}` stands for the tenant's id of this key. */
  readonly reads: readonly (readonly [Reader, string])[];
}

const checkoutReads = [
  ['merchant', 'checkouts'],
  ['merchant', 'checkouts/{checkouts}'],
  ['dashboard', 'checkouts'],
  ['dashboard', 'checkouts/export.csv'],
  ['dashboard', 'checkouts/{checkouts}'],
] as const;
const payoutReads = [
  ['merchant', 'payouts'],
  ['operator', 'payouts'],
  ['dashboard', 'payouts'],
  ['dashboard', 'payouts/{payouts}'],
  ['dashboard', 'payouts/export.csv'],
  ['dashboard', 'checkouts/{checkouts}'],
] as const;
const erasureReads = [
  ['operator', 'people/{people}/erasures'],
  ['console', 'people/{people}'],
] as const;
const reviewReads = [
  ['operator', 'reviews/{reviews}'],
  ['console', 'reviews/{reviews}'],
] as const;
const eventReads = [
  ['merchant', 'events/{events}'],
  ['dashboard', 'developers/events/{events}'],
] as const;

const places: readonly Place[] = [
  { table: 'checkout', column: 'status', id: 'checkouts', reads: checkoutReads },
  { table: 'checkout', column: 'render_type', id: 'checkouts', reads: checkoutReads },
  { table: 'payout', column: 'kind', id: 'payouts', reads: payoutReads },
  { table: 'payout', column: 'state', id: 'payouts', reads: payoutReads },
  {
    table: 'merchant_key',
    column: 'kind',
    id: 'keys',
    reads: [
      ['operator', 'merchants/{merchants}'],
      ['console', 'merchants/{merchants}'],
      ['dashboard', 'developers'],
    ],
  },
  {
    table: 'membership',
    column: 'role',
    id: 'memberships',
    reads: [
      ['operator', 'merchants/{merchants}/members'],
      ['console', 'merchants/{merchants}'],
      ['dashboard', 'members'],
    ],
  },
  { table: 'person_erasure', column: 'state', id: 'erasures', reads: erasureReads },
  { table: 'person_erasure', column: 'reason', id: 'erasures', reads: erasureReads },
  { table: 'document', column: 'kind', id: 'documents', reads: reviewReads },
  { table: 'document', column: 'state', id: 'documents', reads: reviewReads },
  { table: 'document', column: 'problem', id: 'documents', reads: reviewReads },
  { table: 'review', column: 'state', id: 'reviews', reads: reviewReads },
  { table: 'webhook_delivery', column: 'state', id: 'deliveries', reads: eventReads },
  { table: 'webhook_delivery', column: 'last_failure', id: 'deliveries', reads: eventReads },
];

/** Each row is set back: the tenant is shared. */
describeOneDatabase('a row with a value of a later release', (makeApi) => {
  let api: Api;
  let server: MerchantServer;
  let ids: Readonly<Record<string, string>>;
  let readers: Readonly<Record<Reader, (path: string) => Promise<ApiResponse<unknown>>>>;
  beforeAll(async () => {
    server = await startMerchantServer();
    api = await makeApi({ config: { trustProxy: 1 } });
    const tenant = await makeTenant(api, server, 'zephyr');
    const { merchant } = tenant;
    const roles = ['senior', 'finance', 'support', 'admin'] as const;
    const operator = await makeOperator(api, 'Sam Okafor', { roles });
    const console = await logIn(api, operator);
    const dashboard = await openDashboard(api, { merchantId: merchant.id });
    await openDashboard(api, { merchantId: merchant.id, role: 'accounting' });
    const calls = createMerchantClient(api, merchant);
    readers = {
      merchant: (path) => calls.get(path),
      operator: (path) => operator.get(`/${path}`),
      console: (path) => console.get(`/operator/${path}`),
      dashboard: (path) => dashboard.get(`/merchant/${path}`),
    };
    const { database } = api;
    const membership = await database
      .selectFrom('membership')
      .select('id')
      .where('merchant_id', '=', merchant.id)
      .where('role', '=', 'accounting')
      .executeTakeFirstOrThrow();
    // nothing writes to it once it arrived
    const delivery = await waitUntil(
      () =>
        database
          .selectFrom('webhook_delivery')
          .select(['id', 'state'])
          .where('event_id', '=', tenant.ids['events'] ?? '')
          .executeTakeFirstOrThrow(),
      ({ state }) => state === 'delivered',
    );
    ids = { ...tenant.ids, memberships: membership.id, deliveries: delivery.id };
    // as the migrations of that release do
    const tables = [...new Set(places.map(({ table }) => table))];
    const { rows: checks } = await sql<{ table: string; name: string }>`
      select conrelid::regclass::text as table, conname as name from pg_constraint
      where contype = 'c' and conrelid::regclass::text = any(${tables})`.execute(database);
    for (const { table, name } of checks)
      await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(database);
  });
  afterAll(() => server.close());

  test.each(places)('$column of $table is shown where it is listed', async ({ table, column, id, reads }) => {
    const row = sql`${sql.table(table)} where id = ${ids[id]}`;
    const set = (to: unknown) =>
      tamper(api, (trx) =>
        sql`update ${sql.table(table)} set ${sql.id(column)} = ${to} where id = ${ids[id]}`.execute(trx),
      );
    const { rows } = await sql<{ before: unknown }>`select ${sql.id(column)} as before from ${row}`.execute(
      api.database,
    );
    expect(rows).toHaveLength(1);
    await set(value);
    const shown: string[] = [];
    try {
      for (const [reader, path] of reads) {
        const { status, body } = await readers[reader](
          path.replace(/{([\w-]+)}/, (_, key) => ids[key] ?? ''),
        );
        const text = typeof body === 'string' ? toText(body) : JSON.stringify(body);
        expect(status, `${reader} ${path}: ${text}`).toBe(200);
        expect(text, `${reader} ${path}`).not.toMatch(/undefined|NaN/);
        if (text.includes(value)) shown.push(path);
      }
    } finally {
      await set(rows[0]?.before);
    }
    expect(shown).not.toEqual([]);
  });
});
