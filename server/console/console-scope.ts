import type { FastifyReply, FastifyRequest } from 'fastify';
import { isProblem } from '../src/platform/errors';
import { type App, describeError, toProblem } from '../src/platform/http';
import { errorPage, refusedPage } from './error-page';
import { registerIcon } from './icon';
import { loginPage } from './login-page';
import { homePath, loginPath, toConsolePath, toPagePath } from './paths';
import { registerFormBody } from './web/form-body';
import { sendPage } from './web/send-page';

const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Settings of the console's pages: permissions, accepted bodies, and error pages. */
export function registerConsoleScope(app: App, publicUrl: string, register: (scope: App) => void): void {
  app.register(
    async (scope: App) => {
      registerFormBody(scope);
      scope.addHook('onRequest', async (request, reply) => {
        setHeaders(reply);
        // `SameSite=Strict` protects the cookie from other sites, this check from other origins of the same site.
        if (request.method === 'POST' && request.headers.origin !== publicUrl)
          return sendPage(reply, refusedPage(publicUrl), 403);
      });
      scope.setErrorHandler((error, request, reply) => handleError(error, request, reply));
      scope.setNotFoundHandler((_request, reply) => sendPage(reply, errorPage('not-found'), 404));
      registerIcon(scope);
      register(scope);
    },
    { prefix: homePath },
  );
}

function setHeaders(reply: FastifyReply): void {
  reply
    .header('content-security-policy', contentSecurityPolicy)
    .header('cross-origin-opener-policy', 'same-origin')
    // with `no-referrer` a browser would send forms with `Origin: null`
    .header('referrer-policy', 'same-origin')
    .removeHeader('access-control-allow-origin')
    .removeHeader('access-control-allow-credentials');
}

function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  setHeaders(reply);
  const problem = toProblem(error);
  if (problem.status >= 500) request.log.error(describeError(error), 'request failed');
  if (problem.type === 'unauthorized') return sendToLogin(request, reply);
  if (problem.details.retryAfter !== undefined) reply.header('retry-after', problem.details.retryAfter);
  const detail = isProblem(error) ? problem.details : {};
  return sendPage(reply, errorPage(problem.type, { ...detail, instance: request.id }), problem.status);
}

/** A page redirects to the login and back; a form reports that nothing was done. */
function sendToLogin(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.method !== 'POST') return reply.redirect(loginPath(toConsolePath(request.url)), 303);
  return sendPage(reply, loginPage({ next: toPagePath(request.url), error: 'ended' }), 401);
}
