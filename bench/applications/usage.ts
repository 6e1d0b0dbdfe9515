import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Api } from '../../test/support/api';
import { readTreeCpu } from '../server-process';
import { sum } from '../table';
import type { Servers } from './servers';

type Database = Api['database'];

/** Totals since the start of whatever counts them. CPU in milliseconds. */
export interface Usage {
  readonly api: number;
  /** The part of `api` used by the threads that run the event loops. */
  readonly eventLoops: number;
  readonly worker: number;
  readonly postgres: number;
  /** Without `begin`, `commit` and `rollback`. */
  readonly statements: number;
  readonly roundTrips: number;
  readonly walBytes: number;
  /** Full pages written to the log, because they changed for the first time since a checkpoint. */
  readonly walPages: number;
}

export interface Statement {
  readonly text: string;
  readonly calls: number;
  /** Execution time at the server. */
  readonly ms: number;
}

type Statements = ReadonlyMap<string, Statement>;

interface Snapshot {
  readonly usage: Usage;
  readonly statements: Statements;
}

/** Statements of the measurement and the emulators. */
const ownStatements = /outbox_message|pg_stat_|pg_current_wal|pg_read_file|pg_total_relation_size|bench_left/;
const control = /^(begin|start transaction|commit|rollback)\b/i;

export async function takeSnapshot(database: Database, { api, worker }: Servers): Promise<Snapshot> {
  const statements = await readStatements(database);
  const counted = [...statements.values()];
  const { rows } = await sql<{ pid: number; walBytes: number; walPages: number }>`
    select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid,
      (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::int8 as "walBytes",
      (select wal_fpi from pg_stat_wal)::int8 as "walPages"`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('a select without a table returned no row');
  return {
    statements,
    usage: {
      api: sum(api.map((server) => server.cpu())),
      eventLoops: sum(api.map((server) => server.eventLoopCpu())),
      worker: worker.cpu(),
      postgres: readTreeCpu(row.pid),
      statements: sum(counted.filter(({ text }) => !control.test(text)).map(({ calls }) => calls)),
      roundTrips: sum(counted.map(({ calls }) => calls)),
      walBytes: row.walBytes,
      walPages: row.walPages,
    },
  };
}

async function readStatements(database: Database): Promise<Statements> {
  const { rows } = await sql<Statement & { readonly id: string }>`
    select queryid::text as id, min(query) as text, sum(calls)::int8 as calls, sum(total_exec_time)::float8 as ms
    from pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database())
    group by queryid`.execute(database);
  return new Map(rows.filter(({ text }) => !ownStatements.test(text)).map((row) => [row.id, row]));
}

/** The usage between two snapshots. */
export function subtractUsage(after: Snapshot, before: Snapshot): Usage {
  const used: { -readonly [Name in keyof Usage]: number } = { ...after.usage };
  for (const name of Object.keys(used) as (keyof Usage)[]) used[name] -= before.usage[name];
  return used;
}

/** The statements with the longest total time between two snapshots. */
export function listSlowest(after: Snapshot, before: Snapshot, count: number): readonly Statement[] {
  return [...after.statements]
    .map(([id, { text, calls, ms }]) => {
      const earlier = before.statements.get(id);
      return { text, calls: calls - (earlier?.calls ?? 0), ms: ms - (earlier?.ms ?? 0) };
    })
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count);
}

export interface TableFigures {
  /** Size of the table with its indexes. */
  readonly bytes: number;
  /** Rows, since its statistics began. */
  readonly inserted: number;
  readonly updated: number;
  readonly deleted: number;
}

export type Tables = ReadonlyMap<string, TableFigures>;

/** After this time without a statement, a connection reports the rows that it wrote. */
const reportMs = 10_500;

/** The tables of the server, with those of the job queue combined. The emulated outbox is excluded. */
export async function readTables(database: Database): Promise<Tables> {
  await delay(reportMs);
  const { rows } = await sql<TableFigures & { readonly name: string }>`
    select case when schemaname = 'pgboss' then 'jobs (pgboss)' else relname end as name,
      sum(pg_total_relation_size(relid))::int8 as bytes, sum(n_tup_ins)::int8 as inserted,
      sum(n_tup_upd)::int8 as updated, sum(n_tup_del)::int8 as deleted
    from pg_stat_all_tables
    where schemaname in ('public', 'pgboss') and relname <> 'outbox_message'
    group by 1`.execute(database);
  return new Map(rows.map((row) => [row.name, row]));
}

const noFigures: TableFigures = { bytes: 0, inserted: 0, updated: 0, deleted: 0 };

/** The additions between two readings. */
export const subtractTables = (after: Tables, before: Tables): Tables =>
  new Map(
    [...after].map(([name, table]) => {
      const earlier = before.get(name) ?? noFigures;
      return [
        name,
        {
          bytes: table.bytes - earlier.bytes,
          inserted: table.inserted - earlier.inserted,
          updated: table.updated - earlier.updated,
          deleted: table.deleted - earlier.deleted,
        },
      ];
    }),
  );
