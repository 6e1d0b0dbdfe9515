import { type App, idParams, problems, storeResponseFor } from '../../platform/http';
import type { MerchantEventsService } from './service';
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
} from './views/schemas';

const config = { access: 'merchantSecret', permission: 'webhooks' } as const;
const tags = ['Merchant'];

/** Called by merchants' servers with their secret key. */
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
        summary: 'Create a webhook endpoint and return its signing secret',
        description: 'The secret is returned only once. Store it to verify the signature of each event.',
        body: webhookEndpointInput,
        response: { 201: webhookEndpointWithSecret, ...problems },
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .send(await endpoints.create(request.merchant.id, request.body, storeResponseFor(request, 201))),
  );

  app.get(
    '/v1/merchant/webhook-endpoints',
    {
      config,
      schema: {
        operationId: 'Merchant_ListWebhookEndpoints',
        tags,
        summary: 'List webhook endpoints, oldest first',
        description: 'A merchant has at most ten.',
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
        summary: 'Retrieve a webhook endpoint',
        description: 'Shows whether deliveries succeed.',
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
        summary: 'Update a webhook endpoint: its URL, its event types, or whether it is enabled',
        description:
          'Omitted fields are not changed. Enabling an endpoint does not deliver the events that it missed; resend them.',
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
        summary: 'Delete a webhook endpoint and its deliveries, and return the remaining endpoints',
        description: 'Pending deliveries are not sent. The events remain listed.',
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
        summary: 'Rotate the signing secret of a webhook endpoint',
        description: 'For 24 hours, events are signed with both the new and the previous secret.',
        params: idParams,
        response: { 200: webhookEndpointWithSecret, ...problems },
      },
    },
    (request) => endpoints.rotateSecret(request.merchant.id, request.params.id, storeResponseFor(request)),
  );

  app.post(
    '/v1/merchant/webhook-endpoints/:id/test',
    {
      config,
      schema: {
        operationId: 'Merchant_TestWebhookEndpoint',
        tags,
        summary: 'Send a test event of type `ping` to a webhook endpoint',
        description:
          'The event is sent even if the endpoint accepts only other types. Returns the event, which is delivered afterwards.',
        params: idParams,
        response: { 200: merchantEvent, ...problems },
      },
    },
    (request) => merchantEvents.ping(request.merchant.id, request.params.id, storeResponseFor(request)),
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
        summary: 'List events of the last 90 days, newest first',
        description: 'Includes events that no endpoint receives. All filters apply together.',
        querystring: merchantEventQuery,
        response: { 200: merchantEventList, ...problems },
      },
    },
    ({ merchant, query: { cursor = null, limit, ...filters } }) => {
      const search = {
        type: filters.type ?? null,
        delivery: filters.delivery ?? null,
        checkoutId: filters.checkoutId ?? null,
        reference: filters.reference ?? null,
        from: filters.from ?? null,
        to: filters.to ?? null,
      };
      return merchantEvents.list(merchant.id, search, { cursor, limit });
    },
  );

  app.get(
    '/v1/merchant/events/:id',
    {
      config,
      schema: {
        operationId: 'Merchant_GetEvent',
        tags,
        summary: 'Retrieve an event and its deliveries',
        description: 'Shows why an endpoint did not accept it.',
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
        summary: 'Resend an event to one endpoint, or to all endpoints that accept its type',
        description: 'Starts a new series of attempts. The event keeps its ID and timestamp.',
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
        storeResponseFor(request),
      ),
  );
}
