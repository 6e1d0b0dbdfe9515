import { analyticsPath } from '@tamarack/core/protocol/analytics';
import { z } from 'zod';
import { type App, problems } from '../../platform/http';
import { analyticsReport } from './schemas';
import type { AnalyticsService } from './service';

export function registerAnalyticsRoutes(
  app: App,
  { analytics }: { readonly analytics: Pick<AnalyticsService, 'record'> },
): void {
  app.post(
    analyticsPath,
    {
      config: { access: 'open', textBody: true, limit: 'report' },
      schema: {
        operationId: 'Analytics_Report',
        tags: ['Analytics'],
        summary: 'Count screens, language changes, problems and ends of a checkout',
        description:
          'Sent by the widget, also from a closing page and after the session token has ended, hence without a credential. Every value is one of a list. Counted by merchant, day and language; neither the checkout nor the network address is kept.',
        body: analyticsReport,
        response: { 204: z.null().meta({ description: 'Counted, if the checkout exists.' }), ...problems },
      },
    },
    async ({ body }, reply) => {
      await analytics.record(body);
      return reply.code(204).send(null);
    },
  );
}
