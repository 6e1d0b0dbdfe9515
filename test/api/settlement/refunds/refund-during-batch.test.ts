import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { recordAudit } from '../../../../server/src/platform/audit';
import type { OpenDatabase } from '../../../../server/src/platform/database/open-database';
import { lockWaitingPayouts } from '../../../../server/src/settlement/payouts/batches/batch-repository';
import { type Api, openApi } from '../../../support/api';
import { openPostgres } from '../../../support/describe-databases';
import { makePaidMerchant, makePurchase, refundCheckout } from '../../../support/payouts';
import { waitUntil } from '../../../support/wait-until';

/** The embedded database has one session: nothing waits for a lock there. */
describe.skipIf(inject('postgresUrl') === null)('a refund while its payout is put into a batch', () => {
  let database: OpenDatabase;
  let api: Api;
  beforeAll(async () => {
    database = await openPostgres();
    api = await openApi(database.kysely);
  });
  afterAll(async () => {
    await api?.close();
    await database?.close();
  });

  const countBlocked = async (): Promise<number> => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.kysely);
    return rows[0]?.n ?? 0;
  };

  test('the refund waits for the batch, and the batch does not wait for the refund', async () => {
    const merchant = await makePaidMerchant(api);
    const person = await makePurchase(api, merchant);
    const { refunding } = await database.kysely.transaction().execute(async (trx) => {
      await lockWaitingPayouts(trx);
      // has locked the application when it waits for the payout
      const begun = refundCheckout(api, merchant, person, 1000);
      await waitUntil(countBlocked, (blocked) => blocked > 0);
      // fails this test instead of waiting until PostgreSQL resolves the deadlock
      await sql`set local lock_timeout = '1s'`.execute(trx);
      await recordAudit(trx, {
        applicationId: person.applicationId,
        actor: 'system',
        act: 'payoutBatch.made',
        at: api.clock.now(),
      });
      return { refunding: begun };
    });
    expect(await refunding).toMatchObject({ status: 200, body: { refunded: 1000 } });
  });
});
