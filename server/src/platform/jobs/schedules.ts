import cronParser from 'cron-parser';
import { type RawBuilder, sql } from 'kysely';
import type PgBoss from 'pg-boss';
import type { Executor } from '../database';

/** Cron expressions are in UTC. */
const tz = 'UTC';

/** Runs of one schedule that are queued within the same minute, by any process, count as one. */
const onceAMinute = (name: string) => ({ singletonKey: name, singletonSeconds: 60 });

/**
 * Registers the schedules with pg-boss, which queues each run once for all processes, and queues the runs missed while
 * no process ran. Obsolete schedules are removed.
 */
export async function startSchedules(
  boss: PgBoss,
  database: Executor,
  schedules: ReadonlyMap<string, string>,
): Promise<void> {
  const stored = await boss.getSchedules();
  for (const { name } of stored) if (!schedules.has(name)) await boss.unschedule(name);
  for (const [name, cron] of schedules) {
    if (!stored.some((one) => one.name === name && one.cron === cron))
      await boss.schedule(name, cron, {}, { tz, ...onceAMinute(name) });
  }
  for (const name of await listMissed(database, schedules)) await boss.send(name, {}, onceAMinute(name));
}

/** Schedules that have not run since they were last due. pg-boss itself looks back one minute only. */
async function listMissed(database: Executor, schedules: ReadonlyMap<string, string>): Promise<string[]> {
  if (schedules.size === 0) return [];
  const due = [...schedules].map(
    ([name, cron]): RawBuilder<unknown> =>
      sql`(${name}, ${cronParser.parseExpression(cron, { tz }).prev().toDate()}::timestamptz)`,
  );
  const { rows } = await sql<{ name: string }>`
    select due.name from (values ${sql.join(due)}) as due (name, since)
    where not exists (select from pgboss.job where job.name = due.name and job.created_on >= due.since)
      and not exists (select from pgboss.archive where archive.name = due.name and archive.created_on >= due.since)
  `.execute(database);
  return rows.map(({ name }) => name);
}
