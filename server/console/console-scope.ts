import type { FastifyReply, FastifyRequest } from 'fastify';
import { registerPageScope } from '../pages/web/page-scope';
import { sendPage } from '../pages/web/send-page';
import { isProblem } from '../src/platform/errors';
import { type App, describeError, toProblem } from '../src/platform/http';
import { errorPage, refusedPage } from './error-page';
import { sendLoginPage } from './login/login-routes';
import { homePath, loginPath, toConsolePath, toPagePath } from './paths';
import type { ConsoleServices } from './web/services';

/** Settings of the console's pages: permissions, accepted bodies, and error pages. */
export function registerConsoleScope(
  app: App,
  services: ConsoleServices,
  register: (scope: App) => void,
): void {
  const { publicUrl } = services.config;
  registerPageScope(
    app,
    {
      prefix: homePath,
      publicUrl,
      sendRefused: (_request, reply) => sendPage(reply, refusedPage(publicUrl), 403),
      sendNotFound: (_request, reply) => sendPage(reply, errorPage('not-found'), 404),
      handleError: (error, request, reply) => handleError(services, error, request, reply),
    },
    register,
  );
}

async function handleError(
  services: ConsoleServices,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
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
