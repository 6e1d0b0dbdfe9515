import { z } from 'zod';
import type { App } from '../src/platform/http';
import { queuePage } from './queue-page';
import { automaticParam } from './session-cookie';
import { takeFlash } from './web/flash';
import { sendPage } from './web/send-page';
import type { ConsoleServices } from './web/services';

const pageSize = 25;

const queueQuery = z.object({
  state: z.enum(['open', 'asked', 'decided']).default('open'),
  after: z.string().max(100).optional(),
  [automaticParam]: z.string().optional(),
});

export function registerQueueRoutes(scope: App, { reviews, now }: ConsoleServices): void {
  scope.get(
    '/',
    { config: { access: 'console' }, schema: { hide: true, querystring: queueQuery } },
    async (request, reply) => {
      const { state, after = null } = request.query;
      const page = await reviews.list({ state, cursor: after, limit: pageSize });
      return sendPage(
        reply,
        queuePage({
          ...page,
          operator: request.operator,
          state,
          after,
          refreshing: request.query[automaticParam] !== undefined,
          counts: await reviews.countByState(),
          flash: takeFlash(request, reply),
          now: now(),
        }),
      );
    },
  );
}
