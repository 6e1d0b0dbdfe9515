import { analyticsPath } from '@tamarack/core/protocol/analytics';
import { recordingPath } from '@tamarack/core/recording/recorded-items';
import { z } from 'zod';
import { type App, problems } from '../../platform/http';
import { recordingReport } from './recording-schemas';
import { analyticsReport } from './schemas';
import type { AnalyticsService } from './service';

export function registerAnalyticsRoutes(
  app: App,
  { analytics }: { readonly analytics: Pick<AnalyticsService, 'report' | 'record'> },
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
        response: {
          200: z
            .object({ recording: z.literal(true) })
            .meta({ description: 'Counted. Record the visit with Analytics_Record.' }),
          204: z.null().meta({ description: 'Counted, if the checkout exists.' }),
          ...problems,
        },
      },
    },
    async ({ body }, reply) =>
      (await analytics.report(body))
        ? reply.code(200).send({ recording: true as const })
        : reply.code(204).send(null),
  );

  app.post(
    recordingPath,
    {
      config: { access: 'open', textBody: true, limit: 'recording' },
      schema: {
        operationId: 'Analytics_Record',
        tags: ['Analytics'],
        summary: 'Report a part of a checkout’s session recording',
        description:
          'Sent by the widget if the response to Analytics_Report asks for a recording, which requires the customer’s consent and an analytics vendor. A part is masked again and forwarded to the vendor; nothing is stored, and the checkout ID and the IP address are not forwarded. Requires no credential, for the same reasons as Analytics_Report.',
        body: recordingReport,
        response: { 204: z.null().meta({ description: 'Forwarded, if the checkout exists.' }), ...problems },
      },
    },
    async ({ body }, reply) => {
      await analytics.record(body);
      return reply.code(204).send(null);
    },
  );
}
