import type { FastifyReply, FastifyRequest } from 'fastify';
import { isProblem } from '../src/platform/errors';
import { type App, describeError, toProblem } from '../src/platform/http';
import { errorPage, refusedPage } from './error-page';
import { registerIcon } from './icon';
import { sendLoginPage } from './login/login-routes';
import { homePath, loginPath, toConsolePath, toPagePath } from './paths';
import { buildContentSecurityPolicy } from './web/content-security-policy';
import { registerFormBody } from './web/form-body';
import { sendPage } from './web/send-page';
import type { ConsoleServices } from './web/services';

/** Settings of the console's pages: permissions, accepted bodies, and error pages. */
export function registerConsoleScope(
  app: App,
  services: ConsoleServices,
  register: (scope: App) => void,
): void {
  const { publicUrl } = services.config;
  app.register(
    async (scope: App) => {
      registerFormBody(scope);
      scope.addHook('onRequest', async (request, reply) => {
        setHeaders(reply);
        // `SameSite=Strict` protects the cookie from other sites, this check from other origins of the same site.
        if (request.method === 'POST' && request.headers.origin !== publicUrl)
          return sendPage(reply, refusedPage(publicUrl), 403);
      });
      scope.setErrorHandler((error, request, reply) => handleError(services, error, request, reply));
      scope.setNotFoundHandler((_request, reply) => sendPage(reply, errorPage('not-found'), 404));
      registerIcon(scope);
      register(scope);
    },
    { prefix: homePath },
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

async function handleError(
  services: ConsoleServices,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  setHeaders(reply);
  const problem = toProblem(error);
  if (problem.status >= 500) request.log.error(describeError(error), 'request failed');
  if (problem.type === 'unauthorized') return sendToLogin(services, request, reply);
  if (problem.details.retryAfter !== undefined) reply.header('retry-after', problem.details.retryAfter);
  const detail = isProblem(error) ? problem.details : {};
  return sendPage(reply, errorPage(problem.type, { ...detail, instance: request.id }), problem.status);
}

/** A page redirects to the login and back; a form reports that nothing was done. */
async function sendToLogin(
  services: ConsoleServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (request.method !== 'POST') return reply.redirect(loginPath(toConsolePath(request.url)), 303);
  return sendLoginPage(reply, services, { next: toPagePath(request.url), error: 'ended' }, 401);
}
