import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { field, fields } from '../../pages/web/form-body';
import { sendPage } from '../../pages/web/send-page';
import { isProblem } from '../../src/platform/errors';
import { type App, idParams } from '../../src/platform/http';
import { merchantEventTypes } from '../../src/settlement/webhooks';
import { authorizePage } from '../context';
import { setFlash, takeFlash } from '../web/flash';
import { checkOpenMerchant, openMerchantBody } from '../web/open-merchant';
import type { DashboardServices } from '../web/services';
import {
  type EndpointPageProps,
  type EndpointsPageProps,
  endpointPage,
  endpointsPage,
  webhooksPath,
} from './endpoint-pages';

const config = { access: 'member' } as const;
const body = z.object({
  url: field(z.string().trim().max(2_000)),
  types: fields(z.array(z.enum(merchantEventTypes).exclude(['ping'])).max(merchantEventTypes.length)),
});
const createBody = body.extend(openMerchantBody);
/** Forms are not repeated under an idempotency key. */
const storeNothing = async (): Promise<void> => undefined;

const toInput = ({ url, types }: z.output<typeof body>) => ({
  url,
  eventTypes: types.length === 0 ? null : types,
});

/** The code of a wrong address; null for any other error. */
function findUrlProblem(error: unknown): string | null {
  if (!isProblem(error) || error.type !== 'validation-failed') return null;
  return error.details.errors?.[0]?.code ?? null;
}

/** The merchant's webhook endpoints. */
export function registerWebhookPages(scope: App, { merchantEvents }: DashboardServices): void {
  const { endpoints } = merchantEvents;
  const one = { config, schema: { hide: true, params: idParams } } as const;

  const buildList = async (
    { dashboard: context }: FastifyRequest,
    rest: Partial<EndpointsPageProps> = {},
  ) => {
    authorizePage(context, 'developers.read');
    return endpointsPage({ context, endpoints: await endpoints.list(context.merchant.id), ...rest });
  };

  const buildOne = async (
    { dashboard: context }: FastifyRequest,
    id: string,
    rest: Partial<EndpointPageProps> = {},
  ) => {
    authorizePage(context, 'developers.manage');
    return endpointPage({ context, endpoint: await endpoints.get(context.merchant.id, id), ...rest });
  };

  scope.get('/developers/webhooks', { config, schema: { hide: true } }, async (request, reply) => {
    const flash = takeFlash(request, reply, request.dashboard.language);
    return sendPage(reply, await buildList(request, { flash }));
  });

  scope.post(
    '/developers/webhooks',
    { config, schema: { hide: true, body: createBody } },
    async (request, reply) => {
      const { as, merchant } = request.dashboard;
      checkOpenMerchant(request.dashboard, request.body);
      authorizePage(request.dashboard, 'developers.manage');
      try {
        const created = await endpoints.create(merchant.id, toInput(request.body), storeNothing, as);
        const { secret, endpointId } = created;
        return sendPage(reply, await buildOne(request, endpointId, { secret }));
      } catch (error) {
        const code = findUrlProblem(error);
        if (code !== null)
          return sendPage(reply, await buildList(request, { input: { ...request.body, error: code } }), 422);
        if (!isProblem(error) || error.type !== 'step-not-allowed') throw error;
        return sendPage(reply, await buildList(request, { input: request.body, tooMany: true }), 409);
      }
    },
  );

  scope.get('/developers/webhooks/:id', one, async (request, reply) => {
    const flash = takeFlash(request, reply, request.dashboard.language);
    return sendPage(reply, await buildOne(request, request.params.id, { flash }));
  });

  scope.post(
    '/developers/webhooks/:id',
    { config, schema: { hide: true, params: idParams, body } },
    async (request, reply) => {
      const { as, merchant } = request.dashboard;
      authorizePage(request.dashboard, 'developers.manage');
      const { id } = request.params;
      try {
        await endpoints.change(merchant.id, id, toInput(request.body), as);
      } catch (error) {
        const code = findUrlProblem(error);
        if (code === null) throw error;
        const input = { ...request.body, error: code };
        return sendPage(reply, await buildOne(request, id, { input }), 422);
      }
      setFlash(reply, 'endpointChanged');
      return reply.redirect(`${webhooksPath}/${id}`, 303);
    },
  );

  for (const [verb, enabled] of [
    ['enable', true],
    ['disable', false],
  ] as const)
    scope.post(`/developers/webhooks/:id/${verb}`, one, async ({ dashboard, params }, reply) => {
      await endpoints.change(dashboard.merchant.id, params.id, { enabled }, dashboard.as);
      setFlash(reply, 'endpointChanged');
      return reply.redirect(`${webhooksPath}/${params.id}`, 303);
    });

  scope.post('/developers/webhooks/:id/roll', one, async (request, reply) => {
    const { as, merchant } = request.dashboard;
    const { id } = request.params;
    const { secret } = await endpoints.rotateSecret(merchant.id, id, storeNothing, as);
    return sendPage(reply, await buildOne(request, id, { secret }));
  });

  scope.post('/developers/webhooks/:id/test', one, async ({ dashboard, params }, reply) => {
    authorizePage(dashboard, 'developers.manage');
    await merchantEvents.ping(dashboard.merchant.id, params.id, storeNothing, dashboard.as);
    setFlash(reply, 'testSent');
    return reply.redirect(`${webhooksPath}/${params.id}`, 303);
  });

  scope.post('/developers/webhooks/:id/remove', one, async ({ dashboard, params }, reply) => {
    await endpoints.remove(dashboard.merchant.id, params.id, dashboard.as);
    setFlash(reply, 'endpointRemoved');
    return reply.redirect(webhooksPath, 303);
  });
}
