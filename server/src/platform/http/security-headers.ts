import helmet from '@fastify/helmet';
import type { App } from './app/app';

/** For answers that are data. Pages and scripts set what they need instead (see static.ts). */
export async function registerSecurityHeaders(app: App): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onRequest', async (request, reply) => {
    // Files of the SDK are the one thing to be kept; they say for how long.
    if (!request.routeOptions.url?.startsWith('/sdk/')) reply.header('cache-control', 'no-store');
  });
}
