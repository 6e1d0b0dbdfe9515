import { sendPage, sendScriptedPage } from '../../pages/web/send-page';
import { type App, idParams } from '../../src/platform/http';
import { createPasskeyPage } from '../login/enrol-page';
import { createSessionCookie } from '../session-cookie';
import { setFlash, takeFlash } from '../web/flash';
import type { ConsoleServices } from '../web/services';
import { accountPage } from './account-page';

const path = '/operator/account';
const config = { access: 'console' } as const;
const page = { config, schema: { hide: true } } as const;
const pageWithId = { config, schema: { hide: true, params: idParams } } as const;

/** An operator's own sessions and passkeys. */
export function registerAccountPages(scope: App, services: ConsoleServices): void {
  const { operatorSessions, passkeys, enrolments, now } = services;
  const cookie = createSessionCookie(services.config.publicUrl);

  scope.get('/account', page, async (request, reply) => {
    const { operator } = request;
    return sendPage(
      reply,
      accountPage({
        operator,
        sessions: await operatorSessions.list(operator.id, operator, cookie.read(request)),
        passkeys: await passkeys.list(operator.id, operator),
        flash: takeFlash(request, reply),
        now: now(),
      }),
    );
  });

  scope.post('/account/sessions/:id/end', pageWithId, async ({ operator, params }, reply) => {
    await operatorSessions.end(operator.id, params.id, operator);
    setFlash(reply, { code: 'sessionsEnded' });
    return reply.redirect(path, 303);
  });

  scope.post('/account/sessions/end-others', page, async (request, reply) => {
    const { operator } = request;
    await operatorSessions.endOthers(operator.id, operator, cookie.read(request));
    setFlash(reply, { code: 'sessionsEnded' });
    return reply.redirect(path, 303);
  });

  scope.post('/account/passkeys', page, async ({ operator }, reply) => {
    const token = await enrolments.createToken(operator.id, operator);
    const creation = await passkeys.buildCreationOptions(token);
    return creation
      ? sendScriptedPage(reply, createPasskeyPage({ ...creation, token }))
      : reply.redirect(path, 303);
  });

  scope.post('/account/passkeys/:id/remove', pageWithId, async ({ operator, params }, reply) => {
    await passkeys.remove(operator.id, params.id, operator);
    setFlash(reply, { code: 'passkeyRemoved' });
    return reply.redirect(path, 303);
  });
}
