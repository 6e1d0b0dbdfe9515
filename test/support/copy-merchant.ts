import { sql } from 'kysely';
import type { Executor } from '../../server/src/platform/database/executor';

/** Ids sort by time: half of the copies are made before the original, half after it. */
const buildId = (column: string) => {
  const digits = sql`replace(${sql.ref(column)}::text, '-', '')`;
  const minutes = sql`case copy.n % 2 when 0 then copy.n else -copy.n end`;
  const time = sql`('x' || substr(${digits}, 1, 12))::bit(48)::bigint + ${minutes} * 60000::bigint`;
  return sql`(lpad(to_hex(${time}), 12, '0') || substr(${digits}, 13, 12) || lpad(to_hex(copy.n), 8, '0'))::uuid`;
};
const buildText = (column: string) => sql`copy.n || '.' || ${sql.ref(column)}`;

/** What each table has of a merchant, and the values that differ in a copy. */
const copied: Readonly<Record<string, Readonly<Record<string, ReturnType<typeof buildText>>>>> = {
  merchant: { id: buildId('id'), name: buildText('name'), search_words: buildText('search_words') },
  merchant_key: {
    id: buildId('id'),
    merchant_id: buildId('merchant_id'),
    hash: sql`sha256(hash || convert_to(copy.n::text, 'UTF8'))`,
  },
  merchant_origin: {
    merchant_id: buildId('merchant_id'),
    origin: sql`replace(origin, 'https://', 'https://' || copy.n || '.')`,
  },
  merchant_site: { merchant_id: buildId('merchant_id') },
  merchant_promotion: { id: buildId('id'), merchant_id: buildId('merchant_id') },
  merchant_payee: { id: buildId('id'), merchant_id: buildId('merchant_id') },
  webhook_endpoint: { id: buildId('id'), merchant_id: buildId('merchant_id') },
  invoice_link: { id: buildId('id'), merchant_id: buildId('merchant_id'), link_id: buildText('link_id') },
  membership: { id: buildId('id'), merchant_id: buildId('merchant_id'), member_id: buildId('member_id') },
  member: { id: buildId('id'), email: buildText('email') },
};

/** The tables that grow with the merchants. */
export const merchantTables: readonly string[] = Object.keys(copied);

/** Copies a merchant with what belongs to it, its members included, and updates the planner's statistics. */
export async function copyMerchant(
  database: Executor,
  merchantId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  for (const [table, changed] of Object.entries(copied)) {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table}`.execute(database);
    const names = rows.map(({ name }) => name);
    const values = names.map((name) => changed[name] ?? sql.ref(name));
    await sql`
      insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      select ${sql.join(values)} from ${sql.table(table)}
      cross join generate_series(${from}::int, ${to}::int) as copy (n)
      where ${isOwn(table, merchantId)}`.execute(database);
  }
  await sql`analyze ${sql.join(merchantTables.map((table) => sql.table(table)))}`.execute(database);
}

function isOwn(table: string, merchantId: string) {
  if (table === 'merchant') return sql`id = ${merchantId}::uuid`;
  if (table === 'member')
    return sql`id in (select member_id from membership where merchant_id = ${merchantId}::uuid)`;
  return sql`merchant_id = ${merchantId}::uuid`;
}
