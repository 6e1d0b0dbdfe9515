import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { keyBody, rollBody, newKey as shownKey, toNewKey } from '../../pages/keys/key-forms';
import { field } from '../../pages/web/form-body';
import { toLines } from '../../pages/web/lines';
import { createOnce } from '../../pages/web/run-once';
import { sendPage } from '../../pages/web/send-page';
import { isProblem } from '../../src/platform/errors';
import { type App, idParams } from '../../src/platform/http';
import { places } from '../navigation';
import { createDashboardFormKey } from '../web/cookies';
import { setFlash, takeFlash } from '../web/flash';
import { checkOpenMerchant, openMerchantBody } from '../web/open-merchant';
import type { DashboardServices } from '../web/services';
import { type DevelopersPageProps, developersPage, type OriginsForm } from './developers-page';
import { toOriginErrors } from './origins-form';

const config = { access: 'member' } as const;
const { path } = places.developers;
const lines = field(z.string().max(20_000));
const originsBody = z.object({ ...openMerchantBody, origins: lines, redirectOrigins: lines });
/** The old key has to work until the new one is in use. “Revoke” ends it at once. */
const memberRollBody = rollBody.extend({
  overlapDays: rollBody.shape.overlapDays.refine((days) => days > 0),
});
const createBody = keyBody.extend(openMerchantBody);

/** Keys and origins. */
export function registerDeveloperPages(
  scope: App,
  { merchants, idempotency, config: { publicUrl } }: DashboardServices,
): void {
  const formKeys = createDashboardFormKey(publicUrl);
  const build = async (
    request: FastifyRequest,
    reply: FastifyReply,
    rest: Partial<DevelopersPageProps> = {},
  ) => {
    const { dashboard: context } = request;
    const { as, merchant } = context;
    const formKey = rest.formKey ?? formKeys.read(request, reply);
    const { origins, redirectOrigins } = await merchants.readOrigins(merchant.id, as);
    const stored = { origins: origins.join('\n'), redirectOrigins: redirectOrigins.join('\n') };
    const keys = await merchants.keys.list(merchant.id, as);
    return developersPage({ context, keys, origins: stored, ...rest, formKey });
  };

  scope.get('/developers', { config, schema: { hide: true } }, async (request, reply) => {
    const flash = takeFlash(request, reply, request.dashboard.language);
    return sendPage(reply, await build(request, reply, { flash }));
  });

  scope.post(
    '/developers/keys',
    { config, schema: { hide: true, body: createBody } },
    async (request, reply) => {
      const { as, merchant } = request.dashboard;
      checkOpenMerchant(request.dashboard, request.body);
      const { key, kind, permissions } = request.body;
      const wanted = toNewKey(request.body);
      if (wanted === null)
        return sendPage(reply, await build(request, reply, { error: 'noPermission' }), 422);
      try {
        const form = { scope: `member:${as.id}`, key, request: ['key', merchant.id, kind, ...permissions] };
        const newKey = await createOnce(idempotency, form, shownKey, (storeResponse) =>
          merchants.keys.create(merchant.id, wanted, as, storeResponse),
        );
        return sendPage(reply, await build(request, reply, { newKey, formKey: formKeys.renew(reply) }));
      } catch (error) {
        if (!isProblem(error) || error.type !== 'step-not-allowed') throw error;
        return sendPage(reply, await build(request, reply, { error: 'tooManyKeys' }), 409);
      }
    },
  );

  scope.post(
    '/developers/keys/:id/roll',
    { config, schema: { hide: true, params: idParams, body: memberRollBody } },
    async (request, reply) => {
      const { as, merchant } = request.dashboard;
      const { key, overlapDays } = request.body;
      const { id } = request.params;
      const form = { scope: `member:${as.id}`, key, request: ['roll', id, overlapDays] };
      const newKey = await createOnce(idempotency, form, shownKey, (storeResponse) =>
        merchants.keys.roll(merchant.id, id, overlapDays, as, storeResponse),
      );
      return sendPage(reply, await build(request, reply, { newKey, formKey: formKeys.renew(reply) }));
    },
  );

  scope.post(
    '/developers/keys/:id/revoke',
    { config, schema: { hide: true, params: idParams } },
    async ({ dashboard: { as, merchant }, params }, reply) => {
      await merchants.keys.revoke(merchant.id, params.id, as);
      setFlash(reply, 'keyRevoked');
      return reply.redirect(`${path}#keys`, 303);
    },
  );

  scope.post(
    '/developers/origins',
    { config, schema: { hide: true, body: originsBody } },
    async (request, reply) => {
      const { body, dashboard } = request;
      const { as, merchant, language } = dashboard;
      checkOpenMerchant(dashboard, body);
      try {
        await merchants.changeOrigins(merchant.id, toOrigins(body), as);
      } catch (error) {
        if (!isProblem(error) || error.type !== 'validation-failed') throw error;
        const originErrors = toOriginErrors(error.details.errors ?? [], body, language);
        return sendPage(reply, await build(request, reply, { origins: body, originErrors }), 422);
      }
      setFlash(reply, 'originsChanged');
      return reply.redirect(`${path}#origins`, 303);
    },
  );
}

const toOrigins = ({ origins, redirectOrigins }: OriginsForm) => ({
  origins: toLines(origins),
  redirectOrigins: toLines(redirectOrigins),
});
