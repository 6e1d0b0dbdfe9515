import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type {
  merchantEvent,
  merchantEventList,
  webhookEndpoint,
  webhookEndpointWithSecret,
} from '../../server/src/settlement/webhooks/views/schemas';
import type { Api, ApiResponse, TestMerchant } from './api';

export type Endpoint = z.output<typeof webhookEndpoint>;
export type EndpointWithSecret = z.output<typeof webhookEndpointWithSecret>;
export type MerchantEvent = z.output<typeof merchantEvent>;
export type MerchantEventPage = z.output<typeof merchantEventList>;

/** What a merchant's server asks, with its secret key. */
export interface MerchantClient {
  get<T>(path: string): Promise<ApiResponse<T>>;
  post<T>(path: string, body?: unknown, key?: string): Promise<ApiResponse<T>>;
  patch<T>(path: string, body: unknown): Promise<ApiResponse<T>>;
  delete<T>(path: string): Promise<ApiResponse<T>>;
  /** An endpoint; throws if it is refused. */
  createEndpoint(url: string, eventTypes?: readonly string[]): Promise<EndpointWithSecret>;
  listEvents(query?: string): Promise<MerchantEventPage['items']>;
  getEvent(id: string): Promise<MerchantEvent>;
}

export function createMerchantClient(api: Api, merchant: TestMerchant = api.merchant): MerchantClient {
  const call = <T>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    key: string = randomUUID(),
  ): Promise<ApiResponse<T>> =>
    api.call<T>(method, `/v1/merchant/${path}`, {
      headers: { authorization: `Bearer ${merchant.secretKey}`, 'idempotency-key': key },
      body,
    });
  const client: MerchantClient = {
    get: (path) => call('GET', path),
    post: (path, body = {}, key) => call('POST', path, body, key),
    patch: (path, body) => call('PATCH', path, body),
    delete: (path) => call('DELETE', path),
    createEndpoint: async (url, eventTypes) => {
      const body = { url, ...(eventTypes && { eventTypes }) };
      const { status, body: created } = await client.post<EndpointWithSecret>('webhook-endpoints', body);
      if (status !== 201) throw new Error(`the endpoint answered ${status}: ${JSON.stringify(created)}`);
      return created;
    },
    listEvents: async (query = '') => (await client.get<MerchantEventPage>(`events${query}`)).body.items,
    getEvent: async (id) => (await client.get<MerchantEvent>(`events/${id}`)).body,
  };
  return client;
}
