import { sql } from 'kysely';
import type { Executor } from '../database';
import { limitsTables } from './tables';

/** Calls to add to a key's window. */
export interface Addition {
  readonly key: Buffer;
  readonly count: number;
  /** Length of the window that the first call opens. */
  readonly windowMs: number;
}

/** A key's window after an addition. */
export interface Total {
  readonly key: Buffer;
  readonly count: number;
  /** Milliseconds until the window ends. */
  readonly ttlMs: number;
}

/** Adds calls in one statement. Rows are locked in the order of their keys, so that two processes cannot deadlock. */
export async function addCounts(
  executor: Executor,
  additions: readonly Addition[],
): Promise<readonly Total[]> {
  const { rows } = await sql<Total>`
    insert into rate_count as stored (key, count, expires_at)
    select key, count, now() + window_ms * interval '1 millisecond'
    from unnest(
      ${additions.map(({ key }) => key)}::bytea[],
      ${additions.map(({ count }) => count)}::integer[],
      ${additions.map(({ windowMs }) => windowMs)}::integer[]) as added (key, count, window_ms)
    order by key
    on conflict (key) do update set
      count = case when stored.expires_at <= now() then excluded.count else stored.count + excluded.count end,
      expires_at = case when stored.expires_at <= now() then excluded.expires_at else stored.expires_at end
    returning key, count, (extract(epoch from expires_at - now()) * 1000)::float8 as "ttlMs"
  `.execute(executor);
  return rows;
}

/** Removes windows that have ended. */
export async function removeEnded(executor: Executor): Promise<void> {
  await limitsTables(executor).deleteFrom('rate_count').where('expires_at', '<', sql<Date>`now()`).execute();
}
