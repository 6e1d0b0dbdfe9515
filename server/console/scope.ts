import type { FastifyReply, FastifyRequest } from 'fastify';
import { isProblem } from '../src/platform/errors';
import { type App, describe, toProblem } from '../src/platform/http';
import { errorPage, refusedPage } from './error-page';
import { registerIcon } from './icon';
import { loginPage } from './login-page';
import { home, loginPath, ownPage, pageOf } from './next';
import { registerFormBody } from './web/form-body';
import { sendPage } from './web/send-page';

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Settings of the console's pages: permissions, accepted bodies, and error pages. */
export function withConsole(app: App, publicUrl: string, register: (scope: App) => void): void {
  app.register(
    async (scope: App) => {
      registerFormBody(scope);
      scope.addHook('onRequest', async (request, reply) => {
        setHeaders(reply);
        // `SameSite=Strict` protects the cookie from other sites, this check from other origins of the same site.
        if (request.method === 'POST' && request.headers.origin !== publicUrl)
          return sendPage(reply, refusedPage(publicUrl), 403);
      });
      scope.setErrorHandler((error, request, reply) => fail(error, request, reply));
      scope.setNotFoundHandler((_request, reply) => sendPage(reply, errorPage('not-found'), 404));
      registerIcon(scope);
      register(scope);
    },
    { prefix: home },
  );
}

function setHeaders(reply: FastifyReply): void {
  reply
    .header('content-security-policy', policy)
    .header('cross-origin-opener-policy', 'same-origin')
    // with `no-referrer` a browser would send forms with `Origin: null`
    .header('referrer-policy', 'same-origin')
    .removeHeader('access-control-allow-origin')
    .removeHeader('access-control-allow-credentials');
}

function fail(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  setHeaders(reply);
  const known = toProblem(error);
  if (known.status >= 500) request.log.error(describe(error), 'request failed');
  if (known.type === 'unauthorized') return toLogin(request, reply);
  if (known.details.retryAfter !== undefined) reply.header('retry-after', known.details.retryAfter);
  const detail = isProblem(error) ? known.details : {};
  return sendPage(reply, errorPage(known.type, { ...detail, instance: request.id }), known.status);
}

/** A page redirects to the login and back; a form reports that nothing was done. */
function toLogin(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.method !== 'POST') return reply.redirect(loginPath(ownPage(request.url)), 303);
  return sendPage(reply, loginPage({ next: pageOf(request.url), trouble: 'ended' }), 401);
}
