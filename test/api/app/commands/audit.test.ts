import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { runWithDatabase } from '../../../../server/app/commands/audit/command';
import { openKeys } from '../../../../server/app/open/open-keys';
import { recordAudit } from '../../../../server/src/platform/audit';
import { newId } from '../../../../server/src/platform/database/ids';
import {
  type OpenDatabase,
  openServerDatabase,
} from '../../../../server/src/platform/database/open-database';
import { type Api, openApi } from '../../../support/api';
import { addMonths, listPartitions, makeEvent } from '../../../support/audit-partitions';
import { createDatabase } from '../../../support/create-database';
import { getApplicationId } from '../../../support/returning-customers';
import { tamper } from '../../../support/tamper';

const postgresUrl = inject('postgresUrl');

// an embedded database would have to be closed for each command
describe.skipIf(postgresUrl === null)('the command “audit” (PostgreSQL)', () => {
  const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-audit-'));
  let database: OpenDatabase;
  let api: Api;
  let databaseUrl: string;
  let applicationId: string;
  /** Of the first partition that has a month of its own. */
  let month: Date;
  beforeAll(async () => {
    databaseUrl = await createDatabase(postgresUrl ?? '', 'template_api');
    database = await openServerDatabase(databaseUrl, 5);
    const keys = await openKeys({ keyRing: null, kms: null, dataFolder }, database.kysely);
    api = await openApi(database.kysely, { keys });
    applicationId = await getApplicationId(api, await api.session());
    await recordAudit(api.database, { ...makeEvent(api.clock.now()), applicationId });
    const [name = ''] = await listPartitions(database.kysely);
    month = new Date(`${name.slice(-7).replace('_', '-')}-01T00:00:00Z`);
  });
  afterAll(async () => {
    await api?.close();
    await database?.close();
    fs.rmSync(dataFolder, { recursive: true });
  });

  const config = () => ({
    databaseUrl,
    databaseOwnerUrl: null,
    dataFolder,
    files: { s3: null, clamd: null },
    keyRing: null,
    kms: null,
  });
  const run = (args: readonly string[], now?: () => Date) => runWithDatabase(args, config(), now);
  const countEvents = async (): Promise<number> =>
    (await api.database.selectFrom('audit_event').select('id').execute()).length;

  test('explains its uses in place of guessing what was meant', async () => {
    const [id, code] = [newId(), '0123456789abcdef'.repeat(2)];
    for (const args of [
      [],
      ['chek'],
      ['check', `1:${code}`, 'more'],
      ['check', `1:${code}0`],
      ['check', `1:${code.slice(1)}`],
      ['check', `1:${code.toUpperCase()}`],
      ['check', `one:${code}`],
      ['check', `a1:${code}`],
      ['list'],
      ['list', 'nobody'],
      ['list', id, 'more'],
      ['archive'],
      ['archive', '11'],
      ['archive', '1000'],
      ['archive', '12.5'],
      ['archive', '12', '--aply'],
      ['archive', '12', '--apply', 'more'],
    ])
      await expect(run(args), args.join(' ')).rejects.toThrow('Usage:');
  });

  test('does not archive events without a seal, and ends with a failure', async () => {
    const before = await countEvents();
    const later = () => addMonths(month, 24);
    for (const args of [
      ['archive', '12'],
      ['archive', '12', '--apply'],
    ]) {
      const { text, ok } = await run(args, later);
      expect(text).toMatch(
        new RegExp(`^audit_event_past is kept: ${before} of its ${before} events have no seal yet\\.`),
      );
      expect(ok).toBe(false);
    }
    expect(await countEvents()).toBe(before);
  });

  test('says whether the trail is whole, and the last seal to note', async () => {
    await api.services.auditSeals.seal();
    const whole = await run(['check']);
    expect(whole).toEqual({
      text: expect.stringMatching(/^\d+ events under 1 seals\. The last one is 1:[0-9a-f]{32}$/),
      ok: true,
    });
    const noted = whole.text.split(' ').at(-1) ?? '';
    expect((await run(['check', noted])).ok).toBe(true);
    const other = `1:${'0'.repeat(32)}`;
    expect(await run(['check', other])).toEqual({
      text: `Seal 1 is not the one that was noted.\n${whole.text}`,
      ok: false,
    });
    await recordAudit(api.database, makeEvent(api.clock.now()));
    const inTwoHours = () => new Date(api.clock.now().getTime() + 2 * 3_600_000);
    expect((await run(['check'])).ok).toBe(true);
    expect(await run(['check'], inTwoHours)).toMatchObject({
      text: expect.stringContaining('1 events have had no seal for over an hour.'),
      ok: false,
    });
    await api.services.auditSeals.seal();
  });

  test('tells a change, and ends with a failure', async () => {
    const set = (actor: string) =>
      tamper(api, (trx) => sql`update audit_event set actor = ${actor} where sealed_in = 2`.execute(trx));
    await set('somebody');
    expect(await run(['check'])).toMatchObject({
      text: expect.stringMatching(/^Seal 2 does not match its events, or the seal before it\.\n/),
      ok: false,
    });
    await set('system');
    expect((await run(['check'])).ok).toBe(true);
  });

  test('archives a partition from the month on in which it ended so long ago, and lists what is in it', async () => {
    // `addMonths` is the middle of a month, whose first day counts
    const tooEarly = await run(['archive', '12'], () => addMonths(month, 11));
    expect(tooEarly).toEqual({
      text: `No partition ended before ${addMonths(month, -1).toISOString().slice(0, 8)}01.`,
      ok: true,
    });
    const due = () => addMonths(month, 12);
    const events = await countEvents();
    const dry = `audit_event_past: ${events} events.\nNothing was changed: add --apply.`;
    expect(await run(['archive', '12'], due)).toEqual({ text: dry, ok: true });
    const listed = await run(['list', applicationId]);
    expect(listed.text).toMatch(/^\d{4}-\S+Z \S+ \S+ \{/);
    expect((await run(['list', newId()])).text).toBe('No events.');

    expect(await run(['archive', '12', '--apply'], due)).toMatchObject({
      text: expect.stringMatching(
        /^audit_event_past: \d+ events moved to \S+, seals 1 to 2, .* SHA-256 [0-9a-f]{64}\.$/,
      ),
      ok: true,
    });
    expect(await countEvents()).toBe(0);
    expect(await run(['list', applicationId])).toEqual(listed);
    await recordAudit(api.database, { ...makeEvent(month), applicationId });
    const { text } = await run(['list', applicationId]);
    expect(text.startsWith(`${listed.text}\n`)).toBe(true);
    expect(text.split('\n').at(-1)).toBe(`${month.toISOString()} system retention.applied {}`);
  });
});
