import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { recordAudit } from '../../../../server/src/platform/audit';
import type { Api } from '../../../support/api';
import { addMonths, listPartitions, makeEvent } from '../../../support/audit-partitions';
import { describeEachDatabase } from '../../../support/describe-databases';
import { createRealTimeClock } from '../../../support/fake-clock';
import { tamper } from '../../../support/tamper';

const tables = [
  'agreement',
  'agreement_delivery',
  'agreement_signature',
  'audit_archive',
  'audit_event',
  'audit_seal',
  'authorization_part',
  'credit_release',
  'credit_use',
  'decision',
  'decision_evidence',
  'loan_entry',
  'payment_authorization',
  'payment_option',
  'payout_reduction',
  'payout_withholding',
  'refund',
];

/** Past their references, which say nothing here. */
const makeRow: Readonly<Record<string, (api: Api) => Promise<void>>> = {
  payout_reduction: (api) =>
    tamper(api, (trx) =>
      sql`insert into payout_reduction (id, payout_id, refund_id, cents, reduced_at)
        select id, id, id, 1, now() from (select gen_random_uuid() as id) as made`.execute(trx),
    ),
  audit_seal: async (api) => {
    await recordAudit(api.database, makeEvent(api.clock.now()));
    await api.services.auditSeals.seal();
  },
  audit_archive: (api) =>
    tamper(api, (trx) =>
      sql`insert into audit_archive (partition, file_id, event_count, first_id, last_id, first_seal, last_seal, sha256,
          archived_at)
        select 'audit_event_2020_01', id, 1, id, id, 1, 1, '', now() from (select gen_random_uuid() as id) as made
      `.execute(trx),
    ),
};

describeEachDatabase('records that are appended only', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    // partitions are made by the database's own clock
    api = await makeApi({ clock: createRealTimeClock() });
  });

  test('no row of them is changed or deleted, and no table truncated', async () => {
    // bits of tgtype: each row (1), before (2), delete (8), update (16), truncate (32); without a condition, and enabled
    const { rows } = await sql<{ name: string; triggers: string[] }>`
      select tgrelid::regclass::text as name,
        array_agg(concat_ws(' ', tgtype, tgenabled, tgqual, nullif(tgattr::text, '')) order by tgtype) as triggers
      from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where proname ~ '^refuse_.*change$' group by tgrelid order by 1`.execute(api.database);
    const partitions = await listPartitions(api.database);
    expect(partitions).toHaveLength(3);
    const all = [...tables, ...partitions].sort();
    expect(rows).toEqual(all.map((name) => ({ name, triggers: ['27 O', '34 O'] })));
    for (const name of all)
      await expect(sql`truncate ${sql.table(name)} cascade`.execute(api.database)).rejects.toThrow(
        'append-only',
      );
  });

  test.each([
    { table: 'payout_reduction', column: 'cents' },
    // without an id
    { table: 'audit_seal', column: 'event_count' },
    { table: 'audit_archive', column: 'event_count' },
  ])('$table has no column of a person: no row changes, whatever a session is set to', async ({
    table,
    column,
  }) => {
    await makeRow[table]?.(api);
    const name = sql.table(table);
    const count = sql.id(column);
    for (const door of ['', 'on', 'reencryption'])
      for (const change of [
        sql`update ${name} set ${count} = 2`,
        sql`update ${name} set ${count} = ${count}`,
        sql`delete from ${name}`,
      ])
        await expect(
          api.database.transaction().execute(async (trx) => {
            await sql`select set_config('tamarack.redaction', ${door}, true)`.execute(trx);
            await change.execute(trx);
          }),
        ).rejects.toThrow(`${table} is append-only`);
  });

  test('an event of the trail keeps what it says, and is not deleted, in any partition', async () => {
    const now = api.clock.now();
    for (const at of [now, addMonths(now, 3), addMonths(now, 60)])
      await recordAudit(api.database, makeEvent(at));
    await api.services.auditSeals.seal();
    for (const name of ['audit_event', ...(await listPartitions(api.database))])
      for (const change of [
        sql`update ${sql.table(name)} set act = 'review.seen'`,
        sql`update ${sql.table(name)} set sealed_in = null`,
        sql`update ${sql.table(name)} set sealed_in = sealed_in`,
        sql`delete from ${sql.table(name)}`,
      ])
        await expect(change.execute(api.database)).rejects.toThrow('append-only');
  });

  test('an event gets its seal, and nothing else with it', async () => {
    await recordAudit(api.database, makeEvent(api.clock.now()));
    const unsealed = sql`where sealed_in is null`;
    for (const change of [
      sql`update audit_event set sealed_in = 1, act = 'review.seen' ${unsealed}`,
      sql`update audit_event set sealed_in = 1, details = '{"a":1}' ${unsealed}`,
      sql`update audit_event set act = 'review.seen' ${unsealed}`,
      sql`update audit_event set sealed_in = null ${unsealed}`,
      sql`delete from audit_event ${unsealed}`,
    ])
      await expect(change.execute(api.database)).rejects.toThrow('append-only');
    await sql`update audit_event set sealed_in = 1 ${unsealed}`.execute(api.database);
  });
});
