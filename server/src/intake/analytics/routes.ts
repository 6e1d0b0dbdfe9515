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
        summary: 'Report screens, language changes, problems and the end of a checkout',
        description:
          'Sent by the widget, also while a page closes and after the session token has expired, so it requires no credential. Every value is from a fixed list. Events are counted by merchant, day and language; the checkout ID and the IP address are not stored.',
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
