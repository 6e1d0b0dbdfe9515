import type { FastifyReply, FastifyRequest } from 'fastify';
import { registerPageScope } from '../pages/web/page-scope';
import { sendPage } from '../pages/web/send-page';
import { isProblem } from '../src/platform/errors';
import { type App, describeError, toProblem } from '../src/platform/http';
import { MerchantNotChosen } from './authenticator';
import { errorPage } from './error-page';
import { loginPage } from './login/login-page';
import { choosePath, homePath, loginPath } from './paths';
import { readLanguage } from './web/language';
import { OtherMerchantOpen } from './web/open-merchant';
import type { DashboardServices } from './web/services';

/** Settings of the dashboard's pages: permissions, accepted bodies, and error pages. */
export function registerDashboardScope(
  app: App,
  services: DashboardServices,
  register: (scope: App) => void,
): void {
  const { publicUrl } = services.config;
  registerPageScope(
    app,
    {
      prefix: homePath,
      publicUrl,
      sendRefused: (request, reply) => sendPage(reply, errorPage('refused', readLanguage(request)), 403),
      sendNotFound: (request, reply) => sendPage(reply, errorPage('not-found', readLanguage(request)), 404),
      handleError,
    },
    register,
  );
}

async function handleError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (error instanceof MerchantNotChosen) return reply.redirect(choosePath, 303);
  const language = readLanguage(request);
  if (error instanceof OtherMerchantOpen) return sendPage(reply, errorPage('other-merchant', language), 409);
  const problem = toProblem(error);
  if (problem.status >= 500) request.log.error(describeError(error), 'request failed');
  if (problem.type === 'unauthorized') return sendToLogin(request, reply);
  if (problem.details.retryAfter !== undefined) reply.header('retry-after', problem.details.retryAfter);
  const detail = isProblem(error) ? problem.details : {};
  return sendPage(
    reply,
    errorPage(problem.type, language, { ...detail, instance: request.id }),
    problem.status,
  );
}

/** A page redirects to the log-in; a form reports that nothing was done. */
function sendToLogin(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.method !== 'POST') return reply.redirect(loginPath, 303);
  const props = { language: readLanguage(request), error: 'ended' } as const;
  return sendPage(reply, loginPage(props), 401);
}
