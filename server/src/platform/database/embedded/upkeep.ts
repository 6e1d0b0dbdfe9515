import { type Kysely, sql } from 'kysely';

/**
 * The embedded engine has neither checkpointer nor autovacuum: without this, run every few minutes, its log would grow for
 * ever, and so would the time to open the folder.
 */
export async function maintain<T>(database: Kysely<T>): Promise<void> {
  await sql`vacuum (analyze)`.execute(database);
  await checkpoint(database);
}

/** Before the folder is closed, so that it opens quickly. */
export async function checkpoint<T>(database: Kysely<T>): Promise<void> {
  await sql`checkpoint`.execute(database);
}
