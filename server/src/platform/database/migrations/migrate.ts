import { sql } from 'kysely';
import type { Executor } from '../executor';
import { explainRights } from '../explain-rights';
import { changeBriefly } from './brief-locks';
import {
  type Applied,
  type Comparison,
  compareMigrations,
  type Migration,
  migrationsFolder,
  readMigrations,
} from './migration-files';
import { withMigrationLock } from './migration-lock';

export interface MigrationResult {
  /** Names of the files that were run now. */
  readonly ran: readonly string[];
  /** Names of migrations of a later release, which this one runs with. */
  readonly newer: readonly string[];
}

/**
 * Applies the folder's migrations that have not run yet: in order, each once and in its own transaction. Several
 * processes may call it at the same time, and the previous release may serve meanwhile.
 *
 * @param onWait receives the name of a migration that waits for tables which somebody uses
 * @throws Error that names the migration if one fails, was edited after it ran, or is of a later release that this
 *   one cannot run with
 */
export async function migrate(
  database: Executor,
  folder: string = migrationsFolder,
  onWait: (name: string) => void = () => undefined,
): Promise<MigrationResult> {
  const files = await readMigrations(folder);
  const current = compareMigrations(files, await findApplied(database));
  refuse(current);
  // most starts: they wait for nobody, and can be behind any pooler
  if (current.pending.length === 0) return { ran: [], newer: current.newer };
  return withMigrationLock(database, async (connection) => {
    const comparison = compareMigrations(files, await findApplied(connection));
    refuse(comparison);
    // a role that may not change the schema runs a server on one that is up to date
    if (comparison.pending.length > 0) await createTable(connection);
    for (const file of comparison.pending) await run(connection, file, onWait);
    return { ran: comparison.pending.map(({ name }) => name), newer: comparison.newer };
  });
}

/** Reads what `migrate` would do, without changing anything. */
export async function inspectMigrations(
  database: Executor,
  folder: string = migrationsFolder,
): Promise<Comparison> {
  const files = await readMigrations(folder);
  return compareMigrations(files, await findApplied(database));
}

async function createTable(connection: Executor): Promise<void> {
  try {
    await sql`
      create table if not exists migration (
        name text primary key, sha256 text not null, applied_at timestamptz not null default now())
    `.execute(connection);
    await sql`
      alter table migration add column if not exists breaking boolean not null default false
    `.execute(connection);
  } catch (error) {
    throw explainRights(error, 'migrate the database');
  }
}

/** None in a database that no migration ran on. */
async function findApplied(database: Executor): Promise<readonly Applied[]> {
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass('migration') is not null as exists
  `.execute(database);
  if (!tables[0]?.exists) return [];
  // the column is missing until a release that has it has run
  const { rows } = await sql<Applied>`
    select name, sha256, coalesce((to_jsonb(migration) ->> 'breaking')::boolean, false) as breaking from migration
  `.execute(database);
  return rows;
}

function refuse({ changed, breaking }: Comparison): void {
  if (changed.length > 0)
    throw new Error(
      `Migration ${changed.join(', ')} has changed since it ran here: write a new file instead of editing it.`,
    );
  if (breaking.length > 0)
    throw new Error(
      `This database is newer than the program, which cannot run on it: it has ${breaking.join(', ')}. ` +
        'Start the later release, or restore a backup from before it.',
    );
}

async function run(
  connection: Executor,
  { name, text, sha256, breaking }: Migration,
  onWait: (name: string) => void,
): Promise<void> {
  const apply = async (trx: Executor): Promise<void> => {
    await sql.raw(text).execute(trx);
    await sql`
      insert into migration (name, sha256, breaking) values (${name}, ${sha256}, ${breaking})
    `.execute(trx);
  };
  try {
    await changeBriefly(connection, apply, () => onWait(name));
  } catch (cause) {
    throw new Error(
      `Migration ${name} failed and was rolled back${locate(cause, text)}. The ones before it are applied; the server does not start until it succeeds.`,
      { cause },
    );
  }
}

/** The driver's message may contain values of a row, so it is left out. */
function locate(error: unknown, text: string): string {
  const { code, position } = error as { readonly code?: unknown; readonly position?: unknown };
  const line = Number(position) > 0 ? text.slice(0, Number(position)).split('\n').length : null;
  const parts = [typeof code === 'string' && `SQLSTATE ${code}`, line !== null && `line ${line}`];
  const known = parts.filter((part) => part !== false);
  return known.length > 0 ? ` (${known.join(', ')})` : '';
}
