import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Executor, explainFailure, isDatabaseOutage } from '../../src/platform/database';

/**
 * Returns once the database responds.
 *
 * @throws Error that says what to do: immediately if it refuses access, after `waitMs` if it does not respond
 */
export async function waitForDatabase(
  database: Executor,
  options: {
    readonly waitMs: number;
    readonly writeLine: (line: string) => void;
    readonly retryMs?: number;
  },
): Promise<void> {
  const { waitMs, writeLine, retryMs = 1_000 } = options;
  const seconds = waitMs / 1_000;
  const startedAt = performance.now();
  for (let isAnnounced = false; ; isAnnounced = true) {
    const error = await tryQuery(database);
    if (error === null) return;
    const reason = explainFailure(error);
    if (!isDatabaseOutage(error)) throw new Error(`The database cannot be used: ${reason}.`);
    if (performance.now() - startedAt >= waitMs)
      throw new Error(`The database did not answer within ${seconds} seconds: ${reason}.`);
    if (!isAnnounced) writeLine(`Waiting up to ${seconds} seconds for the database: ${reason}.`);
    await delay(retryMs);
  }
}

async function tryQuery(database: Executor): Promise<unknown> {
  try {
    await sql`select 1`.execute(database);
    return null;
  } catch (error) {
    return error;
  }
}
