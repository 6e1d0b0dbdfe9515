import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { waitForDatabase } from '../../../../server/app/open/wait-for-database';
import { inspectMigrations, migrate } from '../../../../server/src/platform/database/migrations/migrate';
import { migrationsFolder } from '../../../../server/src/platform/database/migrations/migration-files';
import type { OpenDatabase } from '../../../../server/src/platform/database/open-database';
import { openEmbedded, openPostgres } from '../../../support/describe-databases';

const kinds = [
  ['embedded', openEmbedded],
  ['PostgreSQL', openPostgres],
] as const;

describe.each(kinds)('migrations (%s)', (kind, open) => {
  describe.skipIf(kind === 'PostgreSQL' && inject('postgresUrl') === null)('of a folder', () => {
    let database: OpenDatabase;
    let folder: string;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database?.close());
    beforeEach(async () => {
      folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tamarack-migrations-'));
      await fs.cp(migrationsFolder, folder, { recursive: true });
      return async () => {
        await sql`delete from migration where name like '9%'`.execute(database.kysely);
        await fs.rm(folder, { recursive: true });
      };
    });
    const add = (name: string, text: string) => fs.writeFile(path.join(folder, name), text);
    const exists = async (table: string): Promise<boolean | undefined> => {
      const { rows } = await sql<{ found: boolean }>`
        select to_regclass(${table}) is not null as found`.execute(database.kysely);
      return rows[0]?.found;
    };

    test('a start does not wait for a database that is there', async () => {
      const lines: string[] = [];
      const writeLine = (line: string) => void lines.push(line);
      await waitForDatabase(database.kysely, { waitMs: 0, writeLine });
      expect(lines).toEqual([]);
    });

    test('a second run does nothing', async () => {
      expect(await migrate(database.kysely, folder)).toEqual({ ran: [], newer: [] });
    });

    test('new files run once and in order, also when several processes start together', async () => {
      await add('9001-a.sql', 'create table a (n int); create table b (n int);');
      await add('9002-b.sql', 'alter table a add column m int');
      const ran = await Promise.all([1, 2, 3].map(() => migrate(database.kysely, folder)));
      expect(ran.flatMap((one) => one.ran).sort()).toEqual(['9001-a.sql', '9002-b.sql']);
      await sql`drop table a, b`.execute(database.kysely);
    });

    test('a failing file is named with its line, without a value, and leaves nothing behind', async () => {
      await add('9001-whole.sql', 'create table whole (n int);');
      await add(
        '9002-half.sql',
        "create table half (n int);\ninsert into half values ('value-of-a-person');\n",
      );
      const failing = migrate(database.kysely, folder);
      await expect(failing).rejects.toThrow(
        /Migration 9002-half\.sql failed and was rolled back \(SQLSTATE 22P02, line 2\)/,
      );
      await expect(failing).rejects.not.toThrow('value-of-a-person');
      expect(await exists('half')).toBe(false);
      expect(await exists('whole')).toBe(true);
      await add('9002-half.sql', 'create table half (n int);');
      expect((await migrate(database.kysely, folder)).ran).toEqual(['9002-half.sql']);
      await sql`drop table whole, half`.execute(database.kysely);
    });

    test('a file that changed after it ran is rejected', async () => {
      await fs.appendFile(path.join(folder, '0001-base.sql'), '\n-- a word more\n');
      await expect(migrate(database.kysely, folder)).rejects.toThrow('0001-base.sql has changed');
      expect((await inspectMigrations(database.kysely, folder)).changed).toEqual(['0001-base.sql']);
    });

    test('an earlier release runs on the database of a later one, unless that one forbids it', async () => {
      await add('9001-more.sql', 'create table more (n int);');
      await migrate(database.kysely, folder);
      expect(await migrate(database.kysely)).toEqual({ ran: [], newer: ['9001-more.sql'] });
      await add('9002-less.sql', '-- breaking: the previous release reads the table\ndrop table more;');
      await migrate(database.kysely, folder);
      await expect(migrate(database.kysely)).rejects.toThrow(/newer than the program.*9002-less\.sql/);
      expect(await inspectMigrations(database.kysely)).toMatchObject({
        newer: ['9001-more.sql'],
        breaking: ['9002-less.sql'],
      });
    });

    test('a database is inspected before its first migration, and where releases without “breaking” ran', async () => {
      const files = (await fs.readdir(folder)).length;
      const inspect = () =>
        database.kysely.transaction().execute(async (trx) => {
          await sql`alter table migration drop column breaking`.execute(trx);
          const late = await inspectMigrations(trx);
          await sql`drop table migration`.execute(trx);
          const early = await inspectMigrations(trx);
          throw { late: late.pending.length, early: early.pending.length };
        });
      await expect(inspect()).rejects.toEqual({ late: 0, early: files });
    });
  });
});
