import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { runWithDatabase as runAudit } from '../../../../server/app/commands/audit/command';
import { runCommand } from '../../../../server/app/commands/backup/command';
import { openKeys } from '../../../../server/app/open/open-keys';
import { openServerDatabase } from '../../../../server/src/platform/database/open-database';
import { grantRole } from '../../../../server/src/platform/database/roles/grant-role';
import { inspectRole } from '../../../../server/src/platform/database/roles/inspect-role';
import { openApi } from '../../../support/api';
import { addMonths } from '../../../support/audit-partitions';
import { createDatabase } from '../../../support/create-database';
import { createServerRole } from '../../../support/server-role';
import { makeApplicantWithOption, readAgreement, sign } from '../../../support/signing';

describe.skipIf(inject('postgresUrl') === null)('a backup', () => {
  const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-backup-'));
  const file = path.join(dataFolder, 'today.dump');
  afterAll(() => fs.rmSync(dataFolder, { recursive: true }));

  const postgresUrl = inject('postgresUrl') ?? '';
  const files = { s3: null, clamd: null };
  /** As the server's own role, which owns nothing. */
  const run = async (verb: string, databaseOwnerUrl: string) => {
    const databaseUrl = await createServerRole(databaseOwnerUrl);
    const owner = await openServerDatabase(databaseOwnerUrl, 1);
    const server = await openServerDatabase(databaseUrl, 1);
    if (verb === 'take') await grantRole(owner.kysely, server.kysely);
    const config = {
      databaseUrl,
      databaseOwnerUrl,
      dataFolder,
      files,
      keyRing: null,
      kms: null,
      env: process.env,
    };
    try {
      const result = await runCommand([verb, file], config);
      expect(await inspectRole(server.kysely)).toMatchObject({ changeable: [], closed: [] });
      return result;
    } finally {
      await owner.close();
      await server.close();
    }
  };

  /** Archives the months so far, as in two years. */
  const archivePast = async (databaseOwnerUrl: string, applicationId: string): Promise<void> => {
    const databaseUrl = await createServerRole(databaseOwnerUrl);
    const owner = await openServerDatabase(databaseOwnerUrl, 1);
    const server = await openServerDatabase(databaseUrl, 1);
    await grantRole(owner.kysely, server.kysely);
    await owner.close();
    await server.close();
    const config = { databaseUrl, databaseOwnerUrl, dataFolder, files, keyRing: null, kms: null };
    const inTwoYears = () => addMonths(new Date(), 24);
    const archive = ['archive', '12', '--apply'];
    await expect(runAudit(archive, { ...config, databaseOwnerUrl: null }, inTwoYears)).rejects.toThrow(
      'Only the role that owns the tables can archive the trail',
    );
    expect((await runAudit(['archive', '12'], config, inTwoYears)).text).toMatch(
      /^audit_event_past: \d+ events\.\nNothing was changed: add --apply\.$/,
    );
    expect((await runAudit(archive, config, inTwoYears)).text).toMatch(
      /^audit_event_past: \d+ events moved to \S+, seals 1 to 1, ids \S+ to \S+, SHA-256 [0-9a-f]{64}\.$/,
    );
    const listed = await runAudit(['list', applicationId], config);
    expect(listed.text.split('\n')).toContainEqual(
      expect.stringMatching(/^\d{4}-\S+Z applicant agreement\.signed \{/),
    );
    expect((await runAudit(['check'], config)).text).toMatch(
      /^\d+ events under 1 seals\. The last one is 1:/,
    );
  };

  beforeAll(async () => {
    const databaseUrl = await createDatabase(postgresUrl, 'template_api');
    const { kysely, close } = await openServerDatabase(databaseUrl, 5);
    const keys = await openKeys({ keyRing: null, kms: null, dataFolder }, kysely);
    const api = await openApi(kysely, { keys });
    const person = await makeApplicantWithOption(api);
    await sign(person, await readAgreement(person));
    await api.close();
    await api.services.auditSeals.seal();
    await archivePast(databaseUrl, person.applicationId);
    expect((await run('take', databaseUrl)).text).toMatch(/^\d+ rows of \d+ tables\./);
    await close();
  });

  test('is restored into an empty database, with every row and the whole trail', async () => {
    const target = await createDatabase(postgresUrl, 'template0');
    expect(await run('restore', target)).toEqual({
      text: 'Restored: every table has the rows of the backup, and the audit trail is whole.',
      ok: true,
    });
    const { kysely, close } = await openServerDatabase(target, 1);
    const { rows } = await sql<{ names: string[] }>`
      select array_agg(signer_name) as names from agreement_signature`.execute(kysely);
    expect(rows[0]?.names).toHaveLength(1);
    // what changes records is for the server's role only
    const open = await sql`
      select proname from pg_proc
      where prosecdef and pronamespace = 'public'::regnamespace and has_function_privilege('public', oid, 'execute')
    `.execute(kysely);
    expect(open.rows).toEqual([]);
    await close();
    await expect(run('restore', target)).rejects.toThrow('is not empty');

    const config = {
      databaseUrl: target,
      databaseOwnerUrl: null,
      dataFolder,
      files,
      keyRing: null,
      kms: null,
    };
    const { text, ok } = await runAudit(['check'], config);
    expect({ text, ok }).toEqual({
      text: expect.stringMatching(/^\d+ events under \d+ seals\. The last one is \d+:[0-9a-f]{32}$/),
      ok: true,
    });
    const noted = text.split(' ').at(-1) ?? '';
    expect((await runAudit(['check', noted], config)).ok).toBe(true);
    const next = Number.parseInt(noted, 10) + 1;
    const cut = await runAudit(['check', `${next}:${'0'.repeat(32)}`], config);
    expect(cut).toMatchObject({ ok: false, text: expect.stringContaining(`Seal ${next} was noted`) });
    await expect(runAudit(['check', 'nonsense'], config)).rejects.toThrow('npm run audit -- check');
  });

  test('is taken before the upgrade, of a database without the newest migrations', async () => {
    const databaseUrl = await createDatabase(postgresUrl, 'template_api');
    const { kysely, close } = await openServerDatabase(databaseUrl, 1);
    await sql`drop table plain_period, audit_archive cascade`.execute(kysely);
    await sql`
      drop function end_plain_periods(), seal_evidence(text, text, uuid, bytea, bytea, bytea), extend_audit_partitions()
    `.execute(kysely);
    await close();
    const folder = path.join(dataFolder, 'before');
    const before = `${folder}.dump`;
    const config = {
      databaseUrl,
      databaseOwnerUrl: null,
      dataFolder: folder,
      files,
      keyRing: null,
      kms: null,
    };
    expect(await runCommand(['take', before], { ...config, env: process.env })).toMatchObject({ ok: true });
    const databaseOwnerUrl = await createDatabase(postgresUrl, 'template0');
    const target = { databaseOwnerUrl, databaseUrl: await createServerRole(databaseOwnerUrl) };
    expect(await runCommand(['restore', before], { ...config, ...target, env: process.env })).toMatchObject({
      ok: true,
    });
  });

  test('a backup that lost rows, or the end of its trail, is not whole', async () => {
    const summary = JSON.parse(fs.readFileSync(`${file}.json`, 'utf8'));
    summary.rows['public.agreement_signature'] = 2;
    summary.seal.number += 1;
    fs.writeFileSync(`${file}.json`, JSON.stringify(summary));
    const { text, ok } = await run('restore', await createDatabase(postgresUrl, 'template0'));
    expect(ok).toBe(false);
    expect(text).toContain('public.agreement_signature has 1 rows; the backup has 2.');
    expect(text).toMatch(/Seal \d+ was noted, and the trail ends at \d+\./);
  });
});
