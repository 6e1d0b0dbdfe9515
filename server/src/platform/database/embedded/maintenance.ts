import { type Kysely, sql } from 'kysely';

/** Minimum growth of the log in bytes before maintenance runs, which takes about a second of CPU time. */
const minLogBytes = 4_000_000;

/**
 * The embedded engine has neither checkpointer nor autovacuum. Unless this runs every few minutes, its log grows
 * without bound, and so does the time to open the folder. Does nothing if little was written since the last run.
 */
export async function createMaintenance<T>(database: Kysely<T>): Promise<() => Promise<void>> {
  let maintainedAt = await readLogPosition(database);
  return async () => {
    if ((await readLogPosition(database)) - maintainedAt < minLogBytes) return;
    await sql`vacuum (analyze)`.execute(database);
    await checkpoint(database);
    maintainedAt = await readLogPosition(database);
  };
}

/** Total bytes written to the log. */
async function readLogPosition<T>(database: Kysely<T>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes`.execute(database);
  return rows[0]?.bytes ?? 0;
}

/** Runs before the folder is closed, so that it opens quickly. */
export async function checkpoint<T>(database: Kysely<T>): Promise<void> {
  await sql`checkpoint`.execute(database);
}
