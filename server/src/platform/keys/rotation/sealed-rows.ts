import { sql } from 'kysely';
import type { Executor } from '../../database';
import type { SealedColumn, SealedRow } from './sealed-column';

/** A value that does not begin like those of the newest key. */
const isOld = ({ column }: SealedColumn, prefix: Buffer) =>
  sql<boolean>`substring(${sql.ref(column)} from 1 for ${prefix.length}::int) <> ${prefix}`;

/** How many values there are, and how many of them are of another key. Reads the whole column. */
export async function countSealed(
  executor: Executor,
  column: SealedColumn,
  prefix: Buffer,
): Promise<{ readonly all: number; readonly old: number }> {
  const { rows } = await sql<{ all: number; old: number }>`
    select count(${sql.ref(column.column)})::int8 as "all", count(*) filter (where ${isOld(column, prefix)})::int8 as old
    from ${sql.table(column.table)}
  `.execute(executor);
  return rows[0] ?? { all: 0, old: 0 };
}

/**
 * The next rows after `afterId` with a value of another key, locked; one that somebody else has locked is left out. Rows of
 * an append-only table are not locked: the server may not change them.
 */
export async function lockOldRows(
  trx: Executor,
  column: SealedColumn & { readonly id: string },
  filter: { readonly prefix: Buffer; readonly afterId: string; readonly limit: number },
): Promise<readonly SealedRow[]> {
  const id = sql.ref(column.id);
  const { rows } = await sql<SealedRow>`
    select ${id} as id, ${sql.ref(column.cell?.row ?? column.id)} as row, ${sql.ref(column.column)} as cipher
    from ${sql.table(column.table)}
    where ${isOld(column, filter.prefix)} and ${id} > ${filter.afterId}::uuid
    order by ${id} limit ${filter.limit}::int
    ${column.replacedBy === undefined ? sql`for no key update skip locked` : sql``}
  `.execute(trx);
  return rows;
}

export async function replaceCipher(
  trx: Executor,
  column: SealedColumn & { readonly id: string },
  { id, cipher: former }: SealedRow,
  cipher: Buffer,
): Promise<void> {
  if (column.replacedBy !== undefined) {
    await sql`select ${sql.id(column.replacedBy)}(${id}::uuid, ${former}::bytea, ${cipher}::bytea)`.execute(
      trx,
    );
    return;
  }
  await sql`
    update ${sql.table(column.table)} set ${sql.ref(column.column)} = ${cipher} where ${sql.ref(column.id)} = ${id}::uuid
  `.execute(trx);
}
