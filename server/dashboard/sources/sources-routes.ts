import { dateIn } from '@tamarack/core/calendar/plain-date';
import { sendPage } from '../../pages/web/send-page';
import { problem } from '../../src/platform/errors';
import type { App } from '../../src/platform/http';
import { authorizePage } from '../context';
import { sendCsv } from '../web/csv';
import type { DashboardServices } from '../web/services';
import { sourcesPage } from './sources-page';
import { readSourcesQuery, sourcesQuery } from './sources-query';
import { writeSourcesCsv } from './write-sources-csv';

const config = { access: 'member' } as const;

/** Sums of the merchant's checkouts by where their visits came from, as a page and as a file. */
export function registerSourcesPages(scope: App, { lookups, now }: DashboardServices): void {
  scope.get(
    '/checkouts/sources',
    { config, schema: { hide: true, querystring: sourcesQuery } },
    async ({ dashboard: context, query: typed }, reply) => {
      authorizePage(context, 'checkouts.read');
      const { search: query, faults } = readSourcesQuery(typed, now());
      const isUnderstood = Object.keys(faults).length === 0;
      const sums = isUnderstood ? await lookups.sumSources(context.merchant.id, query) : [];
      return sendPage(reply, sourcesPage({ context, typed, faults, query, sums }), isUnderstood ? 200 : 422);
    },
  );

  scope.get(
    '/checkouts/sources/export.csv',
    { config, schema: { hide: true, querystring: sourcesQuery } },
    async ({ dashboard: context, query: typed }, reply) => {
      authorizePage(context, 'checkouts.read');
      const { search: query, faults } = readSourcesQuery(typed, now());
      if (Object.keys(faults).length > 0) throw problem('validation-failed');
      const sums = await lookups.sumSources(context.merchant.id, query);
      const lines = writeSourcesCsv(sums, query.by, context.language);
      return sendCsv(reply, `sources-${dateIn(now())}.csv`, lines);
    },
  );
}
