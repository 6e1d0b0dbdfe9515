import { languages } from '@tamarack/core/language';
import { validateEmail } from '@tamarack/core/validation/email';
import { z } from 'zod';
import { field } from '../../pages/web/form-body';
import { sendPage, sendScriptedPage } from '../../pages/web/send-page';
import { readBrowserTraits } from '../../src/parties/operators';
import { type App, toClientNetwork } from '../../src/platform/http';
import { homePath, loginPath, toDashboardPath } from '../paths';
import { createDashboardCookies } from '../web/cookies';
import { setFlash, takeFlash } from '../web/flash';
import { readLanguage, writeLanguage } from '../web/language';
import type { DashboardServices } from '../web/services';
import { confirmPage, linkRefusedPage, linkSentPage, loginPage } from './login-page';

const emailInput = z.object({ email: field(z.string().trim().max(200)) });
/** The token, or the whole link if the script did not run. */
const tokenInput = z.object({
  token: field(
    z
      .string()
      .trim()
      .max(500)
      .transform((text) => text.slice(text.lastIndexOf('#') + 1)),
  ),
});
const languageInput = z.object({
  language: field(z.enum(languages)),
  next: field(z.string().max(500)),
});

/** Log-in by mailed link, and log-out. */
export function registerLoginRoutes(scope: App, services: DashboardServices): void {
  const { memberLinks, memberSessions, config } = services;
  const cookies = createDashboardCookies(config.publicUrl);

  scope.get('/login', { schema: { hide: true } }, async (request, reply) => {
    const token = cookies.session.read(request);
    if (token !== null && (await memberSessions.authenticate(token))) return reply.redirect(homePath, 303);
    const language = readLanguage(request);
    return sendPage(reply, loginPage({ language, flash: takeFlash(request, reply, language) }));
  });

  scope.post('/login', { schema: { hide: true, body: emailInput } }, async (request, reply) => {
    const language = readLanguage(request);
    const { email } = request.body;
    if (validateEmail(email) !== null)
      return sendPage(reply, loginPage({ language, email, error: 'emailInvalid' }), 422);
    await memberLinks.request({ email, client: toClientNetwork(request.ip) });
    return sendPage(reply, linkSentPage({ language }));
  });

  // a mail scanner opens links: only the button of this page uses one
  scope.get('/login/link', { schema: { hide: true } }, async (request, reply) =>
    sendScriptedPage(reply, confirmPage({ language: readLanguage(request) })),
  );

  scope.post('/login/link', { schema: { hide: true, body: tokenInput } }, async (request, reply) => {
    const session = await memberSessions.logIn({
      token: request.body.token,
      client: toClientNetwork(request.ip),
      browser: readBrowserTraits(request),
      deviceToken: cookies.device.read(request),
      formerToken: cookies.session.read(request),
    });
    if (session === null) return sendPage(reply, linkRefusedPage({ language: readLanguage(request) }), 410);
    cookies.session.write(reply, session.token);
    cookies.device.write(reply, session.deviceToken);
    return reply.redirect(homePath, 303);
  });

  scope.post('/logout', { schema: { hide: true } }, async (request, reply) => {
    const token = cookies.session.read(request);
    if (token !== null) await memberSessions.logOut(token);
    cookies.session.clear(reply);
    setFlash(reply, 'loggedOut');
    return reply.redirect(loginPath, 303);
  });

  scope.post('/language', { schema: { hide: true, body: languageInput } }, async (request, reply) => {
    const { language, next } = request.body;
    const token = cookies.session.read(request);
    const session = token === null ? null : await memberSessions.authenticate(token);
    if (session) await memberSessions.setLanguage(session, language);
    writeLanguage(reply, language);
    return reply.redirect(session ? toDashboardPath(next) : loginPath, 303);
  });
}
