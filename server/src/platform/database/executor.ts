import type { Kysely } from 'kysely';

/** No table can be queried over a plain executor: each area adds its own with `withTables` in its `tables.ts`. */
export type NoTables = Record<never, never>;

/**
 * First argument of every repository function: the database, or the transaction the caller is in (a Kysely
 * `Transaction` is a `Kysely`). Inside a transaction only that transaction may be used: the embedded database has one
 * session, so a query on the outer handle would wait for ever.
 */
export type Executor = Kysely<NoTables>;

/** Runs `fn` in a transaction of its own, or in the caller's when it already is in one. */
export async function inTransaction<T>(executor: Executor, fn: (trx: Executor) => Promise<T>): Promise<T> {
  return executor.isTransaction ? fn(executor) : executor.transaction().execute(fn);
}
