import helmet from '@fastify/helmet';
import type { App } from './app/app';
import { permissionsPolicy } from './permissions-policy';

/** For data responses. Pages and scripts replace some of these headers (see static.ts). */
export async function registerSecurityHeaders(app: App): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
    // Only SDK files may be cached; they set for how long.
    if (!request.routeOptions.url?.startsWith('/sdk/')) reply.header('cache-control', 'no-store');
  });
}
