import os from 'node:os';
import { addDays, dateIn } from '@tamarack/core/calendar/plain-date';
import { sql } from 'kysely';
import { migrate } from '../server/src/platform/database/migrations/migrate';
import { openServerDatabase } from '../server/src/platform/database/open-database';
import { type Api, openApi } from '../test/support/api';
import { copyInBatches } from '../test/support/copy-application';
import { createDatabase } from '../test/support/create-database';
import { openDashboard } from '../test/support/dashboard-browser';
import { startPostgres } from '../test/support/postgres';
import { testTiming } from '../test/support/scoring';
import { walkTo } from '../test/support/walk-to';
import type { Report } from './report';
import { computeMedian, formatTable } from './table';

/** Stored applications, all of one merchant. */
const sizes = (process.env['BENCH_ROWS'] ?? '1000,1000000').split(',').map(Number);
/** How many of them went all the way: the latest day, with a copy each minute, in either store, or all of a small one. */
const countCompleted = (size: number): number => Math.max(Math.min(size, 24 * 60), size / 50);
const goal = 1.1;
/** Reads every checkout of its period, of which the larger store has more: no goal. */
const ofPeriod = 'totals by source, 30 days';
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 41);

type Times = ReadonlyMap<string, readonly number[]>;

/** How long a request takes with few and with many stored applications, on PostgreSQL, without a socket. */
export async function benchScale(): Promise<Report> {
  const postgres = await startPostgres();
  if (!postgres) return { text: 'PostgreSQL is not installed.\n', passed: true };
  try {
    const stores = [];
    for (const size of sizes) stores.push(await fill(await createDatabase(postgres.url, 'template0'), size));
    const [few, many] = stores;
    // one directly after the other, and each as often first, so that the machine's other work disturbs both alike
    for (let round = 0; round < rounds; round++)
      for (const name of few?.names ?? [])
        for (const store of round % 2 === 0 ? stores : stores.toReversed()) await store.measure(name);
    const sizesOnDisk = stores.map(({ bytes, rows }) => ({ bytes, rows }));
    for (const store of stores) await store.close();
    return formatReport(few?.times ?? new Map(), many?.times ?? new Map(), sizesOnDisk);
  } finally {
    postgres.stop();
  }
}

async function fill(url: string, size: number) {
  const database = await openServerDatabase(url);
  await migrate(database.kysely);
  const times = new Map<string, number[]>();
  const api = await openApi(database.kysely, { config: { scoring: testTiming } });
  const findApplication = async (checkoutId: string): Promise<string> => {
    const found = await api.database
      .selectFrom('checkout')
      .select('application_id')
      .where('id', '=', checkoutId)
      .executeTakeFirstOrThrow();
    return found.application_id;
  };
  const before = await readSize(api);
  const completed = await findApplication((await walkTo(api, 'completed')).checkoutId);
  const opened = await findApplication((await api.session()).checkoutId);
  const copies = countCompleted(size);
  let rows = await copyInBatches(database.kysely, completed, { from: 1, to: copies });
  const bytesOfCompleted = ((await readSize(api)) - before) / copies;
  rows += await copyInBatches(database.kysely, opened, { from: copies + 1, to: size });
  await sql`vacuum analyze`.execute(database.kysely);
  const person = await api.session();
  const dashboard = await openDashboard(api);
  // both stores have more than a page of it
  const today = dateIn(api.clock.now());
  const yesterday = addDays(today, -1);
  const headers = { authorization: `Bearer ${api.merchant.secretKey}` };
  const requests: Readonly<Record<string, () => Promise<{ readonly status: number }>>> = {
    'opening a checkout': () => api.checkout(),
    'view of an application': () => person.get('/v1/application'),
    'merchant’s list': () => api.call('GET', '/v1/merchant/checkouts', { headers }),
    'dashboard, first page': () => dashboard.get('/merchant/checkouts'),
    'dashboard, order number': () => dashboard.get('/merchant/checkouts?order=PO-77'),
    'dashboard, amount': () => dashboard.get('/merchant/checkouts?amount=4321.09'),
    'dashboard, customer': () => dashboard.get('/merchant/checkouts?customer=nobody%40example.ca'),
    'dashboard, customer’s name': () => dashboard.get('/merchant/checkouts?customer=nobody'),
    'dashboard, status': () => dashboard.get('/merchant/checkouts?status=completed'),
    'dashboard, dates': () => dashboard.get(`/merchant/checkouts?from=${yesterday}&to=${today}`),
    // copies are a minute apart: both stores have the same number of them today
    'totals by source, today': () => dashboard.get(`/merchant/checkouts/sources?from=${today}&to=${today}`),
    [ofPeriod]: () => dashboard.get('/merchant/checkouts/sources'),
    'dashboard, invoice links': () => dashboard.get('/merchant/invoice-links'),
    'dashboard, payouts': () => dashboard.get('/merchant/payouts'),
  };
  return {
    times,
    rows,
    bytes: { all: (await readSize(api)) - before, ofCompleted: bytesOfCompleted },
    names: Object.keys(requests),
    measure: async (name: string) => {
      const start = performance.now();
      const response = await requests[name]?.();
      if (response?.status !== 200) throw new Error(`${name} answered ${response?.status}`);
      times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
    },
    close: async () => {
      await api.close();
      await database.close();
    },
  };
}

async function readSize(api: Api): Promise<number> {
  const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(
    api.database,
  );
  return rows[0]?.size ?? 0;
}

function formatReport(
  few: Times,
  many: Times,
  stored: readonly {
    readonly rows: number;
    readonly bytes: { readonly all: number; readonly ofCompleted: number };
  }[],
): Report {
  const lines = [...few.keys()].map((name) => {
    const [a, b] = [computeMedian(few.get(name) ?? []), computeMedian(many.get(name) ?? [])];
    // of requests of the same round, which other work on the machine affects equally
    const ratio = computeMedian(
      (few.get(name) ?? []).map((time, round) => (many.get(name)?.[round] ?? 0) / time),
    );
    return { name, a, b, ratio };
  });
  const passed = lines.every(({ name, ratio }) => name === ofPeriod || ratio <= goal);
  const table = formatTable(
    ['request', ...sizes.map((size) => `${size.toLocaleString('en-CA')}: median ms`), '×'],
    lines.map(({ name, a, b, ratio }) => [name, a.toFixed(1), b.toFixed(1), ratio.toFixed(2)]),
  );
  const disk = stored
    .map(({ rows, bytes }, index) =>
      [
        `${sizes[index]?.toLocaleString('en-CA')} applications: ${rows.toLocaleString('en-CA')} rows`,
        `${(bytes.all / 1e6).toFixed(0)} MB`,
        `a completed one takes ${(bytes.ofCompleted / 1e3).toFixed(1)} kB`,
      ].join(', '),
    )
    .join('\n');
  const text = `${table}
${disk}
${rounds} rounds, in turn; ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}.
The goal is ${goal} times, without “${ofPeriod}”: ${passed ? 'met' : 'missed'}.
`;
  return { text, passed };
}
