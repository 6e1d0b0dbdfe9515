import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { type RawBuilder, sql } from 'kysely';
import { inject } from 'vitest';
import { createInlineEngine } from '../../server/src/platform/database/embedded/engine';
import {
  createEngineDatabase,
  type OpenDatabase,
  openServerDatabase,
} from '../../server/src/platform/database/open-database';
import { openApi } from './api';
import { createDatabase } from './create-database';
import { waitUntil } from './wait-until';

/** A migrated database that several blocks of tests use, one after the other. */
interface Store {
  open(): Promise<OpenDatabase>;
  /** Ends what a block left behind in its session. */
  reset(): Promise<void>;
  drop(): Promise<void>;
}

interface Inspection {
  readonly fingerprint: string;
  readonly bytes: number;
}

/** A growth that is no longer cheaper to keep than a new database. */
const maxGrowthBytes = 16_000_000;

/** Deletes the rows of every table that has none after the migrations and a start. */
const deleteRows = sql`
  do $$
  declare
    name text;
  begin
    -- neither triggers nor references, for this statement only
    perform set_config('session_replication_role', 'replica', true);
    for name in
      select format('%I.%I', n.nspname, c.relname)
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
        and (n.nspname, c.relname) not in
          (('public', 'migration'), ('public', 'plain_period'), ('public', 'health_check'),
            ('pgboss', 'version'), ('pgboss', 'queue'))
    loop
      execute 'delete from ' || name;
    end loop;
    perform setval(c.oid::regclass, 1, false)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'S';
  end $$`;

/** What a block may have changed beside rows: objects, rights, triggers, queues. */
const readFingerprint: RawBuilder<Inspection> = sql`
  select
    md5(concat(
      (select string_agg(concat(oid, relname, relkind, relacl::text), ',' order by oid) from pg_class
        where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)),
      (select string_agg(concat(attrelid, attname, atttypid, attnotnull, atthasdef), ',' order by attrelid, attnum)
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)),
      (select string_agg(concat(oid, tgenabled), ',' order by oid) from pg_trigger),
      (select string_agg(concat(oid, convalidated), ',' order by oid) from pg_constraint),
      (select string_agg(concat(oid, prosrc, proacl::text), ',' order by oid) from pg_proc
        where pronamespace in ('public'::regnamespace, 'pgboss'::regnamespace)),
      (select string_agg(queue::text, ',' order by name) from
        (select name, policy, retry_limit, retry_delay, retry_backoff, dead_letter from pgboss.queue) queue),
      (select string_agg(migration::text, ',' order by name) from public.migration),
      (select string_agg(plain_period::text, ',' order by migration) from public.plain_period)
    )) as fingerprint,
    pg_database_size(current_database()) as bytes`;

async function inspect(database: OpenDatabase): Promise<Inspection> {
  const { rows } = await readFingerprint.execute(database.kysely);
  return rows[0] ?? { fingerprint: '', bytes: 0 };
}

/**
 * Opens the databases of blocks. Making one costs more processor time than most blocks' tests, so each worker process
 * reuses one of its kind: without its rows, and only if nothing else of it changed.
 */
export function reuseDatabases(create: () => Promise<Store>): () => Promise<OpenDatabase> {
  let idle: { readonly store: Store; readonly made: Inspection } | undefined;

  const returnOnClose = (store: Store, database: OpenDatabase, made: Inspection): OpenDatabase => ({
    ...database,
    close: async () => {
      await database.close();
      idle = { store, made };
    },
  });

  const reopen = async (): Promise<OpenDatabase | undefined> => {
    if (!idle) return undefined;
    const { store, made } = idle;
    idle = undefined;
    await store.reset();
    const database = await store.open();
    const { fingerprint, bytes } = await inspect(database);
    if (fingerprint === made.fingerprint && bytes < made.bytes + maxGrowthBytes) {
      await deleteRows.execute(database.kysely);
      return returnOnClose(store, database, made);
    }
    await database.close();
    await store.drop();
    return undefined;
  };

  return async () => {
    const reopened = await reopen();
    if (reopened) return reopened;
    const store = await create();
    const database = await store.open();
    // a start creates the queues
    const api = await openApi(database.kysely);
    await api.close();
    await deleteRows.execute(database.kysely);
    return returnOnClose(store, database, await inspect(database));
  };
}

/** Opens a database that nobody else uses. */
export async function openOnce(create: () => Promise<Store>): Promise<OpenDatabase> {
  const store = await create();
  const database = await store.open();
  return {
    ...database,
    close: async () => {
      await database.close();
      await store.drop();
    },
  };
}

/** The migrated, empty embedded database. */
export async function openEmbeddedSeed(): Promise<Blob> {
  const seed = inject('embeddedSeed');
  if (seed === null) throw new Error('this run has no embedded database: see test/support/databases.ts');
  return openAsBlob(seed);
}

export async function createEmbeddedStore(): Promise<Store> {
  const pglite = await PGlite.create({ loadDataDir: await openEmbeddedSeed() });
  return {
    open: async () => createEngineDatabase({ ...createInlineEngine(pglite), close: async () => undefined }),
    reset: async () => {
      await pglite.exec('rollback');
      await pglite.exec('discard all');
    },
    drop: () => pglite.close(),
  };
}

/** Resolves when nobody uses a connection. */
async function waitUntilIdle({ countConnections }: OpenDatabase): Promise<void> {
  await waitUntil(
    async () => countConnections(),
    ({ total, idle, waiting }) => idle === total && waiting === 0,
  );
}

/** The same database through the server's Unix socket. */
function toSocketUrl(url: string): string {
  const { username, port, pathname } = new URL(url);
  const query = new URLSearchParams({ host: inject('postgresSocketFolder') ?? '', port });
  return `postgres://${username}@${pathname}?${query}`;
}

export async function createPostgresStore(): Promise<Store> {
  const adminUrl = inject('postgresUrl');
  if (adminUrl === null) throw new Error('PostgreSQL is not on this machine');
  const url = toSocketUrl(await createDatabase(adminUrl, 'template_api'));
  // A backend fills its caches for each table it meets, so the next block uses the connections of the last.
  const database = await openServerDatabase(url, 5);
  return {
    open: async () => ({ ...database, close: () => waitUntilIdle(database) }),
    reset: async () => undefined,
    // the database itself ends with the server, at the end of the run
    drop: () => database.close(),
  };
}
