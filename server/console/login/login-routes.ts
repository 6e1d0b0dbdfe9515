import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { field } from '../../pages/web/form-body';
import { parseJson } from '../../pages/web/parse-json';
import { sendPage, sendScriptedPage } from '../../pages/web/send-page';
import { readBrowserTraits } from '../../src/parties/operators';
import { type App, toClientNetwork } from '../../src/platform/http';
import { homePath, loginPath, toConsolePath } from '../paths';
import { createSessionCookie } from '../session-cookie';
import { setFlash, takeFlash } from '../web/flash';
import type { ConsoleServices } from '../web/services';
import { createPasskeyPage, enrolPage, enrolRefusedPage } from './enrol-page';
import { type LoginPageProps, loginPage } from './login-page';

const nextQuery = z.object({ next: z.string().max(500).optional().catch(undefined) });

const next = field(z.string().max(500));
const response = field(z.string().max(50_000).transform(parseJson));
const token = field(z.string().max(100));

const keyInput = z.object({ key: field(z.string().trim().max(200)), next });
const passkeyInput = z.object({ response, next });
const openInput = z.object({ token });
const enrolInput = z.object({ token, response });

/** Sends the login page with a fresh challenge. */
export async function sendLoginPage(
  reply: FastifyReply,
  { passkeys, operatorSessions }: Pick<ConsoleServices, 'passkeys' | 'operatorSessions'>,
  page: Omit<LoginPageProps, 'options' | 'keyLogin'>,
  status = 200,
): Promise<FastifyReply> {
  const { keyLogin } = operatorSessions;
  const options = await passkeys.buildLoginOptions();
  return sendScriptedPage(reply, loginPage({ ...page, options, keyLogin }), status);
}

export function registerLoginRoutes(scope: App, services: ConsoleServices): void {
  const { operatorSessions, config } = services;
  const cookie = createSessionCookie(config.publicUrl);

  const readLogin = (request: FastifyRequest) => ({
    client: toClientNetwork(request.ip),
    browser: readBrowserTraits(request),
    formerToken: cookie.read(request),
  });

  scope.get('/login', { schema: { hide: true, querystring: nextQuery } }, async (request, reply) => {
    const page = toConsolePath(request.query.next);
    const sessionToken = cookie.read(request);
    const browser = readBrowserTraits(request);
    if (sessionToken && (await operatorSessions.authenticate(sessionToken, browser, true)))
      return reply.redirect(page, 303);
    return sendLoginPage(reply, services, { next: page, flash: takeFlash(request, reply) });
  });

  scope.post('/login/passkey', { schema: { hide: true, body: passkeyInput } }, async (request, reply) => {
    const page = toConsolePath(request.body.next);
    const input = { ...readLogin(request), response: request.body.response };
    const sessionToken = await operatorSessions.logInWithPasskey(input);
    if (sessionToken === null)
      return sendLoginPage(reply, services, { next: page, error: 'passkeyRefused' }, 401);
    cookie.write(reply, sessionToken);
    return reply.redirect(page, 303);
  });

  scope.post('/login', { schema: { hide: true, body: keyInput } }, async (request, reply) => {
    const page = toConsolePath(request.body.next);
    const sessionToken = await operatorSessions.logInWithKey({
      ...readLogin(request),
      key: request.body.key,
    });
    if (sessionToken === null) return sendLoginPage(reply, services, { next: page, error: 'refused' }, 401);
    cookie.write(reply, sessionToken);
    return reply.redirect(page, 303);
  });

  scope.post('/logout', { schema: { hide: true } }, async (request, reply) => {
    const sessionToken = cookie.read(request);
    if (sessionToken !== null) await operatorSessions.logOut(sessionToken);
    cookie.clear(reply);
    setFlash(reply, { code: 'loggedOut' });
    return reply.redirect(loginPath(homePath), 303);
  });
}

/** One-time links with which operators create a passkey. */
export function registerEnrolmentRoutes(scope: App, { passkeys }: ConsoleServices): void {
  scope.get('/enrol', { schema: { hide: true } }, async (_request, reply) =>
    sendScriptedPage(reply, enrolPage()),
  );

  scope.post('/enrol', { schema: { hide: true, body: openInput } }, async ({ body }, reply) => {
    const creation = await passkeys.buildCreationOptions(body.token);
    return creation
      ? sendScriptedPage(reply, createPasskeyPage({ ...creation, token: body.token }))
      : sendPage(reply, enrolRefusedPage(), 410);
  });

  scope.post('/enrol/finish', { schema: { hide: true, body: enrolInput } }, async (request, reply) => {
    const input = { ...request.body, browser: readBrowserTraits(request) };
    if (!(await passkeys.enrol(input))) return sendPage(reply, enrolRefusedPage(), 410);
    setFlash(reply, { code: 'passkeyCreated' });
    return reply.redirect(loginPath(homePath), 303);
  });
}
