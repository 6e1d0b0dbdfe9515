import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type {
  merchantEvent,
  merchantEventList,
  webhookEndpoint,
  webhookEndpointWithSecret,
} from '../../server/src/settlement/webhooks/schemas';
import type { Answer, Api, TestMerchant } from './api';

export type Endpoint = z.output<typeof webhookEndpoint>;
export type EndpointWithSecret = z.output<typeof webhookEndpointWithSecret>;
export type MerchantEvent = z.output<typeof merchantEvent>;
type MerchantEventPage = z.output<typeof merchantEventList>;

/** What a merchant's server asks, with its secret key. */
export interface MerchantCalls {
  get<T>(path: string): Promise<Answer<T>>;
  post<T>(path: string, body?: unknown, key?: string): Promise<Answer<T>>;
  patch<T>(path: string, body: unknown): Promise<Answer<T>>;
  delete<T>(path: string): Promise<Answer<T>>;
  /** An endpoint; throws where it is refused. */
  endpoint(url: string, eventTypes?: readonly string[]): Promise<EndpointWithSecret>;
  events(query?: string): Promise<MerchantEventPage['items']>;
  event(id: string): Promise<MerchantEvent>;
}

export function merchantCalls(api: Api, merchant: TestMerchant = api.merchant): MerchantCalls {
  const call = <T>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    key: string = randomUUID(),
  ): Promise<Answer<T>> =>
    api.call<T>(method, `/v1/merchant/${path}`, {
      headers: { authorization: `Bearer ${merchant.secretKey}`, 'idempotency-key': key },
      body,
    });
  const calls: MerchantCalls = {
    get: (path) => call('GET', path),
    post: (path, body = {}, key) => call('POST', path, body, key),
    patch: (path, body) => call('PATCH', path, body),
    delete: (path) => call('DELETE', path),
    endpoint: async (url, eventTypes) => {
      const body = { url, ...(eventTypes && { eventTypes }) };
      const { status, body: made } = await calls.post<EndpointWithSecret>('webhook-endpoints', body);
      if (status !== 201) throw new Error(`the endpoint answered ${status}: ${JSON.stringify(made)}`);
      return made;
    },
    events: async (query = '') => (await calls.get<MerchantEventPage>(`events${query}`)).body.items,
    event: async (id) => (await calls.get<MerchantEvent>(`events/${id}`)).body,
  };
  return calls;
}
