import { z } from 'zod';
import { type App, problems } from '../../platform/http';
import type { SessionsService } from './service';

export function registerSessionRoutes(
  app: App,
  { sessions }: { readonly sessions: Pick<SessionsService, 'endToken'> },
): void {
  app.post(
    '/v1/session/end',
    {
      config: { access: 'session', whileLocked: true },
      schema: {
        operationId: 'Session_End',
        tags: ['Session'],
        summary: 'End the session token',
        description:
          'The widget calls it before the token leaves the page in the return URL and in window events. The device’s cookies still resume the checkout.',
        response: { 204: z.null().meta({ description: 'The token is ended.' }), ...problems },
      },
    },
    async ({ session }, reply) => {
      await sessions.endToken(session);
      return reply.code(204).send(null);
    },
  );
}
