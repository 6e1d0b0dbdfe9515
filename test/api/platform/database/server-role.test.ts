import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findRoleWarning } from '../../../../server/app/open/open-schema';
import { extendAuditPartitions } from '../../../../server/src/platform/audit';
import { migrate } from '../../../../server/src/platform/database/migrations/migrate';
import {
  type OpenDatabase,
  openServerDatabase,
} from '../../../../server/src/platform/database/open-database';
import { grantRole } from '../../../../server/src/platform/database/roles/grant-role';
import { inspectRole } from '../../../../server/src/platform/database/roles/inspect-role';
import { createBossJobs } from '../../../../server/src/platform/jobs/boss-jobs';
import { endPlainPeriods } from '../../../../server/src/platform/keys/plain-period';
import { type Api, openApi } from '../../../support/api';
import { dropLastPartition, listPartitions } from '../../../support/audit-partitions';
import { createDatabase } from '../../../support/create-database';
import { createServerRole } from '../../../support/server-role';
import { makeApplicantWithOption, readAgreement, sign } from '../../../support/signing';

const url = inject('postgresUrl');

/** A column that the role may not change, where the table has no id or its id is another matter. */
const columns: Readonly<Record<string, string>> = {
  audit_archive: 'partition',
  audit_event: 'act',
  audit_seal: 'number',
  decision_evidence: 'decision_id',
};

