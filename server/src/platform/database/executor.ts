import type { Kysely } from 'kysely';

/** A plain executor cannot query any table: each area adds its own with `withTables` in its `tables.ts`. */
export type NoTables = Record<never, never>;

/**
 * First argument of every repository function: the database, or the caller's transaction (a Kysely `Transaction` is a
 * `Kysely`). Inside a transaction use only that transaction: the embedded database has one session, so a query on the
 * outer handle would wait forever.
 */
export type Executor = Kysely<NoTables>;

/** Runs `fn` in a new transaction, or in the caller's when there is one. */
export async function inTransaction<T>(executor: Executor, fn: (trx: Executor) => Promise<T>): Promise<T> {
  return executor.isTransaction ? fn(executor) : executor.transaction().execute(fn);
}
