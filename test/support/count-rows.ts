import { sql } from 'kysely';
import type { Executor } from '../../server/src/platform/database/executor';

/** Rows of every table of ours by name: two equal answers show that a call between them added and removed nothing. */
export async function countRows(database: Executor): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by 1`.execute(database);
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(database);
    counts[name] = rows[0]?.n ?? 0;
  }
  return counts;
}
