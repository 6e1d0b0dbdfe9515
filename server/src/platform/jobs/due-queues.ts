import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Executor } from '../database';

export interface DueQueues {
  /** How many jobs are due, by queue. */
  readonly due: ReadonlyMap<string, number>;
  /** Milliseconds until the next job is due. Null: no other job waits. */
  readonly nextInMs: number | null;
}

export async function findDueQueues(database: Executor, names: readonly string[]): Promise<DueQueues> {
  const { rows } = await sql<{ name: string; due: number; inMs: number }>`
    select name, (count(*) filter (where start_after <= now()))::integer as due,
      (extract(epoch from min(start_after) - now()) * 1000)::float8 as "inMs" from pgboss.job
    where name = any(${names}::text[]) and state < 'active'
    group by name
  `.execute(database);
  const later = rows.map(({ inMs }) => inMs).filter((inMs) => inMs > 0);
  return {
    due: new Map(rows.filter(({ due }) => due > 0).map(({ name, due }) => [name, due])),
    nextInMs: later.length > 0 ? Math.min(...later) : null,
  };
}

export interface Poll {
  /** Runs a lookup soon, in addition to the one that is due next. */
  trigger(): void;
  /** Waits for a lookup in progress. */
  stop(): Promise<void>;
}

/** Runs lookups repeatedly: each returns when the next one is due at the latest. */
export function startPoll(runLookup: () => Promise<number>, firstDelayMs: number): Poll {
  const soonMs = 100;
  let stopped = false;
  let delayController = new AbortController();

  const poll = async (): Promise<void> => {
    let delayMs = firstDelayMs;
    while (!stopped) {
      delayController = new AbortController();
      await delay(delayMs, undefined, { signal: delayController.signal }).catch(() =>
        delay(stopped ? 0 : soonMs),
      );
      // other users of an unreachable database report it
      if (!stopped) delayMs = await runLookup().catch(() => firstDelayMs);
    }
  };
  const polling = poll();
  return {
    trigger: () => delayController.abort(),
    stop: async () => {
      stopped = true;
      delayController.abort();
      await polling;
    },
  };
}
