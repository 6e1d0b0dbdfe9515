import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { App } from './app/app';
import { permissionsPolicy } from './permissions-policy';

/**
 * For data responses. Pages and scripts replace some of these headers (see static.ts). They are the same for every request,
 * so helmet writes them once.
 */
export function registerSecurityHeaders(app: App): void {
  const headers: Readonly<Record<string, string>> = {
    ...readHelmetHeaders(),
    'permissions-policy': permissionsPolicy,
  };
  const { [resourcePolicy]: _, ...fileHeaders } = headers;
  app.addHook('onRequest', (request, reply, done) => {
    // on the reply, and not on Node's response: that would merge the two for each request
    if (!request.routeOptions.url?.startsWith('/sdk/'))
      reply.headers(headers).header('cache-control', 'no-store');
    // Only SDK files may be cached and belong to any page. What is found replaces this header (see static.ts), on the response
    else reply.headers(fileHeaders).raw.setHeader(resourcePolicy, headers[resourcePolicy] ?? 'same-origin');
    done();
  });
}

const resourcePolicy = 'cross-origin-resource-policy';

function readHelmetHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => Object.assign(headers, { [name.toLowerCase()]: value }),
    removeHeader: () => undefined,
  };
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' },
  });
  // what helmet uses of a request and a response
  setHeaders({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error !== undefined) throw error;
  });
  return headers;
}
