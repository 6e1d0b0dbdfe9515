import { sql } from 'kysely';
import type { SealHead } from '../../../src/platform/audit';
import type { Executor } from '../../../src/platform/database';

/** The contents of a backup, counted in the same snapshot; stored beside the dump as JSON. */
export interface BackupSummary {
  /** ISO 8601. */
  readonly takenAt: string;
  /** Rows of each table, by `schema.table`. */
  readonly rows: Readonly<Record<string, number>>;
  /** The last seal of the audit trail. */
  readonly seal: SealHead | null;
}

/** Counts the rows of the server's tables and of its job queues. */
export async function countRows(executor: Executor): Promise<Record<string, number>> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')
    order by table_schema, table_name`.execute(executor);
  const counts: Record<string, number> = {};
  for (const { schema, name } of rows) {
    const count = await sql<{ count: string }>`
      select count(*) as count from ${sql.table(`${schema}.${name}`)}`.execute(executor);
    counts[`${schema}.${name}`] = Number(count.rows[0]?.count);
  }
  return counts;
}

/** Tables whose rows differ, as sentences. */
export function compareRows(
  expected: Readonly<Record<string, number>>,
  restored: Readonly<Record<string, number>>,
): readonly string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(restored)])].sort();
  return names.flatMap((name) => {
    const [before, after] = [expected[name], restored[name]];
    if (before === after) return [];
    if (after === undefined) return `${name} is missing.`;
    return before === undefined
      ? `${name} is not in the backup.`
      : `${name} has ${after} rows; the backup has ${before}.`;
  });
}
