import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { recordAudit } from '../../../../server/src/platform/audit';
import { countSealedAfter, listSealedEvents } from '../../../../server/src/platform/audit/seal-repository';
import { createLocalKeys } from '../../../../server/src/platform/keys/local-keys';
import type { Api } from '../../../support/api';
import { addMonths, listPartitions, makeEvent } from '../../../support/audit-partitions';
import { describeEachDatabase, describeOneDatabase } from '../../../support/describe-databases';
import { listScans } from '../../../support/explain';
import { tamper } from '../../../support/tamper';

describeEachDatabase('seals of the audit trail', (makeApi) => {
  /** An API whose trail has three seals. The block's database is shared: tests follow one another. */
  let api: Api;
  const listIds = async (seal: number): Promise<readonly string[]> =>
    (
      await api.database
        .selectFrom('audit_event')
        .select('id')
        .where('sealed_in', '=', seal)
        .orderBy('id')
        .execute()
    ).map(({ id }) => id);
  const check = async (noted?: { number: number; code: string }) =>
    (await api.services.auditSeals.check(noted)).problems;

  test('every event is sealed once, in a chain that checks', async () => {
    api = await makeApi();
    const { auditSeals } = api.services;
    for (let seals = 0; seals < 3; seals += 1) {
      await api.session();
      await auditSeals.seal();
    }
    await auditSeals.seal();
    const { count } = await api.database
      .selectFrom('audit_event')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const head = await auditSeals.getHead();
    expect(await auditSeals.check(head ?? undefined)).toEqual({
      seals: 3,
      events: Number(count),
      head,
      problems: [],
    });
    expect(head).toEqual({ number: 3, code: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  test('events that two processes seal at once are sealed once', async () => {
    const { auditSeals } = api.services;
    await api.session();
    await Promise.allSettled([auditSeals.seal(), auditSeals.seal()]);
    expect(await check()).toEqual([]);
  });

  test('an event whose seal is there is not taken for one whose seal is missing', async () => {
    // a seal that was made while the chain was read is after the last one that was read
    expect(await countSealedAfter(api.services.database, 0)).toBe(0);
  });

  test('an event without a seal is told after an hour', async () => {
    await api.session();
    api.clock.advance({ minutes: 59 });
    expect(await check()).toEqual([]);
    api.clock.advance({ minutes: 2 });
    expect(await check()).toEqual([
      expect.stringMatching(/^\d+ events have had no seal for over an hour\.$/),
    ]);
    await api.services.auditSeals.seal();
    expect(await check()).toEqual([]);
  });

  test('the events of a seal, and those without one, are found by an index of each partition', async () => {
    // a plan for a table without pages says nothing
    for (const months of [0, 3, 60])
      await recordAudit(api.database, makeEvent(addMonths(api.clock.now(), months)));
    await api.services.auditSeals.seal();
    const partitions = await listPartitions(api.database);
    for (const [seal, condition] of [
      [null, /^\(sealed_in IS NULL\)$/],
      [3, /^\(sealed_in = /],
    ] as const) {
      const scans = await listScans(api.services.database, (trx) => listSealedEvents(trx, seal, 1000));
      expect(scans.map(({ table }) => table).sort()).toEqual(partitions);
      for (const scan of scans) expect(scan.condition).toMatch(condition);
    }
  });

  test('a changed event breaks its seal', async () => {
    const [id = ''] = await listIds(1);
    const event = api.database.selectFrom('audit_event').select('act').where('id', '=', id);
    const { act: original } = await event.executeTakeFirstOrThrow();
    const set = (act: string) =>
      tamper(api, (trx) => trx.updateTable('audit_event').set({ act }).where('id', '=', id).execute());
    await set('review.seen');
    expect(await check()).toEqual(['Seal 1 does not match its events, or the seal before it.']);
    await set(original);
    expect(await check()).toEqual([]);
  });

  test('an event that was removed, or inserted under a seal, is told', async () => {
    const [id = ''] = await listIds(2);
    const count = (await listIds(2)).length;
    await tamper(api, (trx) => trx.deleteFrom('audit_event').where('id', '=', id).execute());
    expect(await check()).toEqual([`Seal 2 covers ${count} events; ${count - 1} are there.`]);
  });

  test('the end of the trail cannot be cut off, once its head was noted', async () => {
    const noted = (await api.services.auditSeals.getHead()) ?? undefined;
    const last = noted?.number ?? 0;
    await tamper(api, async (trx) => {
      await trx.deleteFrom('audit_event').where('sealed_in', '=', last).execute();
      await trx.deleteFrom('audit_seal').where('number', '=', last).execute();
    });
    expect(await check()).toHaveLength(1);
    expect(await check(noted)).toContain(`Seal ${last} was noted, and the trail ends at ${last - 1}.`);
  });
});

/** Ring, rows and codes as they are stored: what was sealed has to check in every later release. */
const stored = {
  ring: {
    keys: [{ id: 1, secret: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=' }],
    pepper: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
  },
  seals: [
    { number: 1, events: 2, mac: '9e8f2d43b1d686796fe2be1d61a4d14331af22c283a386e630be1a07067781ef' },
    { number: 2, events: 1, mac: '08067c833be09fd65d24be2a87abe67bdf93e00e6eb5bb9fbc8ab33fe87e8c9a' },
  ],
  events: [
    { seal: 1, act: 'retention.applied', details: '{}', at: '2026-11-01T00:00:00.000Z' },
    { seal: 1, act: 'review.seen', details: '{"reviewId":"r1"}', at: '2026-11-01T00:00:01.500Z' },
    { seal: 2, act: 'retention.applied', details: '{}', at: '2026-11-01T00:00:02.000Z' },
  ],
};

describeOneDatabase('a trail that an earlier release sealed', (makeApi) => {
  test('checks, seal by seal', async () => {
    const { services, database } = await makeApi({ keys: createLocalKeys(stored.ring) });
    for (const { number, events, mac } of stored.seals)
      await sql`insert into audit_seal (number, event_count, mac, sealed_at)
        values (${number}, ${events}, ${Buffer.from(mac, 'hex')}, now())`.execute(database);
    for (const [index, { seal, act, details, at }] of stored.events.entries())
      await sql`insert into audit_event (id, actor, act, details, at, sealed_in)
        values (${`019a0000-0000-7000-8000-00000000000${index + 1}`}, 'system', ${act}, ${details}, ${at}, ${seal})
      `.execute(database);
    expect(await services.auditSeals.check()).toEqual({
      seals: 2,
      events: 3,
      head: { number: 2, code: '08067c833be09fd65d24be2a87abe67b' },
      problems: [],
    });
  });
});
