import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Executor } from '../database/executor';

/** Names of the queues, of those given, that have a job whose time has come. */
export async function listDueQueues(database: Executor, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as queue (name)
    where exists (
      select from pgboss.job where job.name = queue.name and state < 'active' and start_after < now()
    )`.execute(database);
  return rows.map(({ name }) => name);
}

/** Looks again and again, each time so long after the last. Returns what stops it and waits for the last look. */
export function pollEvery(everyMs: number, look: () => Promise<void>): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const poll = async (): Promise<void> => {
    while (!signal.aborted) {
      await delay(everyMs, undefined, { signal }).catch(() => undefined);
      // whatever else uses a database that is away reports it
      if (!signal.aborted) await look().catch(() => undefined);
    }
  };
  const polling = poll();
  return async () => {
    stopping.abort();
    await polling;
  };
}
