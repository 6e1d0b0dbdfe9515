import { z } from 'zod';
import { sendPage } from '../../pages/web/send-page';
import { type App, idParams } from '../../src/platform/http';
import { authorizePage } from '../context';
import { setFlash, takeFlash } from '../web/flash';
import type { DashboardServices } from '../web/services';
import { eventsPath } from './endpoint-pages';
import { deliveryStates, eventPage, eventsPage } from './event-pages';

const config = { access: 'member' } as const;
const pageSize = 25;
const listQuery = z.object({
  delivery: z
    .enum(['', ...deliveryStates])
    .default('')
    .catch(''),
  after: z.string().max(100).optional(),
});
const everyEvent = { type: null, checkoutId: null, reference: null, from: null, to: null };
const resendParams = idParams.extend({ endpointId: z.string().max(100) });

/** The delivery log of the merchant's webhooks. */
export function registerEventPages(scope: App, { merchantEvents }: DashboardServices): void {
  scope.get(
    '/developers/events',
    { config, schema: { hide: true, querystring: listQuery } },
    async ({ dashboard: context, query: { delivery, after: cursor = null } }, reply) => {
      authorizePage(context, 'developers.read');
      const search = { ...everyEvent, delivery: delivery === '' ? null : delivery };
      const page = { cursor, limit: pageSize };
      const { items, nextCursor } = await merchantEvents.list(context.merchant.id, search, page);
      return sendPage(reply, eventsPage({ context, events: items, delivery, cursor, nextCursor }));
    },
  );

  scope.get(
    '/developers/events/:id',
    { config, schema: { hide: true, params: idParams } },
    async (request, reply) => {
      const { dashboard: context, params } = request;
      authorizePage(context, 'developers.read');
      const event = await merchantEvents.get(context.merchant.id, params.id);
      const endpoints = await merchantEvents.endpoints.list(context.merchant.id);
      const flash = takeFlash(request, reply, context.language);
      return sendPage(reply, eventPage({ context, event, endpoints, flash }));
    },
  );

  scope.post(
    '/developers/events/:id/resend/:endpointId',
    { config, schema: { hide: true, params: resendParams } },
    async ({ dashboard, params: { id, endpointId } }, reply) => {
      authorizePage(dashboard, 'developers.manage');
      await merchantEvents.resend(dashboard.merchant.id, id, endpointId, async () => undefined, dashboard.as);
      setFlash(reply, 'resent');
      return reply.redirect(`${eventsPath}/${id}`, 303);
    },
  );
}
