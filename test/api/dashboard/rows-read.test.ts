import { addDays, dateIn } from '@tamarack/core/calendar/plain-date';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type OpenDatabase, openServerDatabase } from '../../../server/src/platform/database/open-database';
import { type Api, openApi } from '../../support/api';
import type { TestBrowser } from '../../support/console-browser';
import { copyInBatches } from '../../support/copy-application';
import { createDatabase } from '../../support/create-database';
import { openDashboard } from '../../support/dashboard-browser';
import { makeInvoiceLink } from '../../support/invoice-links';
import { countRowsRead } from '../../support/rows-read';
import { testTiming } from '../../support/scoring';
import { walkTo } from '../../support/walk-to';

describe.skipIf(inject('postgresUrl') === null)('a merchant with many checkouts (PostgreSQL)', () => {
  let database: OpenDatabase;
  let api: Api;
  let dashboard: TestBrowser;
  beforeAll(async () => {
    database = await openServerDatabase(await createDatabase(inject('postgresUrl') ?? '', 'template_api'), 1);
    api = await openApi(database.kysely, { config: { scoring: testTiming } });
    const opened = await findApplication((await api.session()).checkoutId);
    const completed = await findApplication((await walkTo(api, 'completed')).checkoutId);
    await makeInvoiceLink(api);
    // a minute apart: more than two days, and before them 400 minutes with a signature each
    await copyInBatches(database.kysely, opened, { from: 1, to: 3000 });
    await copyInBatches(database.kysely, completed, { from: 3001, to: 3400 });
    await sql`analyze checkout, agreement_signature, payment_option, invoice_link`.execute(database.kysely);
    dashboard = await openDashboard(api);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const findApplication = async (checkoutId: string): Promise<string> => {
    const row = await api.database
      .selectFrom('checkout')
      .select('application_id as id')
      .where('id', '=', checkoutId)
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const countRows = (path: string) =>
    countRowsRead(database.kysely, ['checkout', 'agreement_signature'], async () => {
      expect((await dashboard.get(path)).status).toBe(200);
    });

  test('sums by source of a day do not read the signatures of other days', async () => {
    const yesterday = addDays(dateIn(api.clock.now()), -1);
    const read = await countRows(`/merchant/checkouts/sources?from=${yesterday}&to=${yesterday}`);
    expect(read.get('checkout')).toBeGreaterThan(1000);
    expect(read.get('agreement_signature') ?? 0).toBeLessThan(100);
  });

  test('a search by a name that few links have does not read all checkouts', async () => {
    const read = await countRows('/merchant/checkouts?customer=nobody');
    expect(read.get('checkout') ?? 0).toBeLessThan(100);
  });
});
