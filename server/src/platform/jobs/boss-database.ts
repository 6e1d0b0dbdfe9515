import { setImmediate as turn } from 'node:timers/promises';
import { CompiledQuery, type QueryResult } from 'kysely';
import type PgBoss from 'pg-boss';
import { type Executor, outlastOutage } from '../database';

/** Queries in progress. */
export interface OpenQueries extends ReturnType<typeof createOpenQueries> {}

export function createOpenQueries() {
  const open = new Set<Promise<unknown>>();
  return {
    add: async <T>(query: Promise<T>): Promise<T> => {
      open.add(query);
      try {
        return await query;
      } finally {
        open.delete(query);
      }
    },

    /** Resolves once the queries that are in progress now have ended. */
    current: async (): Promise<void> => {
      await Promise.allSettled(open);
    },

    /** Resolves once no query is in progress, follow-up queries included. */
    settled: async (): Promise<void> => {
      do {
        await Promise.allSettled(open);
        await turn();
      } while (open.size > 0);
    },
  };
}

/**
 * pg-boss's connection to the database. Statements without values use the simple protocol, because pg-boss sends
 * several statements in one query.
 *
 * @param state `isStopped`: statements never resolve, because pg-boss writes the result of a job that outlasted the
 *   shutdown without awaiting it, over a closed connection. The job's lock expires, and another process runs it.
 *   `isStarting`: statements outlast an outage, because pg-boss cannot be started twice.
 */
export function createBossDatabase(
  executor: Executor,
  queries: OpenQueries,
  { isStopped, isStarting }: { isStopped(): boolean; isStarting(): boolean } = {
    isStopped: () => false,
    isStarting: () => false,
  },
): PgBoss.Db {
  return {
    executeSql: (text, values) => {
      if (isStopped()) return new Promise(() => {});
      const run = () => execute(executor, CompiledQuery.raw(text, values ?? []));
      return queries.add(isStarting() ? outlastOutage(run, { isStopping: () => !isStarting() }) : run());
    },
  };
}

/**
 * pg-boss sends some statements in one query with `BEGIN` and `COMMIT`. If one of them fails, the connection would
 * return to the pool in a failed transaction, and every later query on it would fail.
 */
async function execute(executor: Executor, query: CompiledQuery): Promise<QueryResult<unknown>> {
  if (!query.sql.includes('BEGIN;')) return executor.executeQuery(query);
  return executor.connection().execute(async (connection) => {
    try {
      return await connection.executeQuery(query);
    } catch (error) {
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
      throw error;
    }
  });
}
