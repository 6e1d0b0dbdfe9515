import helmet from '@fastify/helmet';
import type { App } from './app/app';

/** For data responses. Pages and scripts set their own headers (see static.ts). */
export async function registerSecurityHeaders(app: App): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onRequest', async (request, reply) => {
    // Only SDK files may be cached; they set for how long.
    if (!request.routeOptions.url?.startsWith('/sdk/')) reply.header('cache-control', 'no-store');
  });
}
