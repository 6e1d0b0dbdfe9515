import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { recordAudit } from '../../../../server/src/platform/audit';
import type { Api } from '../../../support/api';
import { addMonths, listPartitions, makeEvent } from '../../../support/audit-partitions';
import { describeEachDatabase } from '../../../support/describe-databases';

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
  'loan_entry',
  'payment_authorization',
  'payment_option',
  'payout_reduction',
  'payout_withholding',
  'refund',
];

describeEachDatabase('records that are appended only', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  test('no row of them is changed or deleted, and no table truncated', async () => {
    const { rows } = await sql<{ name: string; on: string }>`
      select event_object_table as name, string_agg(distinct event_manipulation, ' ' order by event_manipulation) as on
      from information_schema.triggers
      where action_statement ~ 'refuse_(audit_)?change' and action_timing = 'BEFORE'
      group by event_object_table order by event_object_table`.execute(api.database);
    const partitions = await listPartitions(api.database);
    expect(partitions).toHaveLength(3);
    const all = [...tables, ...partitions].sort();
    expect(rows).toEqual(all.map((name) => ({ name, on: 'DELETE UPDATE' })));
    for (const name of all)
      await expect(sql`truncate ${sql.table(name)} cascade`.execute(api.database)).rejects.toThrow(
        'append-only',
      );
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
        sql`delete from ${sql.table(name)}`,
      ])
        await expect(change.execute(api.database)).rejects.toThrow('append-only');
  });
});
