import { z } from 'zod';
import { type App, toClientNetwork } from '../src/platform/http';
import { loginPage } from './login-page';
import { homePath, loginPath, toConsolePath } from './paths';
import { createSessionCookie } from './session-cookie';
import { setFlash, takeFlash } from './web/flash';
import { field } from './web/form-body';
import { sendPage } from './web/send-page';
import type { ConsoleServices } from './web/services';

const nextQuery = z.object({ next: z.string().max(500).optional().catch(undefined) });

const loginInput = z.object({
  key: field(z.string().trim().max(200)),
  next: field(z.string().max(500)),
});

export function registerLoginRoutes(scope: App, { operatorSessions, config }: ConsoleServices): void {
  const cookie = createSessionCookie(config.publicUrl);

  scope.get('/login', { schema: { hide: true, querystring: nextQuery } }, async (request, reply) => {
    const next = toConsolePath(request.query.next);
    const token = cookie.read(request);
    if (token && (await operatorSessions.authenticate(token, true))) return reply.redirect(next, 303);
    return sendPage(reply, loginPage({ next, flash: takeFlash(request, reply) }));
  });

  scope.post('/login', { schema: { hide: true, body: loginInput } }, async (request, reply) => {
    const { key, next } = request.body;
    const token = await operatorSessions.logIn({
      key,
      network: toClientNetwork(request.ip),
      formerToken: cookie.read(request),
    });
    if (token === null)
      return sendPage(reply, loginPage({ next: toConsolePath(next), error: 'refused' }), 401);
    cookie.write(reply, token);
    return reply.redirect(toConsolePath(next), 303);
  });

  scope.post('/logout', { schema: { hide: true } }, async (request, reply) => {
    const token = cookie.read(request);
    if (token !== null) await operatorSessions.logOut(token);
    cookie.clear(reply);
    setFlash(reply, { code: 'loggedOut' });
    return reply.redirect(loginPath(homePath), 303);
  });
}
