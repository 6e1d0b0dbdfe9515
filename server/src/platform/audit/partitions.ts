import { dayMs } from '@tamarack/core/calendar/durations';
import { sql } from 'kysely';
import { type Executor, lowestIdAt } from '../database';

/**
 * Creates the missing partitions of the coming months. An event of a month without one is stored in the
 * default partition.
 */
export async function extendAuditPartitions(executor: Executor): Promise<void> {
  await sql`select extend_audit_partitions()`.execute(executor);
}

/** More than the clocks of two machines differ. */
const toleranceMs = dayMs;

/** Events from then on have higher ids. A query with such a bound opens the partitions of its time only. */
export const firstIdFrom = (time: Date): string =>
  lowestIdAt(new Date(Math.max(0, time.getTime() - toleranceMs)));

/** Events until then have lower ids. */
export const lastIdUntil = (time: Date): string => lowestIdAt(new Date(time.getTime() + toleranceMs));
