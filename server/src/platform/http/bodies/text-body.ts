import type { FastifyRequest } from 'fastify';
import { problem } from '../../errors';
import type { App } from '../app/app';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes JSON sent as text/plain, the one form `navigator.sendBeacon` may send to another origin. */
    textBody?: boolean;
  }
}

/** Elsewhere text/plain is refused: it is what a foreign page can post without a preflight. */
export function registerTextBody(app: App): void {
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => {
      if (!request.routeOptions.config.textBody) throw problem('malformed-request');
      try {
        return JSON.parse(body) as unknown;
      } catch {
        throw problem('malformed-request');
      }
    },
  );
}
