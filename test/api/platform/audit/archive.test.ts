import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import {
  archiveTrail,
  createAuditSeals,
  listArchivedEvents,
  listArchivedPeriods,
  recordAudit,
} from '../../../../server/src/platform/audit';
import { newId } from '../../../../server/src/platform/database/ids';
import { createArchiveStore } from '../../../../server/src/platform/files';
import type { Api } from '../../../support/api';
import { addMonths, listPartitions, makeEvent } from '../../../support/audit-partitions';
import { describeEachDatabase } from '../../../support/describe-databases';
import { createRealTimeClock } from '../../../support/fake-clock';
import { getApplicationId } from '../../../support/returning-customers';
import { tamper } from '../../../support/tamper';

describeEachDatabase('the archive of the audit trail', (makeApi) => {
  /** Its trail has a seal over events of three partitions, then one over events of one. Tests follow one another. */
  let api: Api;
  let month: string;
  /** When the events of the first seal were written; the clock of the tests may reach the next month. */
  let begun: Date;
  /** Events until now, those of the start included. */
  let past: number;
  let applicationId: string;
  beforeAll(async () => {
    // partitions are made by the database's own clock
    api = await makeApi({ clock: createRealTimeClock() });
    applicationId = await getApplicationId(api, await api.session());
    [month = ''] = await listPartitions(api.database);
    begun = api.clock.now();
    for (const at of [addMonths(begun, 60), addMonths(begun, 3), begun])
      await recordAudit(api.database, makeEvent(at));
    await recordAudit(api.database, { ...makeEvent(begun), applicationId });
    past = (await countStored()) - 2;
  });

  const openStore = () => {
    const { database, keys, adapters, now } = api.services;
    return createArchiveStore({ database, keys, store: adapters.files, now });
  };
  const run = (apply: boolean, { months = 5, store = openStore() } = {}) => {
    const { database: owner, now } = api.services;
    return archiveTrail({ owner, store, now }, { before: addMonths(begun, months), apply });
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

  test('an archive that ended half-way changes nothing, and its file is removed', async () => {
    const { adapters, files } = api.services;
    const store = { ...openStore(), open: () => Promise.reject(new Error('the process ended')) };
    await expect(run(true, { store })).rejects.toThrow('the process ended');
    expect(await countStored()).toBe(past + 2);
    const written = api.database.selectFrom('stored_file').select('id');
    const { id } = await written.executeTakeFirstOrThrow();
    (await adapters.files.get(id)).destroy();
    api.clock.advance({ hours: 2 });
    await files.sweep();
    expect(await written.execute()).toEqual([]);
    await expect(adapters.files.get(id)).rejects.toThrow();
  });

  test('an archive that reads otherwise than it was written changes nothing', async () => {
    const forge = async (id: string): Promise<Readable> => {
      const text = gunzipSync(await buffer(await openStore().open(id)));
      return Readable.from([gzipSync(text.toString().replace('"system"', '"nobody"'))]);
    };
    await expect(run(true, { store: { ...openStore(), open: forge } })).rejects.toThrow(
      'The archive of audit_event_past is not what was written; nothing was dropped.',
    );
    expect(await countStored()).toBe(past + 2);
  });

  test('a partition stays that got an event while its archive was written', async () => {
    const store = openStore();
    const open = async (id: string): Promise<Readable> => {
      await recordAudit(api.database, makeEvent(api.clock.now()));
      return store.open(id);
    };
    await expect(run(true, { store: { ...store, open } })).rejects.toThrow(
      'Events were added to audit_event_past meanwhile: nothing was dropped. Try again.',
    );
    expect(await countStored()).toBe(past + 3);
    await tamper(api, (trx) => trx.deleteFrom('audit_event').where('sealed_in', 'is', null).execute());
    api.clock.advance({ hours: 2 });
    await api.services.files.sweep();
  });

  test('partitions are dropped once their events can be read from the archive, and the chain goes on', async () => {
    await recordAudit(api.database, makeEvent(addMonths(begun, 3)));
    await api.services.auditSeals.seal();
    const whole = await api.services.auditSeals.check();
    expect(whole).toMatchObject({ seals: 2, events: past + 3, problems: [] });
    const list = async (done: ReturnType<typeof run>) =>
      (await done).map(({ name, events }) => [name, events]);
    expect(await list(run(true, { months: 3 }))).toEqual([['audit_event_past', past]]);

    const meanwhile: ReturnType<typeof run>[] = [];
    const archives = {
      open: async (id: string) => {
        if (meanwhile.length === 0) meanwhile.push(run(true));
        await meanwhile[0];
        return openStore().open(id);
      },
    };
    // the second look at the whole trail compares with what was noted as the first one did
    const noted = { number: 2, code: 'f'.repeat(32) };
    expect(await createAuditSeals({ ...api.services, archives }).check(noted)).toEqual({
      ...whole,
      problems: ['Seal 2 is not the one that was noted.'],
    });
    expect(await Promise.all(meanwhile.map(list))).toEqual([[[month, 2]]]);

    expect(await listPartitions(api.database)).toEqual(['audit_event_rest']);
    expect(await countStored()).toBe(1);
    const manifests = await api.database
      .selectFrom('audit_archive')
      .select(['partition', 'event_count', 'first_seal', 'last_seal'])
      .orderBy('first_id')
      .execute();
    expect(manifests).toEqual([
      { partition: 'audit_event_past', event_count: past, first_seal: 1, last_seal: 1 },
      { partition: month, event_count: 2, first_seal: 1, last_seal: 2 },
    ]);
    // a file that is not retained is swept after an hour
    api.clock.advance({ hours: 2 });
    await api.services.files.sweep();
    expect(await api.services.auditSeals.check()).toEqual(whole);
    expect(await run(true)).toEqual([]);
  });

  test('archived events of an application are found, and an export says that there can be some', async () => {
    const { database } = api.services;
    const archived = await listArchivedEvents(database, openStore(), applicationId);
    expect(archived.map(({ act }) => act)).toContain('retention.applied');
    for (const event of archived) expect(event).toMatchObject({ application_id: applicationId, seal: 1 });
    const late = newId(addMonths(begun, 6));
    expect(await listArchivedEvents(database, openStore(), late)).toEqual([]);
    expect(await listArchivedPeriods(database, [late])).toEqual([]);
    const periods = await listArchivedPeriods(database, [late, applicationId]);
    expect(periods).toHaveLength(2);
    expect(periods.map(({ until }) => until)).toContainEqual(addMonths(begun, 3));
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
