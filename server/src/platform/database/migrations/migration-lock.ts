import { sql } from 'kysely';
import type { Executor } from '../executor';

/** Arbitrary constant: the process that has this lock changes the schema, the others wait. */
const lockId = 7_203_114;

/**
 * Runs `change` while no other process changes the schema. `change` uses only the connection that it receives: the
 * embedded database has one session. A process that dies releases the lock. Behind a pooler that gives each
 * transaction another connection it protects nothing: the process that sets the database up has to connect directly.
 */
export async function withMigrationLock<T>(
  database: Executor,
  change: (connection: Executor) => Promise<T>,
): Promise<T> {
  return database.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(lockId)})`.execute(connection);
    try {
      return await change(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lockId)})`.execute(connection);
    }
  });
}
