import { sql } from 'kysely';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { openKeys } from '../../server/app/open/open-keys';
import type { OpenDatabase } from '../../server/src/platform/database/open-database';
import { createBossJobs } from '../../server/src/platform/jobs/boss-jobs';
import { openApi } from '../support/api';
import { makeApprovedApplicant } from '../support/approved-applicant';
import { createRandom, suiteOptions } from '../support/tally/suite-options';
import { createTally, type Tally } from '../support/tally/tally';
import { createServerProcess, type ServerProcess } from './support/server-process';
import { createStorage, type TestStorage } from './support/test-database';

const kills = suiteOptions.full ? 20 : 1;
/** Credit lines that each killed process had to screen. */
const linesOfRound = 60;
/** Its schedule queues a run if none was queued since it was last due. */
const queue = 'sanctions.rescreen';
/** Every third business is on the sandbox's sanctions list. */
const listed = 'Zenda Ironworks Joint Stock Company';
const isListed = (index: number): boolean => index % 3 === 0;

/** What a line has after a screening. */
interface Done {
  readonly screenings: number;
  readonly matches: number;
  readonly found: number;
  readonly reviews: number;
  readonly opened: number;
  readonly mails: number;
}

/** A process that is killed while it screens credit lines against the sanctions list, and the one that comes after it. */
describe('kill -9 while credit lines are screened (PostgreSQL)', () => {
  let storage: TestStorage | null;
  let database: OpenDatabase;
  let server: ServerProcess;
  beforeAll(async () => {
    storage = await createStorage('PostgreSQL');
    if (!storage) return;
    database = await storage.open();
    const jobs = createBossJobs(database.kysely, () => undefined, { consume: false });
    jobs.schedule(queue, '*/10 * * * *', async () => undefined);
    await jobs.setUp(database.kysely);
    server = await createServerProcess({ ...storage, origin: 'http://localhost:1', env: { ROLE: 'worker' } });
  });
  afterAll(async () => {
    if (!storage) return;
    await server.kill();
    await database.close();
    storage.remove();
  });

  /** Ids of the credit lines of new customers; those of `isListed` have to be found. */
  const makeLines = async (dataFolder: string): Promise<readonly string[]> => {
    const keys = await openKeys({ keyRing: null, kms: null, dataFolder }, database.kysely);
    const api = await openApi(database.kysely, { keys });
    const ids: string[] = [];
    for (let index = 0; index < linesOfRound; index++) {
      const legal = isListed(index) ? listed : `Quinte Bakery ${index} Inc.`;
      ids.push((await makeApprovedApplicant(api, { legal })).lineId);
    }
    await api.close();
    return ids;
  };

  const readLines = async (ids: readonly string[]): Promise<readonly Done[]> => {
    const countRows = (table: string, condition = '') =>
      sql`(select count(*) from ${sql.table(table)} as one where one.application_id = l.application_id
        ${sql.raw(condition)})`;
    const { rows } = await sql<Done>`
      select
        (select count(*) from line_screening s where s.credit_line_id = l.id) as screenings,
        ${countRows('name_match')} as matches,
        ${countRows('audit_event', `and act = 'dueDiligence.matchFound'`)} as found,
        ${countRows('review')} as reviews,
        ${countRows('audit_event', `and act = 'review.opened'`)} as opened,
        ${countRows('mail')} as mails
      from credit_line l join unnest(${ids}::uuid[]) with ordinality as made (id, place) on made.id = l.id
      order by made.place`.execute(database.kysely);
    return rows;
  };

  const countScreened = async (ids: readonly string[]): Promise<number> =>
    (await readLines(ids)).filter(({ screenings }) => screenings > 0).length;

  const poll = async (isDone: () => Promise<boolean>): Promise<void> => {
    while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  /** Queues a run, as the schedule does every ten minutes; returns what waits for its end. */
  const queueRun = async (): Promise<() => Promise<void>> => {
    const { rows } = await sql<{ id: string }>`
      insert into pgboss.job (name, data, policy, retry_limit) values (${queue}, '{}', 'short', 0)
      returning id`.execute(database.kysely);
    const state = sql<{ state: string }>`select state from pgboss.job where id = ${rows[0]?.id}`;
    return () =>
      poll(async () => {
        const reached = (await state.execute(database.kysely)).rows[0]?.state;
        if (reached === 'failed') throw new Error(`a run failed: ${server.readOutput()}`);
        return reached === 'completed';
      });
  };

  /** Until the database has rolled back what the killed process left open. */
  const untilAlone = () =>
    poll(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      `.execute(database.kysely);
      return rows.length === 0;
    });

  /** Nothing of a line is half done: its match and the event of it are there with its screening, and once. */
  const countWhole = (lines: readonly Done[], tally: Tally): void => {
    for (const [index, line] of lines.entries()) {
      const expected = isListed(index) ? line.screenings : 0;
      const isWhole = line.screenings <= 1 && line.matches === expected && line.found === expected;
      tally.count(isWhole ? null : `after the kill a line has ${JSON.stringify(line)}`);
    }
  };

  /** Each line was screened, and what was found was acted on, once. */
  const countDone = (lines: readonly Done[], tally: Tally): void => {
    for (const [index, line] of lines.entries()) {
      const acts = isListed(index) ? 1 : 0;
      const expected: Done = {
        screenings: 1,
        matches: acts,
        found: acts,
        reviews: acts,
        opened: acts,
        mails: 0,
      };
      const isRight = JSON.stringify(line) === JSON.stringify(expected);
      tally.count(isRight ? null : `at the end a line has ${JSON.stringify(line)}`);
    }
  };

  test('no line is left out or screened twice, and no act happens twice', async (context) => {
    if (!storage) return context.skip('PostgreSQL is not installed');
    const tally = createTally(context);
    const random = createRandom(suiteOptions.seed);
    const screenedAtKill: number[] = [];
    for (let kill = 1; kill <= kills; kill++) {
      const ids = await makeLines(storage.dataFolder);
      const target = 1 + Math.floor((random() * linesOfRound) / 2);
      await queueRun();
      const starting = server.start().catch(() => undefined);
      await poll(async () => (await countScreened(ids)) >= target);
      await server.kill();
      await starting;
      await untilAlone();
      const left = await readLines(ids);
      countWhole(left, tally);
      const screened = left.filter(({ screenings }) => screenings > 0).length;
      screenedAtKill.push(screened);
      tally.count(screened < linesOfRound ? null : 'the process was killed after its last line');

      await server.start();
      // the second finds nothing to do
      for (let run = 1; run <= 2; run++) {
        await (await queueRun())();
        countDone(await readLines(ids), tally);
      }
      tally.count((await server.stop()) === 0 ? null : `it did not stop: ${server.readOutput()}`);
    }
    tally.note(`${kills} kills after ${screenedAtKill.join(', ')} of ${linesOfRound} lines each`);
    tally.end();
  });
});
