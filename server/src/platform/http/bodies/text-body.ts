import type { FastifyRequest } from 'fastify';
import { problem } from '../../errors';
import type { App } from '../app/app';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts JSON sent as text/plain, the only type that `navigator.sendBeacon` may send to another origin. */
    textBody?: boolean;
  }
}

/** Other routes refuse text/plain, because a foreign page can post it without a preflight. */
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
