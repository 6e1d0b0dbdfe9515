import { dateIn } from '@tamarack/core/calendar/plain-date';
import { sendPage } from '../../pages/web/send-page';
import { problem } from '../../src/platform/errors';
import { type App, idParams } from '../../src/platform/http';
import { authorizePage } from '../context';
import { runSearch } from '../search/run-search';
import { sendCsv } from '../web/csv';
import { takeFlash } from '../web/flash';
import type { DashboardServices } from '../web/services';
import { registerCapturePages } from './captures/capture-routes';
import { checkoutPage } from './checkout-page';
import { listQuery, readSearch, searchQuery } from './checkout-query';
import { checkoutsPage } from './checkouts-page';
import { registerRefundPages } from './refunds/refund-routes';
import { writeCheckoutsCsv } from './write-checkouts-csv';

const config = { access: 'member' } as const;

/** The merchant's checkouts with their search and export, each with its history and refunds. */
export function registerCheckoutPages(scope: App, services: DashboardServices): void {
  const { lookups, now } = services;

  scope.get(
    '/checkouts',
    { config, schema: { hide: true, querystring: listQuery } },
    async (request, reply) => {
      const { dashboard: context, query } = request;
      authorizePage(context, 'checkouts.read');
      const { results, status } = await runSearch(query, readSearch, (search, page) =>
        lookups.search(context.merchant.id, search, page),
      );
      const flash = takeFlash(request, reply, context.language);
      return sendPage(reply, checkoutsPage({ context, results, flash }), status);
    },
  );

  scope.get(
    '/checkouts/export.csv',
    { config, schema: { hide: true, querystring: searchQuery } },
    async ({ dashboard: context, query }, reply) => {
      authorizePage(context, 'checkouts.read');
      const { search, faults } = readSearch(query);
      if (Object.keys(faults).length > 0) throw problem('validation-failed');
      const rows = lookups.readAll(context.merchant.id, search);
      return sendCsv(reply, `checkouts-${dateIn(now())}.csv`, writeCheckoutsCsv(rows, context.language));
    },
  );

  scope.get(
    '/checkouts/:id',
    { config, schema: { hide: true, params: idParams } },
    async (request, reply) => {
      const { dashboard: context, params } = request;
      authorizePage(context, 'checkouts.read');
      const details = await lookups.getDetails(context.merchant.id, params.id);
      const flash = takeFlash(request, reply, context.language);
      return sendPage(reply, checkoutPage({ context, details, flash, now: now() }));
    },
  );

  registerCapturePages(scope, services);
  registerRefundPages(scope, services);
}
