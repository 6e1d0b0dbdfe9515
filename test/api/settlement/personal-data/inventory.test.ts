import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOneDatabase } from '../../../support/describe-databases';
import { inventoryRows, otherColumns, personalColumns } from '../../../support/inventory';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

const tables = new Set(personalColumns.map((name) => name.split('.')[0]));
/** Types that can hold what somebody wrote, or an encrypted value. */
const isOpen = (type: string): boolean => /^(text|character varying|jsonb?|bytea|inet|ARRAY)$/.test(type);
const toName = ({ table, column }: Column): string => `${table}.${column}`;

describeOneDatabase('the inventory of personal data', (makeApi) => {
  const listColumns = async (): Promise<readonly Column[]> => {
    const { database } = await makeApi();
    const { rows } = await sql<Column>`
      select columns.table_name as "table", columns.column_name as "column", columns.data_type as type
      from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      join pg_class on pg_class.oid = format('%I.%I', table_schema, columns.table_name)::regclass
      where table_schema = 'public' and table_type = 'BASE TABLE' and columns.table_name <> 'migration'
        and not relispartition`.execute(database);
    return rows;
  };

  test('mentions every column that could hold personal data, and none that does not exist', async () => {
    const columns = await listColumns();
    expect(columns.length).toBeGreaterThan(300);
    const mentioned = new Set([...personalColumns, ...otherColumns]);
    expect(
      columns
        .filter(({ table, type }) => tables.has(table) || isOpen(type))
        .map(toName)
        .filter((name) => !mentioned.has(name)),
      'add them to docs/personal-data.md',
    ).toEqual([]);
    const existing = new Set(columns.map(toName));
    expect([...mentioned].filter((name) => !existing.has(name))).toEqual([]);
    expect(personalColumns.filter((name) => otherColumns.includes(name))).toEqual([]);
  });

  test('says of each column what, whose, why, on what ground, how long, who sees it, and whether it is encrypted', () => {
    expect(personalColumns.length).toBeGreaterThan(90);
    for (const row of inventoryRows) {
      const cells = row.split('|').slice(1, -1);
      expect(cells.length, row).toBe(8);
      expect(cells.filter((cell) => cell.trim() === '').length, row).toBe(0);
    }
  });
});
