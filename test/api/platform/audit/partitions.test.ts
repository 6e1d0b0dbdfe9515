import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { extendAuditPartitions, recordAudit } from '../../../../server/src/platform/audit';
import { lowestIdAt, newId } from '../../../../server/src/platform/database/ids';
import { migrate } from '../../../../server/src/platform/database/migrations/migrate';
import { migrationsFolder } from '../../../../server/src/platform/database/migrations/migration-files';
import type { OpenDatabase } from '../../../../server/src/platform/database/open-database';
import { addMonths, dropLastPartition, listPartitions, makeEvent } from '../../../support/audit-partitions';
import { emptyDatabases } from '../../../support/empty-databases';

describe.each(emptyDatabases)('partitions of the audit trail (%s)', (kind, open) => {
  describe.skipIf(kind === 'PostgreSQL' && inject('postgresUrl') === null)('after the migration', () => {
    const now = new Date();
    const stored = [1, 2, 3].map((month) => newId(addMonths(now, -month)));
    const role = `reader_${newId().replaceAll('-', '')}`;
    let database: OpenDatabase;
    let folder: string;

    /** As the previous release stores an event; returns the partition that it is in. */
    const insert = async (id: string): Promise<string | undefined> => {
      const { rows } = await sql<{ name: string }>`
        insert into audit_event (id, application_id, actor, act, details, at)
        values (${id}, null, 'system', 'retention.applied', '{}', now())
        returning tableoid::regclass::text as name`.execute(database.kysely);
      return rows[0]?.name;
    };
    const find = async (id: string): Promise<string | undefined> => {
      const { rows } = await sql<{ name: string }>`
        select tableoid::regclass::text as name from audit_event where id = ${id}`.execute(database.kysely);
      return rows[0]?.name;
    };

    beforeAll(async () => {
      database = await open();
      folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tamarack-migrations-'));
      for (const name of await fs.readdir(migrationsFolder))
        if (name < '0099') await fs.copyFile(path.join(migrationsFolder, name), path.join(folder, name));
      await migrate(database.kysely, folder);
      for (const id of stored) expect(await insert(id)).toBe('audit_event');
      await sql`create role ${sql.id(role)}`.execute(database.kysely);
      await sql`grant select, insert on audit_event to ${sql.id(role)}`.execute(database.kysely);
      await sql`grant update (sealed_in) on audit_event to ${sql.id(role)}`.execute(database.kysely);
      const { rows } = await sql<{ file: number }>`
        select pg_relation_filenode('audit_event') as file`.execute(database.kysely);
      await migrate(database.kysely);
      const { rows: moved } = await sql<{ file: number }>`
        select pg_relation_filenode('audit_event_past') as file`.execute(database.kysely);
      expect(moved).toEqual(rows);
    });
    afterAll(async () => {
      await sql`drop owned by ${sql.id(role)}`.execute(database.kysely);
      await sql`drop role ${sql.id(role)}`.execute(database.kysely);
      await database?.close();
      await fs.rm(folder, { recursive: true, force: true });
    });

    test('existing events are the partition of the past, and later ones are stored by their month', async () => {
      for (const id of stored) expect(await find(id)).toBe('audit_event_past');
      const [last = ''] = await listPartitions(database.kysely);
      expect(last).toMatch(/^audit_event_\d{4}_\d\d$/);
      const month = new Date(`${last.slice(-7).replace('_', '-')}-01T00:00:00Z`);
      expect(await insert(newId(now))).toBe('audit_event_past');
      expect(await insert(newId(new Date(month.getTime() - 1)))).toBe('audit_event_past');
      expect(await insert(newId(month))).toBe(last);
      expect(await insert(newId(addMonths(month, 1)))).toBe('audit_event_rest');
    });

    test('an event that refers to no application or seal is refused, in any partition', async () => {
      for (const at of [now, addMonths(now, 3), addMonths(now, 60)])
        await expect(
          recordAudit(database.kysely, { ...makeEvent(at), applicationId: lowestIdAt(at) }),
        ).rejects.toMatchObject({ code: '23503' });
    });

    test('a role keeps its rights on the trail, and may only read its partitions', async () => {
      const { rows } = await sql<{ name: string; rights: string; seals: boolean }>`
        select relname::text as name, has_column_privilege(${role}, oid, 'sealed_in', 'update') as seals,
          array_to_string(array(
            select one from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'trigger']) as one
            where has_table_privilege(${role}, oid, one)), ' ') as rights
        from pg_class where relname ~ '^audit_event(_past|_rest|_\\d{4}_\\d\\d)?$'
        order by relname`.execute(database.kysely);
      const [trail, ...partitions] = rows;
      expect(trail).toEqual({ name: 'audit_event', rights: 'select insert', seals: true });
      expect(partitions).toHaveLength(3);
      for (const one of partitions) expect(one).toMatchObject({ rights: 'select', seals: false });
    });

    test('a month is made when it is missing, unless its events are in the default partition', async () => {
      const last = await dropLastPartition(database.kysely);
      await extendAuditPartitions(database.kysely);
      await extendAuditPartitions(database.kysely);
      expect(await dropLastPartition(database.kysely)).toBe(last);
      const id = newId(new Date(`${last.slice(-7).replace('_', '-')}-02T00:00:00Z`));
      expect(await insert(id)).toBe('audit_event_rest');
      await extendAuditPartitions(database.kysely);
      expect(await find(id)).toBe('audit_event_rest');
      expect(await listPartitions(database.kysely)).toEqual(['audit_event_past', 'audit_event_rest']);
    });
  });
});
