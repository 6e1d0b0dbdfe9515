import { dateIn } from '@tamarack/core/calendar/plain-date';
import { sendPage } from '../../pages/web/send-page';
import { problem } from '../../src/platform/errors';
import { type App, idParams } from '../../src/platform/http';
import { authorizePage } from '../context';
import { runSearch } from '../search/run-search';
import { sendCsv } from '../web/csv';
import type { DashboardServices } from '../web/services';
import { buildPayoutLines } from './payout-lines';
import { payoutPage } from './payout-page';
import { listQuery, readSearch, searchQuery } from './payout-query';
import { payoutsPage } from './payouts-page';
import { writePayoutsCsv } from './write-payouts-csv';

const config = { access: 'member' } as const;

/** The merchant's payouts with their calculation, and their export. */
export function registerPayoutPages(scope: App, { payouts, lookups, now }: DashboardServices): void {
  scope.get(
    '/payouts',
    { config, schema: { hide: true, querystring: listQuery } },
    async ({ dashboard: context, query }, reply) => {
      authorizePage(context, 'payouts.read');
      const { results, status } = await runSearch(query, readSearch, (search, page) =>
        payouts.lookups.search(context.merchant.id, search, page),
      );
      return sendPage(reply, payoutsPage({ context, results }), status);
    },
  );

  scope.get(
    '/payouts/export.csv',
    { config, schema: { hide: true, querystring: searchQuery } },
    async ({ dashboard: context, query }, reply) => {
      authorizePage(context, 'payouts.read');
      const { search, faults } = readSearch(query);
      if (Object.keys(faults).length > 0) throw problem('validation-failed');
      const rows = payouts.lookups.readAll(context.merchant.id, search);
      return sendCsv(reply, `payouts-${dateIn(now())}.csv`, writePayoutsCsv(rows, context.language));
    },
  );

  scope.get(
    '/payouts/:id',
    { config, schema: { hide: true, params: idParams } },
    async ({ dashboard: context, params }, reply) => {
      authorizePage(context, 'payouts.read');
      const details = await payouts.lookups.getDetails(context.merchant.id, params.id);
      const { checkout } = await lookups.getDetails(context.merchant.id, details.payout.checkoutId);
      const lines = buildPayoutLines(details, checkout);
      return sendPage(reply, payoutPage({ context, payout: details.payout, lines }));
    },
  );
}
