import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { migrate } from '../../../../server/src/platform/database/migrations/migrate';
import { migrationsFolder } from '../../../../server/src/platform/database/migrations/migration-files';
import type { OpenDatabase } from '../../../../server/src/platform/database/open-database';
import { openPostgres } from '../../../support/describe-databases';

/** The embedded database has one session: nothing waits for a lock there. */
describe.skipIf(inject('postgresUrl') === null)(
  'a migration while the previous release serves (PostgreSQL)',
  () => {
    let database: OpenDatabase;
    let folder: string;
    beforeAll(async () => {
      database = await openPostgres();
    });
    afterAll(() => database?.close());
    beforeEach(async () => {
      folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tamarack-migrations-'));
      await fs.cp(migrationsFolder, folder, { recursive: true });
      await sql`create table often (n int); create table seldom (n int)`.execute(database.kysely);
      return async () => {
        await sql`drop table often, seldom; delete from migration where name like '9%'`.execute(
          database.kysely,
        );
        await fs.rm(folder, { recursive: true });
      };
    });

    const add = (text: string) => fs.writeFile(path.join(folder, '9001-change.sql'), text);
    const listAwaited = async () => {
      const { rows } = await sql<{ name: string }>`
      select relation::regclass::text as name from pg_locks where not granted and relation is not null
        and database = (select oid from pg_database where datname = current_database())
    `.execute(database.kysely);
      return rows.map(({ name }) => name);
    };

    test('waits for a backup, says so, and makes no request wait for it', async () => {
      await add('alter table often add column m int;');
      const waiting: string[] = [];
      const { migrating } = await database.kysely.transaction().execute(async (backup) => {
        await sql`lock table often in access share mode`.execute(backup);
        const begun = migrate(database.kysely, folder, (name) => waiting.push(name));
        await expect.poll(listAwaited).toEqual(['often']);
        await sql`insert into often values (1)`.execute(database.kysely);
        await expect.poll(() => waiting).toEqual(['9001-change.sql']);
        return { migrating: begun };
      });
      expect((await migrating).ran).toEqual(['9001-change.sql']);
      expect(waiting).toHaveLength(1);
    });

    test('gives way to a transaction that locks its tables in another order', async () => {
      await add('alter table often add column m int; alter table seldom add column m int;');
      const { migrating } = await database.kysely.transaction().execute(async (request) => {
        await sql`insert into seldom values (1)`.execute(request);
        const begun = migrate(database.kysely, folder);
        await expect.poll(listAwaited).toEqual(['seldom']);
        await sql`insert into often values (1)`.execute(request);
        return { migrating: begun };
      });
      expect((await migrating).ran).toEqual(['9001-change.sql']);
    });
  },
);
