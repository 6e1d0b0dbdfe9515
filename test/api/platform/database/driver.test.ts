import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  type OpenDatabase,
  openServerDatabase,
} from '../../../../server/src/platform/database/open-database';
import { createDatabase } from '../../../support/create-database';
import { openEmbedded, openPostgres } from '../../../support/describe-databases';

const kinds = [
  ['embedded', openEmbedded],
  ['PostgreSQL', openPostgres],
] as const;

describe.each(kinds)('the driver (%s)', (kind, open) => {
  describe.skipIf(kind === 'PostgreSQL' && inject('postgresUrl') === null)('on a connection', () => {
    let database: OpenDatabase;
    beforeAll(async () => {
      database = await open();
      await sql`create table thing (n bigint primary key, bytes bytea, at timestamptz, data jsonb)`.execute(
        database.kysely,
      );
    });
    afterAll(() => database?.close());
    const run = (text: string) => sql.raw<Record<string, unknown>>(text).execute(database.kysely);

    test('values round-trip; a bigint comes back as a number', async () => {
      const bytes = Buffer.alloc(300_000, 7);
      const at = new Date('2026-11-21T04:05:06.789Z');
      await sql`insert into thing values (${9_007_199_254_740_991}, ${bytes}, ${at}, ${JSON.stringify({ é: ['ü'] })})`.execute(
        database.kysely,
      );
      const { rows } = await run('select * from thing');
      expect(rows[0]).toEqual({ n: 9_007_199_254_740_991, bytes, at, data: { é: ['ü'] } });
    });

    test('after a failed statement with parameters, later results are correct', async () => {
      await expect(sql`insert into thing (n) values (${'x'})`.execute(database.kysely)).rejects.toMatchObject(
        {
          code: '22P02',
        },
      );
      const answers = await Promise.all([1, 2, 3].map((n) => run(`select ${n} as n`)));
      expect(answers.map(({ rows }) => rows[0]?.['n'])).toEqual([1, 2, 3]);
    });

    test('a row is read by its id before and after another release added a column', async () => {
      await run('create table "kept" (id integer primary key)');
      await run('insert into "kept" values (1)');
      const readRow = (columns: string) =>
        database.kysely.executeQuery<object>(
          CompiledQuery.raw(`select ${columns} from "kept" where "id" = $1`, [1]),
        );
      for (const columns of ['*', '"id"']) await readRow(columns);
      await run('alter table "kept" add column note text');
      expect((await readRow('"id"')).rows).toEqual([{ id: 1 }]);
      if (kind === 'PostgreSQL') expect((await readRow('*')).rows).toEqual([{ id: 1, note: null }]);
    });

    test.skipIf(kind === 'embedded')('statements are prepared, unless that is turned off', async () => {
      const url = await createDatabase(inject('postgresUrl') ?? '', 'template1');
      for (const [prepares, prepared] of [
        [true, 1],
        [false, 0],
      ] as const) {
        const { kysely, close } = await openServerDatabase(url, 1, prepares);
        const byId = 'select "n" from (values (1, 1)) as "kept" ("n", "id") where "id" = $1';
        await kysely.executeQuery(CompiledQuery.raw(byId, [1]));
        const { rows } = await sql`select name from pg_prepared_statements`.execute(kysely);
        expect(rows).toHaveLength(prepared);
        await close();
      }
    });

    test('a failed transaction leaves nothing, and frees the connection', async () => {
      const failing = database.kysely.transaction().execute(async (trx) => {
        await sql`insert into thing (n) values (1)`.execute(trx);
        await sql`insert into thing (n) values (1)`.execute(trx);
      });
      await expect(failing).rejects.toMatchObject({ code: '23505' });
      expect((await run('select count(*) as n from thing where n = 1')).rows).toEqual([{ n: 0 }]);
    });

    test('thirty concurrent queries each get their own result', async () => {
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, n) =>
          database.kysely
            .transaction()
            .execute(async (trx) => sql<{ n: number }>`select ${n}::int as n`.execute(trx)),
        ),
      );
      expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 30 }, (_, n) => n));
    });
  });
});
