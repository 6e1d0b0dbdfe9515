import { sql, type Transaction } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Tables } from '../../../../server/app/tables';
import { createAuditSeals, recordAudit, type SealHead } from '../../../../server/src/platform/audit';
import type { Executor } from '../../../../server/src/platform/database/executor';
import type { Api } from '../../../support/api';
import { makeEvent } from '../../../support/audit-partitions';
import { describeOneDatabase } from '../../../support/describe-databases';
import { tamper } from '../../../support/tamper';

/** Three events under each seal. */
const perSeal = 3;
type Ids = Readonly<Record<'first' | 'second' | 'ofNext' | 'last', string>>;

/** What somebody with the rights of a superuser does to the trail, and what the check says of it. */
const changes: readonly {
  readonly what: string;
  readonly change: (trx: Transaction<Tables>, ids: Ids) => Promise<unknown>;
  readonly told: readonly string[];
}[] = [
  ...(['actor', 'act'] as const).map((column) => ({
    what: `an event has another ${column}`,
    change: (trx: Transaction<Tables>, { first }: Ids) =>
      sql`update audit_event set ${sql.ref(column)} = 'other' where id = ${first}`.execute(trx),
    told: ['Seal 1 does not match its events, or the seal before it.'],
  })),
  {
    what: 'an event has other details',
    change: (trx, { first }) =>
      sql`update audit_event set details = '{"removed":1}' where id = ${first}`.execute(trx),
    told: ['Seal 1 does not match its events, or the seal before it.'],
  },
  {
    what: 'an event happened a millisecond later',
    change: (trx, { first }) =>
      sql`update audit_event set at = at + interval '1 ms' where id = ${first}`.execute(trx),
    told: ['Seal 1 does not match its events, or the seal before it.'],
  },
  {
    what: 'an event is of another application',
    change: (trx, { first }) =>
      sql`update audit_event set application_id = id where id = ${first}`.execute(trx),
    told: ['Seal 1 does not match its events, or the seal before it.'],
  },
  {
    what: 'two events have each other’s place',
    change: async (trx, { first, second }) => {
      await sql`update audit_event set id = ${spare} where id = ${first}`.execute(trx);
      await sql`update audit_event set id = ${first} where id = ${second}`.execute(trx);
      await sql`update audit_event set id = ${second} where id = ${spare}`.execute(trx);
    },
    told: ['Seal 1 does not match its events, or the seal before it.'],
  },
  {
    what: 'an event is under the seal before its own',
    change: (trx, { ofNext }) => sql`update audit_event set sealed_in = 1 where id = ${ofNext}`.execute(trx),
    told: [
      `Seal 1 covers ${perSeal} events; ${perSeal + 1} are there.`,
      `Seal 2 covers ${perSeal} events; ${perSeal - 1} are there.`,
    ],
  },
  {
    what: 'an event is inserted under a seal',
    change: (trx) =>
      sql`insert into audit_event (id, actor, act, at, sealed_in)
        values (${spare}, 'system', 'retention.applied', now(), 2)`.execute(trx),
    told: [`Seal 2 covers ${perSeal} events; ${perSeal + 1} are there.`],
  },
  {
    what: 'the last event is removed',
    change: (trx, { last }) => sql`delete from audit_event where id = ${last}`.execute(trx),
    told: [`Seal 3 covers ${perSeal} events; ${perSeal - 1} are there.`],
  },
  {
    what: 'an event is removed and its seal counts one less',
    change: async (trx, { last }) => {
      await sql`delete from audit_event where id = ${last}`.execute(trx);
      await sql`update audit_seal set event_count = event_count - 1 where number = 3`.execute(trx);
    },
    told: ['Seal 3 does not match its events, or the seal before it.'],
  },
  {
    what: 'two seals have each other’s code',
    change: (trx) =>
      sql`update audit_seal s set mac = o.mac from audit_seal o
        where (s.number, o.number) in ((1, 2), (2, 1))`.execute(trx),
    // the third is over the second one's
    told: [1, 2, 3].map((seal) => `Seal ${seal} does not match its events, or the seal before it.`),
  },
  {
    what: 'two seals have each other’s number, with their events',
    change: async (trx) => {
      await sql`update audit_seal set number = 3 - number + 100 where number < 3`.execute(trx);
      await sql`update audit_seal set number = number - 100 where number > 100`.execute(trx);
      await sql`update audit_event set sealed_in = 3 - sealed_in where sealed_in < 3`.execute(trx);
    },
    told: [1, 2, 3].map((seal) => `Seal ${seal} does not match its events, or the seal before it.`),
  },
  {
    what: 'the first seal is removed with its events',
    change: (trx) => removeSeal(trx, 1),
    told: ['Seals 1 to 1 are missing.', 'Seal 2 does not match its events, or the seal before it.'],
  },
  {
    what: 'a seal in the middle is removed with its events',
    change: (trx) => removeSeal(trx, 2),
    told: ['Seals 2 to 2 are missing.', 'Seal 3 does not match its events, or the seal before it.'],
  },
  {
    what: 'the last seal is removed, and its events stay',
    change: (trx) => sql`delete from audit_seal where number = 3`.execute(trx),
    told: [`${perSeal} events have a seal that is missing at the end of the chain.`],
  },
];

