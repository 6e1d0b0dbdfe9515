import { beforeAll, expect, test } from 'vitest';
import { archiveTrail, recordAudit } from '../../../../server/src/platform/audit';
import { createArchiveStore } from '../../../../server/src/platform/files';
import type { Api } from '../../../support/api';
import { addMonths, listPartitions, makeEvent } from '../../../support/audit-partitions';
import { describeEachDatabase } from '../../../support/describe-databases';

describeEachDatabase('the archive of the audit trail', (makeApi) => {
  /** Its trail has one seal over events of three partitions. Tests follow one another. */
  let api: Api;
  let month: string;
  /** Events until now, those of the start included. */
  let past: number;
  beforeAll(async () => {
    api = await makeApi();
    [month = ''] = await listPartitions(api.database);
    const now = api.clock.now();
    for (const at of [addMonths(now, 60), addMonths(now, 3), now, now])
      await recordAudit(api.database, makeEvent(at));
    past = (await countStored()) - 2;
  });

  const run = (apply: boolean) => {
    const { database, keys, adapters, now } = api.services;
    const store = createArchiveStore({ database, keys, store: adapters.files, now });
    const before = addMonths(now(), 5);
    return archiveTrail({ owner: database, store, now }, { before, apply });
  };
  const countStored = async (): Promise<number> =>
    (await api.database.selectFrom('audit_event').select('id').execute()).length;

  test('events without a seal stay', async () => {
    expect(await run(true)).toEqual([
      { name: 'audit_event_past', events: past, archive: null, unsealed: past },
      { name: month, events: 1, archive: null, unsealed: 1 },
    ]);
    await api.services.auditSeals.seal();
  });

  test('nothing changes until it is applied', async () => {
    expect(await run(false)).toMatchObject([
      { events: past, archive: null },
      { events: 1, archive: null },
    ]);
    expect(await countStored()).toBe(past + 2);
    expect(await listPartitions(api.database)).toHaveLength(3);
  });

  test('partitions are dropped once their events can be read from the archive, and the chain goes on', async () => {
    const whole = await api.services.auditSeals.check();
    const done = await run(true);
    expect(done.map(({ name, events }) => [name, events])).toEqual([
      ['audit_event_past', past],
      [month, 1],
    ]);
    expect(await listPartitions(api.database)).toEqual(['audit_event_rest']);
    expect(await countStored()).toBe(1);
    const manifests = await api.database
      .selectFrom('audit_archive')
      .select(['partition', 'event_count', 'first_seal', 'last_seal'])
      .orderBy('event_count')
      .execute();
    expect(manifests).toEqual([
      { partition: month, event_count: 1, first_seal: 1, last_seal: 1 },
      { partition: 'audit_event_past', event_count: past, first_seal: 1, last_seal: 1 },
    ]);
    await api.services.files.sweep();
    expect(whole).toMatchObject({ events: past + 2, problems: [] });
    expect(await api.services.auditSeals.check()).toEqual(whole);
    expect(await run(true)).toEqual([]);
  });

  test('a lost archive is told', async () => {
    const { fileId } = await api.database
      .selectFrom('audit_archive')
      .select('file_id as fileId')
      .where('partition', '=', 'audit_event_past')
      .executeTakeFirstOrThrow();
    await api.services.adapters.files.remove(fileId);
    expect((await api.services.auditSeals.check()).problems).toEqual([
      'The archive of audit_event_past cannot be read, or is not what was written.',
      `Seal 1 covers ${past + 2} events; 2 are there.`,
    ]);
  });
});
