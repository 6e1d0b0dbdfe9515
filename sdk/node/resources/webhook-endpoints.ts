import type { Call, CallOptions } from '../client/call';
import type { Input, Output, StoredEvent, WebhookEndpoint } from '../client/types';

type EndpointWithSecret = Output<'Merchant_CreateWebhookEndpoint'>;

export interface WebhookEndpoints {
  /** The signing secret is returned only once. */
  create(input: Input<'Merchant_CreateWebhookEndpoint'>, options?: CallOptions): Promise<EndpointWithSecret>;
  get(endpointId: string, options?: CallOptions): Promise<WebhookEndpoint>;
  /** Oldest first; at most ten. */
  list(options?: CallOptions): Promise<readonly WebhookEndpoint[]>;
  change(
    endpointId: string,
    input: Input<'Merchant_ChangeWebhookEndpoint'>,
    options?: CallOptions,
  ): Promise<WebhookEndpoint>;
  /** Removes the endpoint and its deliveries; returns the remaining endpoints. */
  remove(endpointId: string, options?: CallOptions): Promise<readonly WebhookEndpoint[]>;
  /** Returns a new secret. Events are signed with both secrets for 24 hours. */
  rotateSecret(endpointId: string, options?: CallOptions): Promise<EndpointWithSecret>;
  /** Sends a `ping` event. */
  test(endpointId: string, options?: CallOptions): Promise<StoredEvent>;
}

export const createWebhookEndpoints = (call: Call): WebhookEndpoints => ({
  create: (body, options) => call('Merchant_CreateWebhookEndpoint', { body }, options),
  get: (id, options) => call('Merchant_GetWebhookEndpoint', { id }, options),
  list: async (options) => (await call('Merchant_ListWebhookEndpoints', {}, options)).items,
  change: (id, body, options) => call('Merchant_ChangeWebhookEndpoint', { id, body }, options),
  remove: async (id, options) => (await call('Merchant_RemoveWebhookEndpoint', { id }, options)).items,
  rotateSecret: (id, options) => call('Merchant_RotateWebhookSecret', { id }, options),
  test: (id, options) => call('Merchant_TestWebhookEndpoint', { id }, options),
});
