import { type Kysely, sql } from 'kysely';

/**
 * The embedded engine has neither checkpointer nor autovacuum. Unless this runs every few minutes, its log grows
 * without bound, and so does the time to open the folder.
 */
export async function maintain<T>(database: Kysely<T>): Promise<void> {
  await sql`vacuum (analyze)`.execute(database);
  await checkpoint(database);
}

/** Runs before the folder is closed, so that it opens quickly. */
export async function checkpoint<T>(database: Kysely<T>): Promise<void> {
  await sql`checkpoint`.execute(database);
}
