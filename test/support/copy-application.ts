import { type Kysely, sql } from 'kysely';
import type { Executor } from '../../server/src/platform/database';

interface Reference {
  readonly child: string;
  readonly childColumn: string;
  readonly parent: string;
}

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** Part of a unique index without an id column. */
  readonly unique: boolean;
}

/** Tables whose rows are not the applicant's: copies refer to the same rows. */
const shared: ReadonlySet<string> = new Set([
  'merchant',
  'operator',
  'member',
  'payout_batch',
  'invoice_link',
]);

/** Number of copies that one statement makes. */
const batchSize = 50_000;

/** Like `copyApplication`, for any number of copies. */
export async function copyInBatches(
  database: Executor,
  applicationId: string,
  { from, to, without }: Copies,
): Promise<number> {
  let rows = 0;
  for (let start = from; start <= to; start += batchSize)
    rows += await copyApplication(database, applicationId, {
      from: start,
      to: Math.min(to, start + batchSize - 1),
      ...(without && { without }),
    });
  return rows;
}

interface Copies {
  /** Numbers of the copies, from 1. Use each number once for each application. */
  readonly from: number;
  readonly to: number;
  /** Tables whose rows are not copied, nor what belongs to them. */
  readonly without?: ReadonlySet<string>;
}

/**
 * Stores an application again and again with all rows that belong to it, as fast as the database can: triggers and
 * references are off. Copies have ids, times (a minute apart, into the past) and unique values of their own, and nothing
 * encrypted that lists would read.
 *
 * @param applicationId one that was walked through the API
 */
async function copyApplication(database: Executor, applicationId: string, copies: Copies): Promise<number> {
  const references = await listReferences(database);
  const columns = await listColumns(database);
  const owned = await collectRows(database, references, applicationId, copies.without);
  const ids = [...new Set([...owned.values()].flat())];
  let rows = 0;
  await database.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    for (const [table, tableIds] of owned) {
      const own = columns.filter((column) => column.table === table);
      const key = own.find(({ name }) => name === 'id') ?? own.find(({ type }) => type === 'uuid');
      if (!key) continue;
      const values = own.map((column) => toCopy(column, ids));
      const { numAffectedRows } = await sql`
        insert into ${sql.table(table)} (${sql.join(own.map(({ name }) => sql.ref(name)))})
        select ${sql.join(values)} from ${sql.table(table)}
        cross join generate_series(${copies.from}::bigint, ${copies.to}::bigint) as copy (n)
        where ${sql.ref(`${table}.${key.name}`)} = any(${tableIds}::uuid[])
        on conflict do nothing`.execute(connection);
      rows += Number(numAffectedRows ?? 0);
    }
    await sql`set session_replication_role = origin`.execute(connection);
  });
  return rows;
}

/** A value of a copy: an owned id gets the time and the number of the copy. */
function toCopy({ table, name, type, unique }: Column, ids: readonly string[]) {
  const column = sql.ref(`${table}.${name}`);
  if (type === 'uuid') {
    const id = sql`${column}::text`;
    // its first 48 bits, in milliseconds
    const time = sql`('x' || replace(substr(${id}, 1, 13), '-', ''))::bit(48)::bigint - copy.n * 60000`;
    const digits = sql`lpad(to_hex(${time}), 12, '0')`;
    return sql`case when ${column} = any(${ids}::uuid[]) then (
      substr(${digits}, 1, 8) || '-' || substr(${digits}, 9, 4)
      || substr(${id}, 14, 15) || lpad(to_hex(copy.n), 8, '0'))::uuid else ${column} end`;
  }
  // encrypted for its row, and read by lists
  if (table === 'application' && name.endsWith('_cipher')) return sql`null`;
  if (type === 'timestamptz') return sql`${column} - copy.n * interval '1 minute'`;
  // blind indexes of other people
  const isOwn = unique || name.endsWith('_hash');
  if (!isOwn) return column;
  if (type === 'bytea') return sql`sha256(${column} || convert_to(copy.n::text, 'UTF8'))`;
  if (type === 'text') return sql`${column} || '-' || copy.n`;
  if (type === 'int8' || type === 'int4') return sql`${column} + copy.n * 100`;
  return column;
}

/** The rows that belong to an application and to its customer, by table. */
async function collectRows(
  database: Executor,
  references: readonly Reference[],
  applicationId: string,
  without: ReadonlySet<string> = new Set(),
): Promise<ReadonlyMap<string, readonly string[]>> {
  // tables are found by their names at run time: no type has them
  const query = database as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const owned = new Map<string, string[]>([['application', [applicationId]]]);
  const application = await query
    .selectFrom('application')
    .select('customer_id')
    .where('id', '=', applicationId)
    .executeTakeFirst();
  const customer = application?.['customer_id'];
  if (typeof customer === 'string') owned.set('customer', [customer]);
  const trail = { child: 'audit_event', childColumn: 'application_id', parent: 'application' };
  for (const [parent, parentIds] of owned)
    for (const { child, childColumn } of [...references, trail].filter((one) => one.parent === parent)) {
      if (shared.has(child) || without.has(child) || owned.has(child)) continue;
      const key = await findIdColumn(database, child, childColumn);
      const found = await query
        .selectFrom(child)
        .select(sql<string>`${sql.ref(key)}`.as('id'))
        .where(childColumn, 'in', parentIds)
        .execute();
      if (found.length > 0) owned.set(child, [...new Set(found.map(({ id }) => id))]);
    }
  return owned;
}

/** `id`, or in a table without one the reference itself. */
async function findIdColumn(database: Executor, table: string, reference: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and column_name = 'id' and udt_name = 'uuid'`.execute(
    database,
  );
  return rows[0]?.name ?? reference;
}

async function listReferences(database: Executor): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select child.relname as child, attribute.attname as "childColumn", parent.relname as parent
    from pg_constraint as reference
    join pg_class as child on child.oid = reference.conrelid
    join pg_class as parent on parent.oid = reference.confrelid
    join pg_attribute as attribute
      on attribute.attrelid = reference.conrelid and attribute.attnum = reference.conkey[1]
    where reference.contype = 'f' and attribute.atttypid = 'uuid'::regtype
      and child.relnamespace = 'public'::regnamespace`.execute(database);
  return rows;
}

async function listColumns(database: Executor): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as name, udt_name as type, exists (
      select from pg_index
      join pg_attribute on pg_attribute.attrelid = indrelid and attnum = any(indkey)
      where indrelid = format('public.%I', table_name)::regclass and indisunique and attname = column_name
        and not exists (
          select from pg_attribute as id
          where id.attrelid = indrelid and id.attnum = any(indkey) and id.atttypid = 'uuid'::regtype
        )
    ) as unique
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' and is_identity = 'NO'
    order by table_name, ordinal_position`.execute(database);
  return rows;
}
