import { z } from 'zod';
import { sendPage } from '../../pages/web/send-page';
import { authorize } from '../../src/parties/operators';
import type { App } from '../../src/platform/http';
import type { ConsoleServices } from '../web/services';
import { funnelPage, periods } from './funnel-page';

const query = z.object({
  days: z.coerce
    .number()
    .pipe(z.union(periods.map((days) => z.literal(days))))
    .default(30),
  merchant: z.string().max(100).optional(),
});

/** Counts of screens, ends and problems. */
export function registerFunnelPages(scope: App, { analytics, merchants }: ConsoleServices): void {
  scope.get(
    '/funnel',
    { config: { access: 'console' }, schema: { hide: true, querystring: query } },
    async (request, reply) => {
      const { operator } = request;
      const { days, merchant: id } = request.query;
      authorize(operator, 'analytics.read');
      const merchant = id === undefined ? null : await merchants.read(id, operator);
      const funnel = await analytics.getFunnel(operator, { days, merchantId: merchant?.id ?? null });
      return sendPage(reply, funnelPage({ operator, funnel, days, merchant }));
    },
  );
}
