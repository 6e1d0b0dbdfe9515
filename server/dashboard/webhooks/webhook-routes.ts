import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { field, fields } from '../../pages/web/form-body';
import { createOnce } from '../../pages/web/run-once';
import { sendPage } from '../../pages/web/send-page';
import { isProblem, problem } from '../../src/platform/errors';
import { type App, idParams, storeNothing } from '../../src/platform/http';
import { type EndpointView, type MerchantEventType, merchantEventTypes } from '../../src/settlement/webhooks';
import { authorizePage } from '../context';
import { createDashboardFormKey } from '../web/cookies';
import { setFlash, takeFlash } from '../web/flash';
import { checkOpenMerchant, createBody } from '../web/open-merchant';
import type { DashboardServices } from '../web/services';
import {
  type EndpointPageProps,
  type EndpointsPageProps,
  endpointPage,
  endpointsPage,
  webhooksPath,
} from './endpoint-pages';

const config = { access: 'member' } as const;
const eventType = z.enum(merchantEventTypes).exclude(['ping']);
const url = field(z.string().trim().max(2_000));
const newBody = z.object({
  ...createBody,
  url,
  types: fields(z.array(eventType).max(merchantEventTypes.length)),
});
const changeBody = z.object({ url, types: fields(z.array(z.string().max(100)).max(100)) });
/** The data of a new endpoint that the page shows, also for a repeated submission. */
const newEndpoint = z.object({ endpointId: z.string(), secret: z.string() });

const toInput = (input: { readonly url: string; readonly types: readonly MerchantEventType[] }) => ({
  url: input.url,
  eventTypes: input.types.length === 0 ? null : input.types,
});

/** The types that the form may keep or select: those of a later release only if the endpoint has them. */
function checkTypes(types: readonly string[], endpoint: EndpointView): readonly MerchantEventType[] {
  const isAllowed = (type: string): type is MerchantEventType =>
    eventType.safeParse(type).success || endpoint.eventTypes?.some((one) => one === type) === true;
  if (!types.every(isAllowed)) throw problem('validation-failed');
  return types;
}

/** The code of an invalid URL; null for any other error. */
function findUrlProblem(error: unknown): string | null {
  if (!isProblem(error) || error.type !== 'validation-failed') return null;
  return error.details.errors?.[0]?.code ?? null;
}

/** The merchant's webhook endpoints. */
export function registerWebhookPages(scope: App, services: DashboardServices): void {
  const { merchantEvents, idempotency } = services;
  const { endpoints } = merchantEvents;
  const formKeys = createDashboardFormKey(services.config.publicUrl);
  const one = { config, schema: { hide: true, params: idParams } } as const;

  const buildList = async (
    request: FastifyRequest,
    reply: FastifyReply,
    rest: Partial<EndpointsPageProps> = {},
  ) => {
    const { dashboard: context } = request;
    authorizePage(context, 'developers.read');
    const formKey = formKeys.read(request, reply);
    return endpointsPage({ context, endpoints: await endpoints.list(context.merchant.id), formKey, ...rest });
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
    return sendPage(reply, await buildList(request, reply, { flash }));
  });

  scope.post(
    '/developers/webhooks',
    { config, schema: { hide: true, body: newBody } },
    async (request, reply) => {
      const { as, merchant } = request.dashboard;
      checkOpenMerchant(request.dashboard, request.body);
      authorizePage(request.dashboard, 'developers.manage');
      try {
        const { key } = request.body;
        const input = toInput(request.body);
        const form = { scope: `member:${as.id}`, key, request: ['endpoint', merchant.id, input] };
        const { secret, endpointId } = await createOnce(idempotency, form, newEndpoint, (storeResponse) =>
          endpoints.create(merchant.id, input, storeResponse, as),
        );
        formKeys.renew(reply);
        return sendPage(reply, await buildOne(request, endpointId, { secret }));
      } catch (error) {
        const code = findUrlProblem(error);
        if (code !== null)
          return sendPage(
            reply,
            await buildList(request, reply, { input: { ...request.body, error: code } }),
            422,
          );
        if (!isProblem(error) || error.type !== 'step-not-allowed') throw error;
        return sendPage(reply, await buildList(request, reply, { input: request.body, tooMany: true }), 409);
      }
    },
  );

  scope.get('/developers/webhooks/:id', one, async (request, reply) => {
    const flash = takeFlash(request, reply, request.dashboard.language);
    return sendPage(reply, await buildOne(request, request.params.id, { flash }));
  });

  scope.post(
    '/developers/webhooks/:id',
    { config, schema: { hide: true, params: idParams, body: changeBody } },
    async (request, reply) => {
      const { as, merchant } = request.dashboard;
      authorizePage(request.dashboard, 'developers.manage');
      const { id } = request.params;
      const types = checkTypes(request.body.types, await endpoints.get(merchant.id, id));
      try {
        await endpoints.change(merchant.id, id, toInput({ url: request.body.url, types }), as);
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
