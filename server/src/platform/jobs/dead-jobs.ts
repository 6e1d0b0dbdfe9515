import { sql } from 'kysely';
import type { Executor } from '../database';
import { removeTrace } from './job-trace';
import type { DeadJob } from './jobs';

const suffix = '.dead';

/** Name of a queue's dead letter queue. */
export const toDeadLetter = (queue: string): string => `${queue}${suffix}`;

export const isDeadLetter = (queue: string): boolean => queue.endsWith(suffix);

type Row = Omit<DeadJob, 'queue'> & { readonly name: string };

const toDeadJob = ({ name, data, ...job }: Row): DeadJob => ({
  ...job,
  queue: name.slice(0, -suffix.length),
  data: removeTrace(data),
});

export async function listDead(database: Executor, limit: number): Promise<readonly DeadJob[]> {
  const { rows } = await sql<Row>`
    select id, name, data, created_on as "diedAt" from pgboss.job
    where state < 'active' and name like '%.dead'
    order by created_on desc, id limit ${limit}
  `.execute(database);
  return rows.map(toDeadJob);
}

export async function countDead(database: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pgboss.job where state < 'active' and name like '%.dead'
  `.execute(database);
  return rows[0]?.count ?? 0;
}

/** If two callers compete, only one gets the job. */
export async function removeDead(trx: Executor, id: string): Promise<DeadJob | null> {
  const { rows } = await sql<Row>`
    delete from pgboss.job where id = ${id} and state < 'active' and name like '%.dead'
    returning id, name, data, created_on as "diedAt"
  `.execute(trx);
  const [row] = rows;
  return row ? toDeadJob(row) : null;
}
