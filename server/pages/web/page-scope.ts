import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../src/platform/http';
import { buildContentSecurityPolicy } from './content-security-policy';
import { registerFormBody } from './form-body';
import { registerIcon } from './icon';

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | FastifyReply;

export interface PageScope {
  readonly prefix: string;
  /** Origin of the pages that may send forms. */
  readonly publicUrl: string;
  /** Responds to a form that another origin sent. */
  readonly sendRefused: Send;
  readonly sendNotFound: Send;
  handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** Settings of pages under a path: headers, accepted bodies, and error pages. */
export function registerPageScope(
  app: App,
  { prefix, publicUrl, sendRefused, sendNotFound, handleError }: PageScope,
  register: (scope: App) => void,
): void {
  app.register(
    async (scope: App) => {
      registerFormBody(scope);
      scope.addHook('onRequest', async (request, reply) => {
        setHeaders(reply);
        // `SameSite` protects the cookie from other sites, this check from other origins of the same site.
        if (request.method === 'POST' && request.headers.origin !== publicUrl)
          return sendRefused(request, reply);
      });
      scope.setErrorHandler((error, request, reply) => {
        setHeaders(reply);
        return handleError(error, request, reply);
      });
      scope.setNotFoundHandler(sendNotFound);
      registerIcon(scope);
      register(scope);
    },
    { prefix },
  );
}

function setHeaders(reply: FastifyReply): void {
  reply
    .header('content-security-policy', buildContentSecurityPolicy({ script: false }))
    .header('cross-origin-opener-policy', 'same-origin')
    // with `no-referrer` a browser would send forms with `Origin: null`
    .header('referrer-policy', 'same-origin')
    .removeHeader('access-control-allow-origin')
    .removeHeader('access-control-allow-credentials');
}
