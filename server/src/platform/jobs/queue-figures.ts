import { sql } from 'kysely';
import type { Executor } from '../database';
import { isDeadLetter } from './dead-jobs';
import type { QueueFigures } from './jobs';

/** Queues of pg-boss itself. */
const internalPrefix = '__pgboss';

/** Reads pg-boss's index of jobs that have not run, never the jobs that did. */
export async function readQueueFigures(database: Executor): Promise<readonly QueueFigures[]> {
  const { rows } = await sql<QueueFigures>`
    select name,
      (count(*) filter (where start_after <= now()))::integer as due,
      (count(*) filter (where start_after > now()))::integer as later,
      greatest(extract(epoch from now() - min(start_after)), 0)::float8 as "oldestSeconds"
    from pgboss.job where state < 'active'
    group by name order by name
  `.execute(database);
  return rows.filter(({ name }) => !isDeadLetter(name) && !name.startsWith(internalPrefix));
}
