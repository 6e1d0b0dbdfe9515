import { z } from 'zod';
import { sendPage } from '../../pages/web/send-page';
import { canAct, type Operator } from '../../src/parties/operators';
import type { App } from '../../src/platform/http';
import { automaticParam } from '../session-cookie';
import { takeFlash } from '../web/flash';
import type { ConsoleServices } from '../web/services';
import { queuePage } from './queue-page';

const pageSize = 25;

const queueQuery = z.object({
  state: z.enum(['open', 'proposed', 'asked', 'decided']).default('open'),
  after: z.string().max(100).optional(),
  [automaticParam]: z.string().optional(),
});

/** Where operators who do not review begin; null: at the queue. */
function findOtherPlace(operator: Operator): string | null {
  if (canAct(operator, 'reviews.read')) return null;
  return canAct(operator, 'payees.read') ? '/operator/payees' : '/operator/account';
}

export function registerQueueRoutes(scope: App, { reviews, now }: ConsoleServices): void {
  scope.get(
    '/',
    { config: { access: 'console' }, schema: { hide: true, querystring: queueQuery } },
    async (request, reply) => {
      const { operator } = request;
      const otherPlace = findOtherPlace(operator);
      if (otherPlace !== null) return reply.redirect(otherPlace, 303);
      const { state, after = null } = request.query;
      const page = await reviews.list(operator, { state, cursor: after, limit: pageSize });
      return sendPage(
        reply,
        queuePage({
          ...page,
          operator,
          state,
          after,
          refreshing: request.query[automaticParam] !== undefined,
          counts: await reviews.countByState(operator),
          flash: takeFlash(request, reply),
          now: now(),
        }),
      );
    },
  );
}
