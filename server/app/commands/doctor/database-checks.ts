import { sql } from 'kysely';
import {
  type Executor,
  explainFailure,
  inspectMigrations,
  inspectRole,
} from '../../../src/platform/database';
import { findKeyRingProblems, type Keys } from '../../../src/platform/keys';
import { clockAdvice, compareClocks, describeClocks } from '../../open/compare-clocks';
import { type Finding, failed, ok, warning } from './check';

const isMissingTable = (error: unknown): boolean => (error as { readonly code?: unknown }).code === '42P01';

/** Whether the server responds. */
export async function checkConnection(database: Executor): Promise<Finding> {
  const startedAt = performance.now();
  try {
    const { rows } = await sql<{ version: string }>`
      select current_setting('server_version') as version
    `.execute(database);
    const ms = Math.round(performance.now() - startedAt);
    return ok(`PostgreSQL ${rows[0]?.version.split(' ')[0]}, answered in ${ms} ms.`);
  } catch (error) {
    return failed(`The database cannot be used: ${explainFailure(error)}.`);
  }
}

const setUp = 'run the server once with --role migrate and DATABASE_OWNER_URL';

/** Which role the server has, and whether it could change append-only tables. */
export async function checkRole(database: Executor): Promise<Finding> {
  const { name, changeable, closed, mayCreateTables, isSetUp } = await inspectRole(database);
  if (!isSetUp)
    return mayCreateTables
      ? ok(`“${name}” may create the tables.`)
      : warning(`“${name}” may not create the tables: ${setUp}.`);
  if (closed.length > 0)
    return failed(`“${name}” may not read ${closed.length} tables, such as ${closed[0]}: ${setUp}.`);
  return changeable.length > 0
    ? warning(
        `“${name}” could change the records of ${changeable.length} append-only tables: give the server a role that owns nothing (docs/running.md).`,
      )
    : ok(`“${name}” can append records, and change or delete none.`);
}

/** The role that sets the database up. */
export async function checkOwner(owner: Executor): Promise<Finding> {
  try {
    const { name, mayCreateTables } = await inspectRole(owner);
    return mayCreateTables
      ? ok(`“${name}” may create tables.`)
      : failed(`“${name}” may not create tables: let DATABASE_OWNER_URL name the owner of the database.`);
  } catch (error) {
    return failed(`The database cannot be used with DATABASE_OWNER_URL: ${explainFailure(error)}.`);
  }
}

/** Migrations of this release next to those that ran. */
export async function checkMigrations(database: Executor): Promise<Finding> {
  const { pending, changed, newer, breaking } = await inspectMigrations(database);
  if (changed.length > 0)
    return failed(`Edited after they ran: ${changed.join(', ')}. Install the release that ran them.`);
  if (breaking.length > 0)
    return failed(
      `This release cannot run on this database (${breaking.join(', ')}). Install the later one.`,
    );
  if (newer.length > 0)
    return warning(`A later release migrated the database (${newer.join(', ')}); this one can run on it.`);
  return pending.length > 0
    ? warning(
        `${pending.length} to run, from ${pending[0]?.name}: the next start of the server, or of --role migrate, runs them.`,
      )
    : ok('All migrations have run.');
}

/** Beyond it, codes, sessions and holds end too early or too late. */
const maxClockMs = 2_000;

/** The clock of this machine next to the database's. */
export async function checkClock(database: Executor, now: () => number = Date.now): Promise<Finding> {
  const difference = await compareClocks(database, now);
  const text = describeClocks(difference);
  return Math.abs(difference.ms) <= maxClockMs + difference.uncertaintyMs
    ? ok(text)
    : failed(`${text} ${clockAdvice}`);
}

/** Whether the ring is the one that the database was written with. */
export async function checkKeyRing(
  database: Executor,
  keys: Pick<Keys, 'fingerprints' | 'newestPrefix' | 'serviceKeyIds'>,
): Promise<Finding> {
  try {
    const problems = await findKeyRingProblems(database, keys);
    return problems.length > 0
      ? failed(`${problems.join(' ')} Use the ring of this database.`)
      : ok('The ring belongs to this database.');
  } catch (error) {
    if (!isMissingTable(error)) throw error;
    return ok('A valid ring. The first start binds the database to it.');
  }
}
