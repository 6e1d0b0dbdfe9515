import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { migrate, migrationsFolder } from '../../../../server/src/platform/database/migrate';
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
      return () => fs.rm(folder, { recursive: true });
    });
    const add = (name: string, text: string) => fs.writeFile(path.join(folder, name), text);

    test('a second run does nothing', async () => {
      expect(await migrate(database.kysely, folder)).toEqual([]);
    });

    test('new files run once and in order, also when several processes start together', async () => {
      await add('9001-a.sql', 'create table a (n int); create table b (n int);');
      await add('9002-b.sql', 'alter table a add column m int');
      const ran = await Promise.all([1, 2, 3].map(() => migrate(database.kysely, folder)));
      expect(ran.flat().sort()).toEqual(['9001-a.sql', '9002-b.sql']);
      await sql`drop table a, b`.execute(database.kysely);
      await sql`delete from migration where name like '9%'`.execute(database.kysely);
    });

    test('a failing file leaves nothing behind', async () => {
      await add('9001-half.sql', 'create table half (n int); select * from nowhere;');
      await expect(migrate(database.kysely, folder)).rejects.toThrow();
      const { rows } = await sql`select to_regclass('half') as found`.execute(database.kysely);
      expect(rows).toEqual([{ found: null }]);
      await fs.rm(path.join(folder, '9001-half.sql'));
      expect(await migrate(database.kysely, folder)).toEqual([]);
    });

    test('a file that changed after it ran is rejected', async () => {
      await fs.appendFile(path.join(folder, '0001-base.sql'), '\n-- a word more\n');
      await expect(migrate(database.kysely, folder)).rejects.toThrow('0001-base.sql has changed');
    });

    test('a database newer than the program is rejected', async () => {
      await fs.rm(path.join(folder, '0001-base.sql'));
      await expect(migrate(database.kysely, folder)).rejects.toThrow('newer than the program');
    });
  });
});
