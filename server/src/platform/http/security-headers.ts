import helmet from 'helmet';
import type { App } from './app/app';
import { permissionsPolicy } from './permissions-policy';

/** For data responses. Pages and scripts replace some of these headers (see static.ts). */
export function registerSecurityHeaders(app: App): void {
  // built once: @fastify/helmet reads its options again for each request
  const setHelmetHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', permissionsPolicy);
    // Only SDK files may be cached; they set for how long.
    if (!request.routeOptions.url?.startsWith('/sdk/')) reply.header('cache-control', 'no-store');
    setHelmetHeaders(request.raw, reply.raw, () => done());
  });
}
