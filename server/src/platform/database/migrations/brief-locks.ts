import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Executor } from '../executor';

/** Less than PostgreSQL takes to look for a deadlock (`deadlock_timeout`, 1 s): it ends no request for the change's sake. */
const briefMs = 200;
/** More than that, in one of so many attempts: PostgreSQL ends an autovacuum that is in the way once it has looked. */
const longMs = 1_500;
const attemptsPerLong = 10;
const pauseMs = 1_000;
/** As long as a backup of a small provider takes. */
const patienceMs = 20 * 60_000;

/** A lock was not to be had in time (55P03), or PostgreSQL resolved a deadlock (40P01). */
const inUseCodes: ReadonlySet<unknown> = new Set(['55P03', '40P01']);

/**
 * Runs `change` in a transaction that waits for a lock for a moment only. While it waits, everybody waits who comes after it,
 * so it then gives up what it has locked and begins again a second later: who uses a table for long, such as a backup, delays
 * the change and no request. Fails with PostgreSQL's error after twenty minutes.
 *
 * @param onWait called once, when the first attempt has failed
 */
export async function changeBriefly<T>(
  connection: Executor,
  change: (trx: Executor) => Promise<T>,
  onWait: () => void,
): Promise<T> {
  const begin = performance.now();
  for (let attempt = 1; ; attempt++) {
    try {
      return await connection.transaction().execute(async (trx) => {
        await limitWaits(trx, attempt % attemptsPerLong === 0 ? longMs : briefMs);
        return change(trx);
      });
    } catch (error) {
      const { code } = error as { readonly code?: unknown };
      if (!inUseCodes.has(code) || performance.now() - begin > patienceMs) throw error;
    }
    if (attempt === 1) onWait();
    await pause(pauseMs);
  }
}

const limitWaits = (trx: Executor, ms: number) =>
  sql`select set_config('lock_timeout', ${`${ms}ms`}, true)`.execute(trx);
