import { sql } from 'kysely';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { migrate } from '../../../../server/src/platform/database/migrations/migrate';
import {
  type OpenDatabase,
  openServerDatabase,
} from '../../../../server/src/platform/database/open-database';
import { createBossJobs } from '../../../../server/src/platform/jobs/boss-jobs';
import { createDatabase } from '../../../support/create-database';

const serverUrl = inject('postgresUrl') ?? '';

describe.skipIf(serverUrl === '')('processes that start at the same time (PostgreSQL)', () => {
  const opened: OpenDatabase[] = [];
  afterAll(async () => {
    for (const { close } of opened) await close();
  });

  const openDatabase = async (url: string): Promise<OpenDatabase> => {
    const database = await openServerDatabase(url, 3);
    opened.push(database);
    return database;
  };

  /** What a process does to its database as it starts, over connections of its own. */
  async function start(url: string, ran: string[], { consume = true } = {}) {
    const { kysely } = await openDatabase(url);
    const failures: unknown[] = [];
    await migrate(kysely);
    const jobs = createBossJobs(kysely, (error) => failures.push(error), { consume });
    for (const queue of ['letters', 'parcels'])
      jobs.work<{ readonly to: string }>(queue, async ({ to }) => void ran.push(to));
    jobs.schedule('clean', '0 0 1 1 *', async () => undefined);
    await jobs.start();
    return { jobs, kysely, failures };
  }

  test('on an empty database all of them start, and run jobs', async () => {
    const url = await createDatabase(serverUrl, 'template1');
    const ran: string[] = [];
    const processes = await Promise.all([1, 2, 3, 4].map(() => start(url, ran)));
    await Promise.all(
      processes.map(({ jobs, kysely }, index) => jobs.send(kysely, 'letters', { to: `person ${index}` })),
    );
    await expect.poll(() => ran.toSorted()).toEqual(['person 0', 'person 1', 'person 2', 'person 3']);
    for (const { jobs, failures } of processes) {
      expect(failures).toEqual([]);
      await jobs.stop();
    }
  });

  test('on a database that is set up, a start waits for no lock of its session', async () => {
    const url = await createDatabase(serverUrl, 'template1');
    await (await start(url, [])).jobs.stop();
    const { kysely: holder } = await openDatabase(url);
    await holder.connection().execute(async (connection) => {
      // that of the migrations
      await sql`select pg_advisory_lock(7203114)`.execute(connection);
      const impatient = `${url}?options=${encodeURIComponent('-c lock_timeout=100')}`;
      await expect(
        (await openDatabase(impatient)).kysely
          .connection()
          .execute((other) => sql`select pg_advisory_lock(7203114)`.execute(other)),
      ).rejects.toMatchObject({ code: '55P03' });
      await (await start(impatient, [])).jobs.stop();
    });
  });

  test('a process that only sends leaves its jobs to another one', async () => {
    const url = await createDatabase(serverUrl, 'template1');
    const here: string[] = [];
    const elsewhere: string[] = [];
    const api = await start(url, here, { consume: false });
    await api.jobs.send(api.kysely, 'parcels', { to: 'before the worker' });
    const worker = await start(url, elsewhere);
    await api.jobs.send(api.kysely, 'letters', { to: 'after it' });
    await expect.poll(() => elsewhere.toSorted()).toEqual(['after it', 'before the worker']);
    expect(here).toEqual([]);
    await api.jobs.stop();
    await worker.jobs.stop();
  });
});
