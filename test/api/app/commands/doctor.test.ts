import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  checkClock,
  checkConnection,
  checkKeyRing,
  checkMigrations,
  checkOwner,
  checkRole,
} from '../../../../server/app/commands/doctor/database-checks';
import type { Tables } from '../../../../server/app/tables';
import type { OpenDatabase } from '../../../../server/src/platform/database/open-database';
import { bindKeyRing } from '../../../../server/src/platform/keys/bind-key-ring';
import { createKeyRing } from '../../../../server/src/platform/keys/key-ring';
import { createLocalKeys } from '../../../../server/src/platform/keys/local-keys';
import { openEmbedded, openPostgres } from '../../../support/describe-databases';

const databases = [
  { name: 'embedded', open: openEmbedded },
  ...(inject('postgresUrl') === null ? [] : [{ name: 'PostgreSQL', open: openPostgres }]),
];

describe.each(databases)('the doctor’s look at the database ($name)', ({ open }) => {
  let opened: OpenDatabase;
  let database: OpenDatabase['kysely'];
  beforeAll(async () => {
    opened = await open();
    database = opened.kysely;
  });
  afterAll(() => opened?.close());

  /** Runs `look` after a change that is undone. */
  const changed = async <T>(change: string, look: (trx: typeof database) => Promise<T>): Promise<T> => {
    const results: T[] = [];
    const undone = database.transaction().execute(async (trx) => {
      await sql.raw(change).execute(trx);
      results.push(await look(trx));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    return results[0] as T;
  };

  test('finds nothing wrong with a migrated database', async () => {
    expect(await checkConnection(database)).toMatchObject({
      state: 'ok',
      text: expect.stringMatching(/^PostgreSQL \d+\.\d+, answered in \d+ ms\.$/),
    });
    expect(await checkMigrations(database)).toEqual({ state: 'ok', text: 'All migrations have run.' });
    expect((await checkClock(database)).state).toBe('ok');
  });

  test('names the role that it has, and what that could change', async () => {
    expect(await checkRole(database)).toEqual({
      state: 'warning',
      text: expect.stringMatching(/^“postgres” could change the records of 17 append-only tables/),
    });
    expect(await checkOwner(database)).toEqual({ state: 'ok', text: '“postgres” may create tables.' });
    const withRole = (statements: string) => `create role plain; ${statements}; set local role plain`;
    expect(await changed(withRole('select 1'), checkRole)).toEqual({
      state: 'failed',
      text: expect.stringMatching(/^“plain” may not read \d+ tables, such as .*--role migrate/),
    });
    const all = 'grant select on all tables in schema public to plain';
    expect(await changed(withRole(all), checkRole)).toEqual({
      state: 'ok',
      text: '“plain” can append records, and change or delete none.',
    });
    expect(await changed(withRole(`${all}; grant update on refund to plain`), checkRole)).toMatchObject({
      state: 'warning',
      text: expect.stringContaining('of 1 append-only'),
    });
    expect(await changed(withRole('drop table migration'), checkRole)).toMatchObject({
      state: 'warning',
      text: expect.stringContaining('may not create the tables: run the server once'),
    });
    expect((await changed(withRole('select 1'), checkOwner)).state).toBe('failed');
  });

  test.each([
    ["delete from migration where name = '0052-payee-changes.sql'", 'warning', '1 to run, from 0052'],
    ["insert into migration (name, sha256) values ('9001-more.sql', '')", 'warning', '9001-more.sql'],
    [
      "insert into migration values ('9001-less.sql', '', now(), true)",
      'failed',
      'cannot run on this database',
    ],
    ["update migration set sha256 = '' where name = '0001-base.sql'", 'failed', 'Edited after they ran'],
  ])('names migrations: %s', async (change, state, text) => {
    const finding = await changed(change, checkMigrations);
    expect(finding).toEqual({ state, text: expect.stringContaining(text) });
  });

  test('notices a clock that is off by more than two seconds', async () => {
    const off = (ms: number) => checkClock(database, () => Date.now() + ms);
    expect(await off(-10_000)).toEqual({
      state: 'failed',
      text: expect.stringMatching(/differ by (9\.9|10\.[01]) seconds\. Turn on time synchronisation/),
    });
    expect((await off(60_000)).state).toBe('failed');
    expect((await off(1_500)).state).toBe('ok');
  });

  test('compares the ring with the database, and binds nothing', async () => {
    const ring = createLocalKeys(createKeyRing());
    const countBound = async () =>
      (await database.withTables<Tables>().selectFrom('key_fingerprint').select('key_id').execute()).length;
    expect((await checkKeyRing(database, ring)).state).toBe('ok');
    expect(await countBound()).toBe(0);
    await bindKeyRing(database, ring);
    expect((await checkKeyRing(database, ring)).state).toBe('ok');
    expect(await checkKeyRing(database, createLocalKeys(createKeyRing()))).toEqual({
      state: 'failed',
      text: expect.stringContaining('The pepper is not the one that this database was written with. Key 1'),
    });
    expect(await changed('drop table key_fingerprint', (trx) => checkKeyRing(trx, ring))).toEqual({
      state: 'ok',
      text: expect.stringContaining('The first start binds'),
    });
  });
});
