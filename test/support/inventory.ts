import fs from 'node:fs';

const text = fs.readFileSync('docs/personal-data.md', 'utf8');
const [inventory = '', others = ''] = text.split('## Columns without personal data');

/** The lines of the inventory's columns. */
export const inventoryRows: readonly string[] = inventory
  .split('\n')
  .filter((line) => /^\| `\w+\.\w+`/.test(line));

/** `table.column`, of the inventory's first cells. */
export const personalColumns: readonly string[] = inventoryRows.flatMap((line) =>
  [...(line.split('|')[1] ?? '').matchAll(/`(\w+\.\w+)`/g)].map(([, name = '']) => name),
);

/** `table.column`, of the rows with a table and its columns. */
export const otherColumns: readonly string[] = [...others.matchAll(/^\| `(\w+)` \| (`[^|]+) \|$/gm)].flatMap(
  ([, table, columns = '']) => [...columns.matchAll(/`(\w+)`/g)].map(([, column]) => `${table}.${column}`),
);

/** Personal columns of a row that still hold something. */
export const listHeld = (table: string, row: object): readonly string[] =>
  Object.entries(row).flatMap(([column, value]) =>
    value !== null && personalColumns.includes(`${table}.${column}`) ? [column] : [],
  );
