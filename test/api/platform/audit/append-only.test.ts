import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { describeEachDatabase } from '../../../support/describe-databases';

const tables = [
  'agreement',
  'agreement_delivery',
  'agreement_signature',
  'audit_event',
  'audit_seal',
  'credit_release',
  'credit_use',
  'decision',
  'payment_option',
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
    expect(rows).toEqual(tables.map((name) => ({ name, on: 'DELETE UPDATE' })));
    for (const name of tables)
      await expect(sql`truncate ${sql.table(name)} cascade`.execute(api.database)).rejects.toThrow(
        'append-only',
      );
  });

  test('an event of the trail keeps what it says, and is not deleted', async () => {
    await api.session();
    await api.services.auditSeals.seal();
    for (const change of [
      sql`update audit_event set act = 'review.seen'`,
      sql`update audit_event set sealed_in = null`,
      sql`delete from audit_event`,
    ])
      await expect(change.execute(api.database)).rejects.toThrow('append-only');
  });
});
