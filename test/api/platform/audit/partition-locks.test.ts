import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { extendAuditPartitions } from '../../../../server/src/platform/audit';
import {
  type OpenDatabase,
  openServerDatabase,
} from '../../../../server/src/platform/database/open-database';
import { dropLastPartition, listPartitions } from '../../../support/audit-partitions';
import { createDatabase } from '../../../support/create-database';

const url = inject('postgresUrl');

// the embedded database has one session
describe.skipIf(url === null)('locks of the partitions of the audit trail (PostgreSQL)', () => {
  let database: OpenDatabase;
  let missing: string;
  beforeAll(async () => {
    database = await openServerDatabase(await createDatabase(url ?? '', 'template_api'), 3);
    missing = await dropLastPartition(database.kysely);
  });
  afterAll(() => database?.close());

  /** Locks that somebody has or waits for, and that nobody else could have at the same time. */
  const listLocks = async () => {
    const { rows } = await sql`
      select relation::regclass::text as name, granted from pg_locks
      where mode = 'AccessExclusiveLock' and database = (select oid from pg_database where datname = current_database())
    `.execute(database.kysely);
    return rows;
  };

  test('a month waits for a backup where nobody else has to', async () => {
    const extended = await database.kysely.transaction().execute(async (backup) => {
      await sql`lock table audit_event, audit_seal, application in access share mode`.execute(backup);
      const extension = extendAuditPartitions(database.kysely);
      await expect.poll(listLocks).toEqual([{ name: 'audit_event_rest', granted: false }]);
      return { extension };
    });
    await extended.extension;
    expect(await listPartitions(database.kysely)).toContain(missing);
  });

  test('a month does not wait for users of another one', async () => {
    await dropLastPartition(database.kysely);
    await database.kysely.transaction().execute(async (vacuum) => {
      await sql`lock table audit_event_past in share update exclusive mode`.execute(vacuum);
      await extendAuditPartitions(database.kysely);
    });
    expect(await listPartitions(database.kysely)).toContain(missing);
  });
});
