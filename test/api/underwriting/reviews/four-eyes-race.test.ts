import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { lockCustomer } from '../../../../server/src/intake/applications';
import type { OpenDatabase } from '../../../../server/src/platform/database/open-database';
import { type Api, openApi } from '../../../support/api';
import { openPostgres } from '../../../support/describe-databases';
import { makeOperator, makeReview } from '../../../support/reviews';
import { waitUntil } from '../../../support/wait-until';

/** The embedded database has one session: nothing waits for a lock there. */
describe.skipIf(inject('postgresUrl') === null)('two approvals of one customer at once', () => {
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

  test('the second one counts the line of the first, and needs a second operator', async () => {
    const operator = await makeOperator(api);
    const first = await makeReview(api);
    const second = await makeReview(api, 'documents', { customerId: first.customerId });
    const { deciding } = await database.kysely.transaction().execute(async (trx) => {
      await lockCustomer(trx, first.customerId);
      const begun = [first, second].map(({ reviewId }) =>
        operator.decide(reviewId, { decision: 'approve', limit: 30_000, tier: 'B' }),
      );
      await waitUntil(countBlocked, (blocked) => blocked === 2, 30);
      return { deciding: Promise.all(begun) };
    });
    const states = (await deciding).map(({ body }) => body.state);
    expect(states.sort()).toEqual(['decided', 'proposed']);
  });
});
