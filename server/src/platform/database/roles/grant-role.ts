import { sql } from 'kysely';
import type { Executor } from '../executor';
import { withMigrationLock } from '../migrations/migration-lock';
import { changeGrants } from './change-grants';

/**
 * Grants the role of `database` the privileges that the server needs: to read and write its tables and its job queues, and to append to
 * append-only tables. A privilege beyond that is revoked. Changes nothing if the role owns the tables.
 *
 * @param owner connections of the role that owns the tables
 */
export async function grantRole(owner: Executor, database: Executor): Promise<void> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(database);
  const role = rows[0]?.role ?? '';
  await withMigrationLock(owner, (connection) => changeGrants(connection, role));
}
