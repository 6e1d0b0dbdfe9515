import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Executor } from '../../server/src/platform/database/executor';
import { lowestIdAt } from '../../server/src/platform/database/ids';
import { migrate } from '../../server/src/platform/database/migrations/migrate';
import { migrationsFolder } from '../../server/src/platform/database/migrations/migration-files';

/** Months with generated events: those before this one. */
const monthCount = 24;
const eventsPerApplication = 20;
export const eventsPerSeal = 1000;
export const merchantCount = 1000;

export function getMonth(n: number): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthCount + n, 1));
}
const start = getMonth(0).getTime();
const span = getMonth(monthCount).getTime() - start;

/** The trail as it was before its partitions. */
export async function useOneTable(database: Executor): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-migrations-'));
  for (const name of fs.readdirSync(migrationsFolder))
    if (name < '0099') fs.copyFileSync(path.join(migrationsFolder, name), path.join(folder, name));
  await migrate(database, folder);
  fs.rmSync(folder, { recursive: true });
}

/** The trail as it is after two years with partitions. */
export async function usePartitions(database: Executor): Promise<void> {
  await migrate(database);
  await sql`drop table audit_event_past`.execute(database);
  for (let n = 0; n <= monthCount; n++) {
    const [from, until] = [getMonth(n), getMonth(n + 1)];
    const name = `audit_event_${from.toISOString().slice(0, 7).replace('-', '_')}`;
    await sql`
      create table ${sql.table(name)} partition of audit_event
      for values from (${sql.lit(lowestIdAt(from))}) to (${sql.lit(lowestIdAt(until))})`.execute(database);
    await sql`select protect_audit_partition(${name}::regclass)`.execute(database);
  }
}

/** Events in the order of their time, all but the last few sealed. */
export async function generateEvents(database: Executor, count: number): Promise<void> {
  await database.transaction().execute(async (trx) => {
    // the applications do not exist
    await sql`set local session_replication_role = 'replica'`.execute(trx);
    await sql`
      insert into audit_event (id, application_id, actor, act, details, at, sealed_in)
      select
        (lpad(to_hex(ms), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid,
        (lpad(to_hex(application_ms), 12, '0') || '70008001' || lpad(to_hex(application), 12, '0'))::uuid,
        case when n % 50 = 0 then 'operator:' || application else 'applicant' end,
        'application.personal',
        case when n % 100 = 0
          then jsonb_build_object('merchantId', ${merchantPrefix} || lpad((n / 100 % ${sql.lit(merchantCount)})::text, 12, '0'))
          else jsonb_build_object('documentId', md5(n::text), 'months', n % 12)
        end,
        to_timestamp(ms / 1000.0),
        case when n < ${sql.lit(count)} - 500 then 1 + n / ${sql.lit(eventsPerSeal)} end
      from (
        select n, n / ${sql.lit(eventsPerApplication)} as application,
          ${sql.lit(start)}::bigint + (n * ${sql.lit(span)}::numeric / ${sql.lit(count)})::bigint as ms,
          ${sql.lit(start)}::bigint + ((n / ${sql.lit(eventsPerApplication)} * ${sql.lit(eventsPerApplication)})
            * ${sql.lit(span)}::numeric / ${sql.lit(count)})::bigint as application_ms
        from generate_series(0::bigint, ${sql.lit(count)}::bigint - 1) as n
      ) as event`.execute(trx);
    await sql`
      insert into audit_seal (number, event_count, mac, sealed_at)
      select n, ${sql.lit(eventsPerSeal)}, '\\x00', now()
      from generate_series(1, 1 + ${sql.lit(count)} / ${sql.lit(eventsPerSeal)}) as n`.execute(trx);
  });
}

const merchantPrefix = '00000000-0000-7000-8000-';
export const getMerchantId = (n: number): string => `${merchantPrefix}${String(n).padStart(12, '0')}`;

/** Ids of applications, spread over the whole time. */
export function listApplicationIds(count: number, wanted: number): readonly string[] {
  const applications = Math.floor(count / eventsPerApplication);
  return Array.from({ length: wanted }, (_, n) => {
    const application = Math.floor((n * applications) / wanted);
    const ms = start + Math.round((application * eventsPerApplication * span) / count);
    const hex = ms.toString(16).padStart(12, '0');
    return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8001-${application.toString(16).padStart(12, '0')}`;
  });
}
