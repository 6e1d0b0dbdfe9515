import { Readable } from 'node:stream';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import { sendPage } from '../../pages/web/send-page';
import { problem } from '../../src/platform/errors';
import { type App, idParams } from '../../src/platform/http';
import { authorizePage } from '../context';
import type { DashboardServices } from '../web/services';
import { buildPayoutLines } from './payout-lines';
import { payoutPage } from './payout-page';
import { listQuery, readSearch, searchQuery } from './payout-query';
import { payoutsPage } from './payouts-page';
import { writePayoutsCsv } from './write-payouts-csv';

const pageSize = 25;
const config = { access: 'member' } as const;

/** The merchant's payouts with their calculation, and their export. */
export function registerPayoutPages(scope: App, { payouts, lookups, now }: DashboardServices): void {
  scope.get(
    '/payouts',
    { config, schema: { hide: true, querystring: listQuery } },
    async ({ dashboard: context, query }, reply) => {
      authorizePage(context, 'payouts.read');
      const { after = null, ...typed } = query;
      const { search, faults, isUnderstood } = readSearch(typed);
      const list = isUnderstood
        ? await payouts.lookups.search(context.merchant.id, search, { cursor: after, limit: pageSize })
        : { items: [], nextCursor: null };
      return sendPage(
        reply,
        payoutsPage({ context, query: typed, faults, after, ...list }),
        isUnderstood ? 200 : 422,
      );
    },
  );

  scope.get(
    '/payouts/export.csv',
    { config, schema: { hide: true, querystring: searchQuery } },
    async ({ dashboard: context, query }, reply) => {
      authorizePage(context, 'payouts.read');
      const { search, isUnderstood } = readSearch(query);
      if (!isUnderstood) throw problem('validation-failed');
      const rows = payouts.lookups.readAll(context.merchant.id, search);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="payouts-${dateIn(now())}.csv"`)
        .send(Readable.from(writePayoutsCsv(rows, context.language)));
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
