import { sql } from 'kysely';
import type { Executor } from '../../server/src/platform/database/executor';

/**
 * Rows of tables, and entries of their indexes, that `run` has read, by the statistics of PostgreSQL: those of every
 * statement, of its triggers and of its references as well. Tables that it did not read are left out.
 *
 * @param database of one connection, whose statistics are written when it is asked for them
 */
export async function countRowsRead(
  database: Executor,
  tables: readonly string[],
  run: () => Promise<void>,
): Promise<ReadonlyMap<string, number>> {
  const before = await readCounters(database, tables);
  await run();
  const after = await readCounters(database, tables);
  const read = [...after].map(([table, count]) => [table, count - (before.get(table) ?? 0)] as const);
  return new Map(read.filter(([, count]) => count > 0));
}

async function readCounters(
  database: Executor,
  tables: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  await sql`select pg_stat_force_next_flush()`.execute(database);
  const { rows } = await sql<{ table: string; count: number }>`
    select relname as table, (seq_tup_read + (
      select coalesce(sum(idx_tup_read), 0) from pg_stat_user_indexes as indexes where indexes.relid = tables.relid
    ))::bigint as count
    from pg_stat_user_tables as tables where relname = any(${tables})`.execute(database);
  return new Map(rows.map(({ table, count }) => [table, count]));
}
