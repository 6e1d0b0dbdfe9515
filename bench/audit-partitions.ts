import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { archiveTrail } from '../server/src/platform/audit';
import type { Executor } from '../server/src/platform/database/executor';
import { migrate } from '../server/src/platform/database/migrations/migrate';
import { openServerDatabase } from '../server/src/platform/database/open-database';
import { createArchiveStore, createFolderStore } from '../server/src/platform/files';
import { createKeyRing } from '../server/src/platform/keys/key-ring';
import { createLocalKeys } from '../server/src/platform/keys/local-keys';
import { createDatabase } from '../test/support/create-database';
import { type RunningPostgres, startPostgres } from '../test/support/postgres';
import { generateEvents, getMonth, useOneTable, usePartitions } from './audit/events';
import { type Figures, measure, removeMonth, time } from './audit/measure';
import type { Report } from './report';
import { formatTable } from './table';

const goal = { trailMs: 5, dropMs: 1000 };
const trail = 'trail of an application';
const removal = 'remove a month';
const shapes = { 'one table': useOneTable, partitions: usePartitions };
type Shape = keyof typeof shapes;

/** Measures the audit trail of 24 months as one table, and with a partition for each month. */
export async function benchAuditPartitions(): Promise<Report> {
  const count = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL (initdb, pg_ctl) is not on this machine.');
  try {
    const before = await measureShape(postgres, 'one table', count);
    const after = await measureShape(postgres, 'partitions', count);
    return formatReport(count, before, after);
  } finally {
    postgres.stop();
  }
}

interface Measured {
  readonly loadSeconds: number;
  readonly figures: Figures;
  /** What the upgrade takes, or the archive of the first month. */
  readonly note: string;
}

async function measureShape({ url }: RunningPostgres, shape: Shape, count: number): Promise<Measured> {
  const databaseUrl = await createDatabase(url, 'template0');
  const { kysely, close } = await openServerDatabase(databaseUrl, 2);
  try {
    await shapes[shape](kysely);
    const loadSeconds = (await time(() => generateEvents(kysely, count))) / 1000;
    await sql`vacuum (analyze) audit_event`.execute(kysely);
    const figures = await measure(kysely, count);
    const archived = shape === 'partitions' ? await archiveMonth(kysely) : '';
    const removalMs = await removeMonth[shape](kysely);
    const note = shape === 'partitions' ? archived : await upgrade(kysely);
    return { loadSeconds, figures: { ...figures, [removal]: removalMs }, note };
  } finally {
    await close();
    const admin = await openServerDatabase(url, 1);
    await sql`drop database ${sql.id(new URL(databaseUrl).pathname.slice(1))}`.execute(admin.kysely);
    await admin.close();
  }
}

/** Runs the migrations that make one table the partition of the past. */
async function upgrade(database: Executor): Promise<string> {
  const ms = await time(() => migrate(database));
  return `The migration of the one table took ${(ms / 1000).toFixed(1)} s.`;
}

/** Archives the first month. */
async function archiveMonth(owner: Executor): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-bench-'));
  try {
    const now = (): Date => new Date();
    const keys = createLocalKeys(createKeyRing());
    const store = createArchiveStore({ database: owner, keys, store: createFolderStore(folder), now });
    let events = 0;
    const ms = await time(async () => {
      const [month] = await archiveTrail({ owner, store, now }, { before: getMonth(1), apply: true });
      if (!month?.archive) throw new Error('the first month was not archived');
      events = month.events;
    });
    const [file = ''] = fs.readdirSync(folder);
    const megabytes = fs.statSync(path.join(folder, file)).size / 1_000_000;
    return `Archiving the first month, ${events.toLocaleString('en-CA')} events, took ${(ms / 1000).toFixed(1)} s, reading back included; the file has ${megabytes.toFixed(1)} MB.`;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

function formatReport(count: number, before: Measured, after: Measured): Report {
  const passed =
    (after.figures[trail] ?? Number.NaN) < goal.trailMs &&
    (after.figures[removal] ?? Number.NaN) < goal.dropMs;
  const rows = Object.entries(after.figures).map(([name, ms]) => {
    const single = before.figures[name] ?? Number.NaN;
    return [`${name}, ms`, single.toFixed(2), ms.toFixed(2), (ms / single).toFixed(2)];
  });
  const load = [
    'generate all events, s',
    before.loadSeconds.toFixed(1),
    after.loadSeconds.toFixed(1),
    (after.loadSeconds / before.loadSeconds).toFixed(2),
  ];
  const table = formatTable(
    [`${count.toLocaleString('en-CA')} events of 24 months, PostgreSQL`, 'one table', 'partitions', '×'],
    [load, ...rows],
  );
  const text = `${table}
${before.note} ${after.note} ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}.
The goal is a trail in under ${goal.trailMs} ms and a month removed in under ${goal.dropMs} ms with partitions: ${passed ? 'met' : 'missed'}.
`;
  return { text, passed };
}
