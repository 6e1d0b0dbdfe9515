import { languages } from '@tamarack/core/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { field } from '../../pages/web/form-body';
import { createOnce } from '../../pages/web/run-once';
import { sendPage } from '../../pages/web/send-page';
import { memberRoles } from '../../src/parties/members';
import { isProblem } from '../../src/platform/errors';
import { type App, idParams } from '../../src/platform/http';
import { homePath } from '../paths';
import { createDashboardFormKey } from '../web/cookies';
import { setFlash, takeFlash } from '../web/flash';
import { checkOpenMerchant, createBody } from '../web/open-merchant';
import type { DashboardServices } from '../web/services';
import { type MembersPageProps, membersPage } from './members-page';

const config = { access: 'member' } as const;
const path = `${homePath}/members`;
const role = field(z.enum(memberRoles));
const roleBody = z.object({ role });
const inviteBody = z.object({
  ...createBody,
  email: field(z.string().trim().max(200)),
  role,
  language: field(z.enum(languages)),
});

/** Who works with the merchant's dashboard. */
export function registerMemberPages(
  scope: App,
  { members, idempotency, config: { publicUrl } }: DashboardServices,
): void {
  const formKeys = createDashboardFormKey(publicUrl);
  const build = async (
    request: FastifyRequest,
    reply: FastifyReply,
    rest: Partial<MembersPageProps> = {},
  ) => {
    const { dashboard: context } = request;
    const formKey = formKeys.read(request, reply);
    const list = await members.list(context.merchant.id, context.as);
    return membersPage({ context, members: list, formKey, ...rest });
  };

  /** Runs an action on a membership, and explains the refusal to the last owner. */
  const act = async (request: FastifyRequest, reply: FastifyReply, run: () => Promise<void>) => {
    try {
      await run();
    } catch (error) {
      if (!isProblem(error) || error.details.errors?.[0]?.code !== 'lastOwner') throw error;
      return sendPage(reply, await build(request, reply, { error: 'lastOwner' }), 409);
    }
    return reply.redirect(path, 303);
  };

  scope.get('/members', { config, schema: { hide: true } }, async (request, reply) => {
    const flash = takeFlash(request, reply, request.dashboard.language);
    return sendPage(reply, await build(request, reply, { flash }));
  });

  scope.post('/members', { config, schema: { hide: true, body: inviteBody } }, async (request, reply) => {
    const { dashboard } = request;
    const { merchant: _, key, ...body } = request.body;
    checkOpenMerchant(dashboard, request.body);
    try {
      const { as, merchant } = dashboard;
      const form = { scope: `member:${as.id}`, key, request: ['member', merchant.id, body] };
      await createOnce(idempotency, form, z.object({ id: z.string() }), (storeResponse) =>
        members.invite(merchant.id, body, as, storeResponse),
      );
    } catch (error) {
      if (!isProblem(error)) throw error;
      if (error.type === 'step-not-allowed')
        return sendPage(reply, await build(request, reply, { error: 'tooMany' }), 409);
      const [first] = error.type === 'validation-failed' ? (error.details.errors ?? []) : [];
      if (!first) throw error;
      return sendPage(
        reply,
        await build(request, reply, { invitation: { ...body, error: first.code } }),
        422,
      );
    }
    formKeys.renew(reply);
    setFlash(reply, 'invited');
    return reply.redirect(path, 303);
  });

  scope.post(
    '/members/:id/invite',
    { config, schema: { hide: true, params: idParams } },
    async ({ dashboard, params }, reply) => {
      await members.inviteAgain(params.id, dashboard.as);
      setFlash(reply, 'invited');
      return reply.redirect(path, 303);
    },
  );

  scope.post(
    '/members/:id/role',
    { config, schema: { hide: true, params: idParams, body: roleBody } },
    async (request, reply) =>
      act(request, reply, async () => {
        await members.changeRole(request.params.id, request.body.role, request.dashboard.as);
        setFlash(reply, 'roleChanged');
      }),
  );

  scope.post(
    '/members/:id/remove',
    { config, schema: { hide: true, params: idParams } },
    async (request, reply) =>
      act(request, reply, async () => {
        await members.remove(request.params.id, request.dashboard.as);
        setFlash(reply, 'memberRemoved');
      }),
  );
}
