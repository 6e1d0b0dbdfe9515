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
        summary: 'Revoke the session token',
        description:
          'The widget calls this before it exposes the token in the redirect URL and in window events. The checkout can still be resumed with the device’s cookies.',
        response: { 204: z.null().meta({ description: 'The token is revoked.' }), ...problems },
      },
    },
    async ({ session }, reply) => {
      await sessions.endToken(session);
      return reply.code(204).send(null);
    },
  );
}
