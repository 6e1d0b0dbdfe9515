import { type QueryExecutorProvider, sql } from 'kysely';

/** Names of the partitions of the audit trail: months, the past, the rest. */
export async function listPartitions(database: QueryExecutorProvider): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from audit_partition order by name`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}

/** Drops the partition of the last month, as if it had not been made yet; returns its name. */
export async function dropLastPartition(database: QueryExecutorProvider): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from audit_partition where first_id is not null order by first_id desc limit 1`.execute(
    database,
  );
  const name = rows[0]?.name ?? '';
  await sql`drop table ${sql.table(name)}`.execute(database);
  return name;
}

export function addMonths(time: Date, months: number): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + months, 15, 12));
}

/** An event of a time, without an application. */
export const makeEvent = (at: Date) =>
  ({ applicationId: null, actor: 'system', act: 'retention.applied', at }) as const;
