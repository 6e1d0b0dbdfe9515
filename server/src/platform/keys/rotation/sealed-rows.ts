import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor } from '../../database';
import type { SealedColumn, SealedRow } from './sealed-column';

/** A value that does not begin like those of the newest key, or is not encrypted. */
function isOld({ column, plain }: SealedColumn, prefix: Buffer) {
  const isOfOldKey = sql<boolean>`substring(${sql.ref(column)} from 1 for ${prefix.length}::int) <> ${prefix}`;
  return plain === undefined ? isOfOldKey : sql<boolean>`(${isOfOldKey} or ${sql.ref(plain)} is not null)`;
}

const countAll = ({ column, plain }: SealedColumn) =>
  plain === undefined
    ? sql`count(${sql.ref(column)})`
    : sql`count(*) filter (where ${sql.ref(column)} is not null or ${sql.ref(plain)} is not null)`;

/** How many values there are, and how many of them are of another key or not encrypted. Reads the whole column. */
export async function countSealed(
  executor: Executor,
  column: SealedColumn,
  prefix: Buffer,
): Promise<{ readonly all: number; readonly old: number }> {
  const { rows } = await sql<{ all: number; old: number }>`
    select ${countAll(column)}::int8 as "all", count(*) filter (where ${isOld(column, prefix)})::int8 as old
    from ${sql.table(column.table)}
  `.execute(executor);
  return rows[0] ?? { all: 0, old: 0 };
}

/**
 * The next rows after `afterId` with such a value, locked; one that somebody else has locked is left out. Rows of an
 * append-only table are not locked: the server may not change them.
 */
export async function lockOldRows(
  trx: Executor,
  column: SealedColumn & { readonly id: string },
  filter: { readonly prefix: Buffer; readonly afterId: string; readonly limit: number },
): Promise<readonly SealedRow[]> {
  const id = sql.ref(column.id);
  const { rows } = await sql<SealedRow>`
    select ${id} as id, ${sql.ref(column.cell?.row ?? column.id)} as row, ${sql.ref(column.column)} as cipher,
      ${column.plain === undefined ? sql`null` : sql`${sql.ref(column.plain)}::text`} as plain
    from ${sql.table(column.table)}
    where ${isOld(column, filter.prefix)} and ${id} > ${filter.afterId}::uuid
    order by ${id} limit ${filter.limit}::int
    ${column.replacedBy === undefined ? sql`for no key update skip locked` : sql``}
  `.execute(trx);
  return rows;
}

/** The stored form of a value. */
export interface SealedValue {
  readonly cipher: Buffer;
  /** Null if nothing looks the value up. */
  readonly hash: Buffer | null;
}

/** Stores the new value of a row, and empties the former column. */
export async function replaceCipher(
  trx: Executor,
  column: SealedColumn & { readonly id: string },
  { id, cipher: former, plain }: SealedRow,
  { cipher, hash }: SealedValue,
): Promise<void> {
  if (column.replacedBy !== undefined) {
    const values = column.replacedBy.arguments.map((text) => sql`${text}::text`);
    const all = [...values, sql`${id}::uuid`, sql`${former}::bytea`, sql`${cipher}::bytea`];
    // the row is not locked: since it was read, its value may have been redacted
    const read = plain === null ? [] : [sql`${createHash('sha256').update(plain).digest()}::bytea`];
    await sql`select ${sql.id(column.replacedBy.name)}(${sql.join([...all, ...read])})`.execute(trx);
    return;
  }
  // that of a ciphertext under another key stays
  const { index } = column;
  const hashed = index && plain !== null ? sql`, ${sql.ref(index.column)} = ${hash}` : sql``;
  const emptied = column.plain === undefined ? sql`` : sql`, ${sql.ref(column.plain)} = null`;
  await sql`
    update ${sql.table(column.table)} set ${sql.ref(column.column)} = ${cipher}${hashed}${emptied}
    where ${sql.ref(column.id)} = ${id}::uuid
  `.execute(trx);
}

const uniqueViolation = '23505';

/** Like `replaceCipher`. Returns false and stores nothing if another row has the same unique hash. */
export async function tryReplaceCipher(
  trx: Executor,
  column: SealedColumn & { readonly id: string },
  row: SealedRow,
  value: SealedValue,
): Promise<boolean> {
  await sql`savepoint replace_cipher`.execute(trx);
  try {
    await replaceCipher(trx, column, row, value);
    await sql`release savepoint replace_cipher`.execute(trx);
    return true;
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== uniqueViolation) throw error;
    await sql`rollback to savepoint replace_cipher`.execute(trx);
    return false;
  }
}
