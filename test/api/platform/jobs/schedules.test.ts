import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import type { OpenDatabase } from '../../../../server/src/platform/database/open-database';
import { createBossJobs } from '../../../../server/src/platform/jobs/boss-jobs';
import { openEmbedded, openPostgres } from '../../../support/describe-databases';

const kinds = [
  ['embedded', openEmbedded],
  ['PostgreSQL', openPostgres],
] as const;

/** A process with one schedule, until it is stopped. */
async function startProcess(
  { kysely }: OpenDatabase,
  cron: string,
  work: () => Promise<void>,
  name = 'clean',
) {
  const failures: unknown[] = [];
  const jobs = createBossJobs(kysely, (error) => failures.push(error));
  jobs.schedule(name, cron, work);
  await jobs.start();
  return { stop: jobs.stop, failures };
}

/** Due once a year, half a year from now: no run falls into the test by itself. */
const yearly = `0 0 1 ${((new Date().getUTCMonth() + 6) % 12) + 1} *`;
/** Longer than it takes until a run that is queued begins. */
const settleMs = 2_500;

// both databases at the same time: the tests mostly wait
describe.concurrent.each(kinds)('schedules (%s)', (kind, open) => {
  describe.skipIf(kind === 'PostgreSQL' && inject('postgresUrl') === null)(
    'by the clock',
    { timeout: 60_000, sequential: true },
    () => {
      let database: OpenDatabase;
      beforeAll(async () => {
        database = await open();
      });
      afterAll(() => database?.close());

      test('a missed run is caught up once after the start, and not after the next start', async ({
        expect,
      }) => {
        let runs = 0;
        const count = async () => void runs++;
        const first = await startProcess(database, yearly, count);
        await expect.poll(() => runs, { timeout: 15_000 }).toBe(1);
        await first.stop();
        const second = await startProcess(database, yearly, count);
        await wait(settleMs);
        await second.stop();
        expect(runs).toBe(1);
        // a year goes by
        await sql`update pgboss.job set created_on = created_on - interval '1 year', singleton_on = null
        where name = 'clean'`.execute(database.kysely);
        const third = await startProcess(database, yearly, count);
        await expect.poll(() => runs, { timeout: 15_000 }).toBe(2);
        await third.stop();
      });

      test('two processes run a schedule once', async ({ expect }) => {
        const ran: string[] = [];
        const all = await Promise.all(
          ['one', 'other'].map((process) =>
            startProcess(database, yearly, async () => void ran.push(process), 'shared'),
          ),
        );
        await expect.poll(() => ran, { timeout: 15_000 }).toHaveLength(1);
        await wait(settleMs);
        expect(ran).toHaveLength(1);
        for (const { stop } of all) await stop();
      });

      test('a run that falls due while a process is up is run', async ({ expect }) => {
        let runs = 0;
        const count = async () => void runs++;
        const first = await startProcess(database, '* * * * *', count, 'often');
        await expect.poll(() => runs, { timeout: 15_000 }).toBe(1);
        await first.stop();
        // the run there was counts as this minute's, so nothing is missed: the next one can come by the clock alone
        await sql`update pgboss.job set singleton_on = null where name = 'often'`.execute(database.kysely);
        await sql`update pgboss.version set cron_on = null`.execute(database.kysely);
        const second = await startProcess(database, '* * * * *', count, 'often');
        await expect.poll(() => runs, { timeout: 30_000 }).toBe(2);
        await second.stop();
        const { rows } = await sql`select name, cron from pgboss.schedule`.execute(database.kysely);
        expect(rows).toEqual([{ name: 'often', cron: '* * * * *' }]);
      });

      test('a stop waits for the current run', async ({ expect }) => {
        let state = 'waiting';
        const { stop } = await startProcess(
          database,
          yearly,
          async () => {
            state = 'running';
            await wait(700);
            state = 'done';
          },
          'slow',
        );
        await expect.poll(() => state, { timeout: 15_000 }).toBe('running');
        await stop();
        expect(state).toBe('done');
      });

      test('a failed run is reported, and not retried before the next one', async ({ expect }) => {
        let runs = 0;
        const { stop, failures } = await startProcess(
          database,
          yearly,
          async () => {
            runs++;
            throw new Error('out of order');
          },
          'broken',
        );
        await expect.poll(() => failures, { timeout: 15_000 }).toHaveLength(1);
        await wait(settleMs);
        expect(runs).toBe(1);
        await stop();
      });
    },
  );
});
