import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Executor } from '../../../../server/src/platform/database/executor';
import type { OpenDatabase } from '../../../../server/src/platform/database/open-database';
import { createBossDatabase, createOpenQueries } from '../../../../server/src/platform/jobs/boss-database';
import { createBossJobs } from '../../../../server/src/platform/jobs/boss-jobs';
import type { Jobs } from '../../../../server/src/platform/jobs/jobs';
import { openEmbedded, openPostgres } from '../../../support/describe-databases';

const kinds = [
  ['embedded', openEmbedded],
  ['PostgreSQL', openPostgres],
] as const;

interface Note {
  readonly name: string;
}

describe.each(kinds)('jobs (%s)', (kind, open) => {
  describe.skipIf(kind === 'PostgreSQL' && inject('postgresUrl') === null)('in a queue', () => {
    let database: OpenDatabase;
    let jobs: Jobs;
    const done: string[] = [];
    const attempts: number[] = [];
    const dead: string[] = [];
    const reported: unknown[] = [];
    const paired: string[] = [];
    const met: string[] = [];

    beforeAll(async () => {
      database = await open();
      jobs = createBossJobs(database.kysely, (error) => reported.push(error));
      jobs.work<Note>('note', async ({ name }) => void done.push(name));
      jobs.work<Note>(
        'shaky',
        async (_data, { attempt }) => {
          attempts.push(attempt);
          if (attempt < 1) throw new Error('value-of-a-person');
        },
        { retryDelaySeconds: 1 },
      );
      jobs.work<Note>(
        'hopeless',
        async () => {
          throw new Error('value-of-a-person');
        },
        { retryLimit: 0, onDeadLetter: async ({ name }: Note) => void dead.push(name) },
      );
      jobs.work<Note>(
        'pair',
        async ({ name }) => {
          paired.push(name);
          await expect.poll(() => paired).toHaveLength(2);
          met.push(name);
        },
        { concurrency: 2, retryLimit: 0 },
      );
      await jobs.start();
    });
    afterAll(async () => {
      await jobs?.stop();
      await database?.close();
    });

    test('a job sent in a transaction runs after the commit', async () => {
      await database.kysely.transaction().execute((trx) => jobs.send(trx, 'note', { name: 'kept' }));
      await expect.poll(() => done).toContain('kept');
    });

    test('a job of a rolled-back transaction never runs', async () => {
      const undone = database.kysely.transaction().execute(async (trx) => {
        await jobs.send(trx, 'note', { name: 'undone' });
        throw new Error('rolled back');
      });
      await expect(undone).rejects.toThrow('rolled back');
      await jobs.send(database.kysely, 'note', { name: 'after' });
      await expect.poll(() => done).toContain('after');
      expect(done).not.toContain('undone');
    });

    test('one job per key is queued at a time', async () => {
      const options = { singletonKey: 'same', startAfterSeconds: 1 };
      for (let i = 0; i < 3; i++) await jobs.send(database.kysely, 'note', { name: 'single' }, options);
      await expect.poll(() => done).toContain('single');
      await wait(300);
      expect(done.filter((name) => name === 'single')).toHaveLength(1);
    });

    test('a slow job does not block others up to the queue’s limit', async () => {
      await jobs.send(database.kysely, 'pair', { name: 'first' });
      await jobs.send(database.kysely, 'pair', { name: 'second' });
      await expect.poll(() => met.toSorted()).toEqual(['first', 'second']);
    });

    test('a failing handler is retried', async () => {
      await jobs.send(database.kysely, 'shaky', { name: 'x' });
      await expect.poll(() => attempts).toEqual([0, 1]);
    });

    test('a dead-lettered job is reported once, without storing the error text', async () => {
      await jobs.send(database.kysely, 'hopeless', { name: 'lost' });
      await expect.poll(() => dead).toEqual(['lost']);
      const { rows } = await sql`select output::text from pgboss.job where name = 'hopeless'`.execute(
        database.kysely,
      );
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain('value-of-a-person');
      expect(reported.length).toBeGreaterThan(0);
    });

    test('a query of several statements that fails leaves its connection as it was', async () => {
      const boss = createBossDatabase(database.kysely, createOpenQueries());
      await expect(boss.executeSql('BEGIN; select 1 / 0 from pgboss.version; COMMIT', [])).rejects.toThrow(
        'division by zero',
      );
      await Promise.all([1, 2, 3, 4, 5].map(() => sql`select 1`.execute(database.kysely)));
    });

    test('a queue without a worker accepts no jobs', async () => {
      await expect(jobs.send(database.kysely, 'nowhere', {})).rejects.toThrow('nowhere');
    });
  });

  describe.skipIf(kind === 'PostgreSQL' && inject('postgresUrl') === null)('at shutdown', () => {
    test('a fetched job goes back to its queue at the shutdown, and no query runs afterwards', async () => {
      const database = await open();
      const { kysely } = database;
      const { watched, countLate } = watch(kysely);
      const jobs = createBossJobs(watched, () => undefined);
      jobs.work<Note>('last', async () => undefined, { concurrency: 4 });
      await jobs.start();
      for (let i = 0; i < 8; i++) await jobs.send(kysely, 'last', { name: `${i}` });
      await jobs.stop();
      expect(await countLate()).toBe(0);
      const { rows } = await sql<{ state: string }>`select distinct state::text as state from pgboss.job
        where name = 'last'`.execute(kysely);
      expect(rows.map(({ state }) => state)).not.toContain('active');
      await database.close();
    });

    test('a shutdown ends a start in progress: it asks for no job of the remaining queues, and runs no query afterwards', async () => {
      const database = await open();
      const { kysely } = database;
      const { watched, asked, countLate } = watch(kysely);
      const jobs = createBossJobs(watched, () => undefined);
      const names = Array.from({ length: 30 }, (_, n) => `queue-${n}`);
      for (const name of names) jobs.work<Note>(name, async () => undefined);
      await jobs.setUp(kysely);
      const starting = jobs.start();
      await expect.poll(() => asked).toContain('queue-0');
      await jobs.stop();
      await starting;
      expect(await countLate()).toBe(0);
      expect(asked).not.toContain('queue-29');
      await database.close();
    });

    test('a job that outlasts the shutdown writes nothing afterwards', async () => {
      const database = await open();
      const { kysely } = database;
      const { watched, countLate } = watch(kysely);
      const jobs = createBossJobs(watched, () => undefined);
      let begin = (): void => {};
      const begun = new Promise<void>((resolve) => {
        begin = resolve;
      });
      jobs.work<Note>('long', async () => {
        begin();
        await wait(300);
      });
      await jobs.start();
      await jobs.send(kysely, 'long', { name: 'one' });
      await begun;
      await jobs.stop(1);
      expect(await countLate()).toBe(0);
      await database.close();
    });
  });
});

/** The database with slow statements, what they ask with, and a count of those that begin in the half second after the shutdown. */
function watch(kysely: Executor) {
  let [late, counts] = [0, false];
  const asked: unknown[] = [];
  const slow: Executor['executeQuery'] = async (query) => {
    if (counts) late += 1;
    if ('parameters' in query) asked.push(...query.parameters);
    await wait(60);
    return kysely.executeQuery(query);
  };
  const watched = new Proxy(kysely, {
    get: (target, key) => {
      if (key === 'executeQuery') return slow;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const countLate = async (): Promise<number> => {
    counts = true;
    await wait(500);
    return late;
  };
  return { watched, asked, countLate };
}
