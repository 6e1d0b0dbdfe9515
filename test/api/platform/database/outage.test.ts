import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  type OpenDatabase,
  openServerDatabase,
} from '../../../../server/src/platform/database/open-database';
import { isDatabaseOutage } from '../../../../server/src/platform/database/outage';
import { type Api, openApi } from '../../../support/api';
import { openPostgres } from '../../../support/describe-databases';

/** What a restart of the server does to its clients. An error without a listener would end this process. */
describe.skipIf(inject('postgresUrl') === null)('lost connections (PostgreSQL)', () => {
  let database: OpenDatabase;
  let admin: OpenDatabase;
  let api: Api;
  let name: string | undefined;
  beforeAll(async () => {
    database = await openPostgres();
    admin = await openServerDatabase(inject('postgresUrl') ?? '', 1);
    api = await openApi(database.kysely);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.kysely);
    name = rows[0]?.name;
  });
  afterAll(async () => {
    await api?.close();
    await admin?.close();
    await database?.close();
  });

  const terminateAll = async (): Promise<void> => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(
      admin.kysely,
    );
  };
  /** A client may learn only by its next statement that its connection is gone. */
  const expectRecovery = () => expect.poll(async () => (await api.checkout()).status).toBe(200);

  test('a client that waits in a transaction breaks only that transaction', async () => {
    const failing = database.kysely.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      await terminateAll();
      await expect.poll(() => sql`select 1`.execute(trx).then(() => null, isDatabaseOutage)).toBe(true);
      await sql`select 1`.execute(trx);
    });
    expect(await failing.catch(isDatabaseOutage)).toBe(true);
    await expectRecovery();
  });

  test('a statement in progress fails as an outage', async () => {
    const failing = sql`select pg_sleep(60)`.execute(database.kysely).catch((error: unknown) => error);
    await terminateAll();
    expect(isDatabaseOutage(await failing)).toBe(true);
  });

  test('under load, requests get an answer or 503 with Retry-After, and the next ones succeed', async () => {
    const answers: Awaited<ReturnType<Api['checkout']>>[] = [];
    let stopped = false;
    const applicants = Array.from({ length: 8 }, async () => {
      while (!stopped) answers.push(await api.checkout());
    });
    const countFailed = (): number => answers.filter(({ status }) => status === 503).length;
    for (let round = 1; round <= 4; round++) {
      const before = answers.length;
      await expect.poll(() => answers.length).toBeGreaterThan(before + 8);
      await terminateAll();
    }
    // a termination may hit a moment without a request
    while (countFailed() === 0) await terminateAll();
    stopped = true;
    await Promise.all(applicants);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    for (const { problem, headers } of answers.filter(({ status }) => status === 503)) {
      expect(problem.type).toBe('service-unavailable');
      expect(headers['retry-after']).toBe('5');
    }
    await expectRecovery();
  });
});
