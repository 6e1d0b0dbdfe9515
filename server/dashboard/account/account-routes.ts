import { z } from 'zod';
import { field } from '../../pages/web/form-body';
import { sendPage } from '../../pages/web/send-page';
import { type App, idParams } from '../../src/platform/http';
import { homePath } from '../paths';
import { setFlash, takeFlash } from '../web/flash';
import type { DashboardServices } from '../web/services';
import { accountPage } from './account-page';
import { choosePage } from './choose-page';

const config = { access: 'member' } as const;
const anyMerchant = { access: 'member', merchantOptional: true } as const;
const path = `${homePath}/account`;
const choice = z.object({ membership: field(z.string().max(100)) });

/** The member's own sessions, and the choice of one of their merchants. */
export function registerAccountPages(scope: App, { memberSessions }: DashboardServices): void {
  scope.get('/account', { config, schema: { hide: true } }, async (request, reply) => {
    const { dashboard: context, memberSession } = request;
    const sessions = await memberSessions.list(memberSession);
    const flash = takeFlash(request, reply, context.language);
    return sendPage(reply, accountPage({ context, sessions, flash }));
  });

  scope.post(
    '/account/sessions/:id/end',
    { config, schema: { hide: true, params: idParams } },
    async ({ memberSession, params }, reply) => {
      await memberSessions.end(memberSession, params.id);
      setFlash(reply, 'sessionsEnded');
      return reply.redirect(path, 303);
    },
  );

  scope.post(
    '/account/sessions/end-others',
    { config, schema: { hide: true } },
    async ({ memberSession }, reply) => {
      await memberSessions.endOthers(memberSession);
      setFlash(reply, 'sessionsEnded');
      return reply.redirect(path, 303);
    },
  );

  scope.get('/choose', { config: anyMerchant, schema: { hide: true } }, async ({ memberSession }, reply) => {
    const choices = await memberSessions.listMerchants(memberSession);
    return sendPage(reply, choosePage({ choices, language: memberSession.member.language }));
  });

  scope.post(
    '/choose',
    { config: anyMerchant, schema: { hide: true, body: choice } },
    async ({ memberSession, body }, reply) => {
      await memberSessions.choose(memberSession, body.membership);
      return reply.redirect(homePath, 303);
    },
  );
}