const spare = 'ffffffff-ffff-7fff-bfff-ffffffffffff';

async function removeSeal(trx: Transaction<Tables>, number: number): Promise<void> {
  await sql`delete from audit_event where sealed_in = ${number}`.execute(trx);
  await sql`delete from audit_seal where number = ${number}`.execute(trx);
}

class Undone extends Error {}

describeOneDatabase('a trail that somebody changed', (makeApi) => {
  let api: Api;
  let ids: Ids;
  let head: SealHead;
  const recordEvent = (act: 'retention.applied' | 'review.seen'): Promise<void> =>
    recordAudit(api.database, { ...makeEvent(api.clock.now()), act, details: { act } });
  beforeAll(async () => {
    api = await makeApi();
    await tamper(api, async (trx) => {
      await sql`delete from audit_event`.execute(trx);
      await sql`delete from audit_seal`.execute(trx);
    });
    for (let seal = 1; seal <= 3; seal++) {
      for (const act of ['retention.applied', 'review.seen', 'retention.applied'] as const) {
        api.clock.advance({ seconds: 1 });
        await recordEvent(act);
      }
      await api.services.auditSeals.seal();
    }
    const rows = await api.database.selectFrom('audit_event').select('id').orderBy('id').execute();
    const at = (index: number): string => rows.at(index)?.id ?? '';
    ids = { first: at(0), second: at(1), ofNext: at(perSeal), last: at(-1) };
    const { problems, ...trail } = await api.services.auditSeals.check();
    expect(problems).toEqual([]);
    expect(trail).toMatchObject({ seals: 3, events: 3 * perSeal });
    head = trail.head as SealHead;
  });

  /** What the check says after a change, which is rolled back. */
  const checkAfter = async (
    change: (trx: Transaction<Tables>) => Promise<unknown>,
    noted?: SealHead,
  ): Promise<readonly string[]> => {
    let problems: readonly string[] = [];
    const changed = tamper(api, async (trx) => {
      await change(trx);
      const { keys, now } = api.services;
      const seals = createAuditSeals({
        // the type of an executor has no tables
        database: trx as unknown as Executor,
        keys,
        now,
        archives: null,
      });
      ({ problems } = await seals.check(noted));
      throw new Undone();
    });
    await expect(changed).rejects.toThrow(Undone);
    return problems;
  };

  test.each(changes)('$what', async ({ change, told }) => {
    expect(await checkAfter((trx) => change(trx, ids))).toEqual(told);
  });

  describe('whose last seal was noted', () => {
    test('the seal and its events are removed', async () => {
      const cut = (trx: Transaction<Tables>) => removeSeal(trx, 3);
      expect(await checkAfter(cut)).toEqual([]);
      expect(await checkAfter(cut, head)).toEqual(['Seal 3 was noted, and the trail ends at 2.']);
    });

    test('another seal is in its place', async () => {
      const { code } = head;
      const other = { number: 3, code: code.replace(/^./, code.startsWith('0') ? '1' : '0') };
      expect(await checkAfter(async () => undefined, head)).toEqual([]);
      expect(await checkAfter(async () => undefined, other)).toEqual([
        'Seal 3 is not the one that was noted.',
      ]);
    });
  });

  test('a long one is sealed and read to its end', async () => {
    const { auditSeals } = api.services;
    const now = api.clock.now();
    await sql`insert into audit_event (id, actor, act, at)
      select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'system', 'retention.applied', ${now}
      from generate_series(1, 1001) as n`.execute(api.database);
    await auditSeals.seal();
    const sizes = await api.database
      .selectFrom('audit_seal')
      .select('event_count as size')
      .where('number', '>', 3)
      .orderBy('number')
      .execute();
    expect(sizes.map(({ size }) => size)).toEqual([1000, 1]);
    for (let seal = 6; seal <= 101; seal++) {
      await recordEvent('review.seen');
      await auditSeals.seal();
    }
    expect(await auditSeals.check()).toMatchObject({ seals: 101, problems: [] });
    const change = (trx: Transaction<Tables>) =>
      sql`update audit_event set act = 'other' where sealed_in = 101`.execute(trx);
    expect(await checkAfter(change)).toEqual(['Seal 101 does not match its events, or the seal before it.']);
  });
});
