import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';

/** A plain executor cannot query any table: each area adds its own with `withTables` in its `tables.ts`. */
export type NoTables = Record<never, never>;

/**
 * First argument of every repository function: the database, or the caller's transaction (a Kysely `Transaction` is a
 * `Kysely`). Inside a transaction use only that transaction: the embedded database has one session, so a query on the
 * outer handle would wait forever.
 */
export type Executor = Kysely<NoTables>;

/**
 * PostgreSQL ended the transaction in favour of another one: it could not be serialized (40001), or it was chosen to
 * resolve a deadlock (40P01). The same statements can succeed when they run again.
 */
const retryableCodes: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/** Before the retry: at once, it could overtake the transaction that it made room for, and block it again. */
const [minPauseMs, maxPauseMs] = [50, 150];

/**
 * Runs `fn` in a new transaction, or in the caller's when there is one. A transaction that PostgreSQL ended in favour
 * of another one is retried once, so `fn` has no effect outside of it that may not happen twice.
 */
export async function inTransaction<T>(executor: Executor, fn: (trx: Executor) => Promise<T>): Promise<T> {
  if (executor.isTransaction) return fn(executor);
  const run = (): Promise<T> => executor.transaction().execute(fn);
  try {
    return await run();
  } catch (error) {
    if (!retryableCodes.has((error as { readonly code?: unknown }).code)) throw error;
    await pause(randomInt(minPauseMs, maxPauseMs));
    return run();
  }
}