describe.skipIf(url === null)('a role of the server that owns nothing (PostgreSQL)', () => {
  let ownerUrl: string;
  let owner: OpenDatabase;
  let own: OpenDatabase;
  const opened: OpenDatabase[] = [];
  const open = async (at: string, max?: number): Promise<OpenDatabase> => {
    const database = await openServerDatabase(at, max);
    opened.push(database);
    return database;
  };
  const grant = (): Promise<void> => grantRole(owner.kysely, own.kysely);

  let api: Api;
  beforeAll(async () => {
    ownerUrl = await createDatabase(url ?? '', 'template_api');
    owner = await open(ownerUrl, 2);
    own = await open(await createServerRole(ownerUrl), 5);
    // the queues of the services
    await (await openApi(owner.kysely)).close();
    await grant();
    api = await openApi(own.kysely);
  });
  afterAll(async () => {
    await api?.close();
    for (const { close } of opened) await close();
  });

  test('serves a purchase from the first screen to the signature, and seals the trail', async () => {
    expect(await migrate(own.kysely)).toEqual({ ran: [], newer: [] });
    const person = await makeApplicantWithOption(api);
    expect((await sign(person, await readAgreement(person))).status).toBe(200);
    expect((await person.view()).facts).toMatchObject({ agreement: 'signed', purchase: 'completed' });
    await api.services.auditSeals.seal();
    expect(await api.services.auditSeals.check()).toMatchObject({ problems: [] });
    expect(await inspectRole(own.kysely)).toMatchObject({
      changeable: [],
      closed: [],
      mayCreateTables: false,
    });
    expect(await endPlainPeriods(own.kysely)).toBe(true);
    await sql`select seal_evidence('agreement', 'content', ${randomUUID()}::uuid, null, 'x'),
      seal_evidence('agreement', 'content', ${randomUUID()}::uuid, null, 'x', 'y')`.execute(own.kysely);
    expect(await findRoleWarning(own.kysely)).toBeNull();
    expect(await findRoleWarning(owner.kysely)).toContain('“postgres” could change the records of 17');
  });

  test('may not change a record, nor disable what refuses it', async () => {
    const { changeable } = await inspectRole(owner.kysely);
    expect(changeable).toHaveLength(17);
    for (const name of changeable) {
      const table = sql.table(name);
      const column = sql.id(columns[name] ?? 'id');
      const changes = [
        sql`truncate ${table} cascade`,
        sql`delete from ${table}`,
        sql`alter table ${table} disable trigger all`,
        sql`drop trigger ${sql.id(`${name}_append_only`)} on ${table}`,
        sql`drop table ${table} cascade`,
        ...(name === 'agreement_delivery' ? [] : [sql`update ${table} set ${column} = ${column}`]),
      ];
      for (const change of changes)
        await expect(change.execute(own.kysely)).rejects.toMatchObject({ code: '42501' });
    }
    for (const change of [
      sql`set session_replication_role = 'replica'`,
      sql`update migration set sha256 = ''`,
      sql`insert into audit_archive default values`,
      sql`create table more (id int)`,
    ])
      await expect(change.execute(own.kysely)).rejects.toMatchObject({ code: '42501' });
  });

  test('empties what says who signed, by the function for it, and cannot by a statement', async () => {
    const { applicationId } = await makeApplicantWithOption(api);
    for (const change of [
      sql`update decision set features = '{}' where application_id = ${applicationId}`,
      sql`update decision_evidence set evidence_cipher = null`,
    ])
      await expect(change.execute(own.kysely)).rejects.toMatchObject({ code: '42501' });
    const redact = sql`select redact_decisions(array[${applicationId}]::uuid[], true),
      redact_agreements(array[${applicationId}]::uuid[])`;
    await redact.execute(own.kysely);
    expect(await inspectRole(own.kysely)).toMatchObject({ changeable: [] });
  });

  test('alone may call these functions: a role that reads may not', async () => {
    const reader = await open(await createServerRole(ownerUrl), 1);
    const { name } = await inspectRole(reader.kysely);
    await sql`grant select on all tables in schema public to ${sql.id(name)}`.execute(owner.kysely);
    await sql`select id from decision`.execute(reader.kysely);
    const calls = [
      sql`select redact_agreements('{}'::uuid[])`,
      sql`select extend_audit_partitions()`,
      sql`select redact_decisions('{}'::uuid[], true)`,
      sql`select reencrypt_decision(${randomUUID()}, ''::bytea, ''::bytea)`,
      sql`select reencrypt_decision_evidence(${randomUUID()}, ''::bytea, ''::bytea)`,
    ];
    for (const call of calls) {
      await expect(call.execute(reader.kysely)).rejects.toMatchObject({ code: '42501' });
      await call.execute(own.kysely);
    }
  });

  test('gets its rights on new tables, and loses what it should not have', async () => {
    await sql`create table later (id int); create table later_record (id int);
      create trigger later_append_only before update or delete on later_record
        for each row execute function refuse_change()`.execute(owner.kysely);
    const { name } = await inspectRole(own.kysely);
    await sql`grant all on refund to ${sql.id(name)}`.execute(owner.kysely);
    expect(await inspectRole(own.kysely)).toMatchObject({
      changeable: ['refund'],
      closed: ['later', 'later_record'],
    });
    await grant();
    await grant();
    expect(await inspectRole(own.kysely)).toMatchObject({ changeable: [], closed: [] });
    await sql`insert into later values (1)`.execute(own.kysely);
    await sql`update later set id = 2`.execute(own.kysely);
    await sql`insert into later_record values (1)`.execute(own.kysely);
    await expect(sql`update later_record set id = 2`.execute(own.kysely)).rejects.toMatchObject({
      code: '42501',
    });
  });

  test('makes partitions of the trail, and may only read them', async () => {
    const last = await dropLastPartition(owner.kysely);
    await extendAuditPartitions(own.kysely);
    const names = await listPartitions(owner.kysely);
    expect(names).toContain(last);
    for (const name of names) {
      const table = sql.table(name);
      await sql`select from ${table}`.execute(own.kysely);
      for (const change of [
        sql`insert into ${table} default values`,
        sql`update ${table} set sealed_in = sealed_in`,
        sql`delete from ${table}`,
        sql`truncate ${table}`,
        sql`drop table ${table}`,
        sql`alter table audit_event detach partition ${table}`,
      ])
        await expect(change.execute(own.kysely)).rejects.toMatchObject({ code: '42501' });
    }
    expect(await inspectRole(own.kysely)).toMatchObject({ changeable: [], closed: [] });
  });

  test('is told what to run where the database is not set up', async () => {
    const emptyUrl = await createDatabase(url ?? '', 'template0');
    const empty = await open(await createServerRole(emptyUrl), 1);
    await expect(migrate(empty.kysely)).rejects.toThrow(
      'The role of DATABASE_URL may not migrate the database: run the server once with --role migrate',
    );
    const jobs = createBossJobs(own.kysely, () => undefined);
    jobs.work('not.there.yet', async () => undefined);
    await expect(jobs.start()).rejects.toThrow('may not create job queues: run the server once');
  });
});
