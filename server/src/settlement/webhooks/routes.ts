import { type App, idParams, keepFor, problems } from '../../platform/http';
import {
  merchantEvent,
  merchantEventList,
  merchantEventQuery,
  resendInput,
  webhookEndpoint,
  webhookEndpointChange,
  webhookEndpointInput,
  webhookEndpointList,
  webhookEndpointWithSecret,
} from './schemas';
import type { MerchantEventsService } from './service';

const config = { access: 'merchantSecret' } as const;
const tags = ['Merchant'];

/** For merchants' servers, with their secret key. */
export function registerMerchantEventRoutes(
  app: App,
  { merchantEvents }: { readonly merchantEvents: MerchantEventsService },
): void {
  registerEndpointRoutes(app, merchantEvents);
  registerEventRoutes(app, merchantEvents);
}

function registerEndpointRoutes(app: App, merchantEvents: MerchantEventsService): void {
  const { endpoints } = merchantEvents;

  app.post(
    '/v1/merchant/webhook-endpoints',
    {
      config,
      schema: {
        operationId: 'Merchant_CreateWebhookEndpoint',
        tags,
        summary: 'Has events sent to an address of the merchant’s server; answers its secret, this once',
        body: webhookEndpointInput,
        response: { 201: webhookEndpointWithSecret, ...problems },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await endpoints.create(request.merchant.id, request.body, keepFor(request, 201))),
  );

  app.get(
    '/v1/merchant/webhook-endpoints',
    {
      config,
      schema: {
        operationId: 'Merchant_ListWebhookEndpoints',
        tags,
        summary: 'Where events are sent, oldest first',
        response: { 200: webhookEndpointList, ...problems },
      },
    },
    async ({ merchant }) => ({ items: await endpoints.list(merchant.id) }),
  );

  app.get(
    '/v1/merchant/webhook-endpoints/:id',
    {
      config,
      schema: {
        operationId: 'Merchant_GetWebhookEndpoint',
        tags,
        summary: 'One of the merchant’s endpoints',
        params: idParams,
        response: { 200: webhookEndpoint, ...problems },
      },
    },
    ({ merchant, params }) => endpoints.get(merchant.id, params.id),
  );

  app.patch(
    '/v1/merchant/webhook-endpoints/:id',
    {
      config,
      schema: {
        operationId: 'Merchant_ChangeWebhookEndpoint',
        tags,
        summary: 'Changes an endpoint’s address or its types; disables it, or enables it again',
        params: idParams,
        body: webhookEndpointChange,
        response: { 200: webhookEndpoint, ...problems },
      },
    },
    ({ merchant, params, body }) => endpoints.change(merchant.id, params.id, body),
  );

  app.delete(
    '/v1/merchant/webhook-endpoints/:id',
    {
      config,
      schema: {
        operationId: 'Merchant_RemoveWebhookEndpoint',
        tags,
        summary: 'Removes an endpoint with its deliveries; answers those that are left',
        params: idParams,
        response: { 200: webhookEndpointList, ...problems },
      },
    },
    async ({ merchant, params }) => {
      await endpoints.remove(merchant.id, params.id);
      return { items: await endpoints.list(merchant.id) };
    },
  );

  app.post(
    '/v1/merchant/webhook-endpoints/:id/rotate-secret',
    {
      config,
      schema: {
        operationId: 'Merchant_RotateWebhookSecret',
        tags,
        summary: 'A new secret; for a day messages are signed with the one before as well',
        params: idParams,
        response: { 200: webhookEndpointWithSecret, ...problems },
      },
    },
    (request) => endpoints.rotateSecret(request.merchant.id, request.params.id, keepFor(request)),
  );

  app.post(
    '/v1/merchant/webhook-endpoints/:id/test',
    {
      config,
      schema: {
        operationId: 'Merchant_TestWebhookEndpoint',
        tags,
        summary: 'Sends a ping to an endpoint',
        params: idParams,
        response: { 200: merchantEvent, ...problems },
      },
    },
    (request) => merchantEvents.ping(request.merchant.id, request.params.id, keepFor(request)),
  );
}

function registerEventRoutes(app: App, merchantEvents: MerchantEventsService): void {
  app.get(
    '/v1/merchant/events',
    {
      config,
      schema: {
        operationId: 'Merchant_ListEvents',
        tags,
        summary: 'What the merchant’s server was told in the last 90 days, newest first',
        querystring: merchantEventQuery,
        response: { 200: merchantEventList, ...problems },
      },
    },
    ({ merchant, query: { cursor = null, limit, type = null, delivery = null } }) =>
      merchantEvents.list(merchant.id, { cursor, limit, type, delivery }),
  );

  app.get(
    '/v1/merchant/events/:id',
    {
      config,
      schema: {
        operationId: 'Merchant_GetEvent',
        tags,
        summary: 'An event, and how each endpoint got it',
        params: idParams,
        response: { 200: merchantEvent, ...problems },
      },
    },
    ({ merchant, params }) => merchantEvents.get(merchant.id, params.id),
  );

  app.post(
    '/v1/merchant/events/:id/resend',
    {
      config,
      schema: {
        operationId: 'Merchant_ResendEvent',
        tags,
        summary: 'Sends an event again, to one endpoint or to all that take its type',
        params: idParams,
        body: resendInput,
        response: { 200: merchantEvent, ...problems },
      },
    },
    (request) =>
      merchantEvents.resend(
        request.merchant.id,
        request.params.id,
        request.body.endpointId ?? null,
        keepFor(request),
      ),
  );
}
