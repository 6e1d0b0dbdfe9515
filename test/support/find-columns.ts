import { sql } from 'kysely';
import type { Api } from './api';

/** The columns, of all tables and rows, that hold one of the texts as it is, by `table.column`. */
export async function findColumns(
  { database }: Pick<Api, 'database'>,
  texts: readonly string[],
): Promise<readonly string[]> {
  const tables = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(database);
  // bytes are printed in hexadecimal
  const wanted = texts.flatMap((text) => [text, Buffer.from(text).toString('hex')]);
  const found = new Set<string>();
  for (const { schema, name } of tables.rows) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(`${schema}.${name}`)} t`.execute(database);
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row))
        if (wanted.some((text) => JSON.stringify(value).includes(text))) found.add(`${name}.${column}`);
  }
  return [...found].sort();
}
