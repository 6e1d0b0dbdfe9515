import { setImmediate as turn } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type PgBoss from 'pg-boss';
import type { Executor } from '../database';

/** Queries that have no result yet. */
export interface OpenQueries {
  add<T>(query: Promise<T>): Promise<T>;
  /** Resolves once no query is open, those that follow from the last results included. */
  settled(): Promise<void>;
}

export function createOpenQueries(): OpenQueries {
  const open = new Set<Promise<unknown>>();
  return {
    add: async (query) => {
      open.add(query);
      try {
        return await query;
      } finally {
        open.delete(query);
      }
    },
    settled: async () => {
      do {
        await Promise.allSettled(open);
        await turn();
      } while (open.size > 0);
    },
  };
}

/** pg-boss's way to the database. The simple protocol is used where there are no values: it sends several statements. */
export function bossDatabase(executor: Executor, queries: OpenQueries): PgBoss.Db {
  return {
    executeSql: (text, values) => queries.add(executor.executeQuery(CompiledQuery.raw(text, values ?? []))),
  };
}
