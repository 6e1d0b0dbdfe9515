import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type {
  issuedKey,
  keyList,
  merchantList,
  merchantView,
} from '../../server/src/parties/merchants/http/schemas';
import type { OperatorRole } from '../../server/src/parties/operators/roles';
import type { Api, ApiResponse } from './api';
import { makeOperator } from './reviews';

export type OperatorMerchant = z.output<typeof merchantView>;
export type MerchantPage = z.output<typeof merchantList>;
export type IssuedKey = z.output<typeof issuedKey>;
export type KeyPage = z.output<typeof keyList>;

/** Calls of the operators' API on merchants. */
export interface MerchantsClient {
  call<T>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path?: string,
    body?: unknown,
  ): Promise<ApiResponse<T>>;
  create(input?: Readonly<Record<string, unknown>>): Promise<OperatorMerchant>;
  createKey(
    merchantId: string,
    kind: 'publishable' | 'secret',
    permissions?: readonly string[],
  ): Promise<IssuedKey>;
}

export async function makeMerchantsClient(
  api: Api,
  roles: readonly OperatorRole[] = ['finance'],
): Promise<MerchantsClient> {
  const { key } = await makeOperator(api, `Operator ${randomUUID()}`, { roles });
  const call: MerchantsClient['call'] = (method, path = '', body) =>
    api.call(method, `/v1/operator/merchants${path}`, {
      headers: { authorization: `Bearer ${key}` },
      ...(body !== undefined && { body }),
    });
  const expectCreated = <T>({ status, body }: ApiResponse<T>): T => {
    if (status !== 201) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  return {
    call,
    create: async (input = {}) =>
      expectCreated(
        await call<OperatorMerchant>('POST', '', {
          name: 'Boréal Ébénisterie',
          legalName: '9141-2233 Québec inc.',
          ...input,
        }),
      ),
    createKey: async (merchantId, kind, permissions) =>
      expectCreated(
        await call<IssuedKey>('POST', `/${merchantId}/keys`, { kind, ...(permissions && { permissions }) }),
      ),
  };
}
