import type { FastifyRequest } from 'fastify';
import { problem } from '../../platform/errors';
import {
  type App,
  type Authenticator,
  addRequestProperty,
  readBearer,
  readHeader,
} from '../../platform/http';
import { describeCredential, describeKey, describeOrigin } from './describe-credentials';
import type { KeyPermission } from './key-permissions';
import { isAllowedOrigin } from './origins/origin-lookup';
import type { Merchant, MerchantsService } from './service';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Also allows calls of the hosted page without a key, on a route with `access: 'merchantKey'`: the route then
     * determines the merchant itself. Default false.
     */
    keyOptional?: boolean;
    /** On a route with `access: 'merchantSecret'`: the permission that a limited key needs. */
    permission?: KeyPermission;
  }
  interface FastifyRequest {
    /** Set on routes with `access: 'merchantKey'` or `'merchantSecret'`; reading it elsewhere throws. */
    readonly merchant: Merchant;
    /** The same on routes with `keyOptional`; null if the hosted page called without a key. */
    readonly keyHolder: Merchant | null;
  }
}

/** Authenticate by the publishable key of a page, and by the secret key of a server. */
export function createMerchantAuthenticators(
  app: App,
  deps: { readonly merchants: MerchantsService; readonly publicOrigin: string },
): { readonly merchantKey: Authenticator; readonly merchantSecret: Authenticator } {
  const { merchants, publicOrigin } = deps;
  const setMerchant = addRequestProperty(app, 'merchant');
  const setKeyHolder = addRequestProperty(app, 'keyHolder', () => null);
  const set = (request: FastifyRequest, merchant: Merchant): void => {
    setMerchant(request, merchant);
    setKeyHolder(request, merchant);
  };

  return {
    merchantKey: async (request) => {
      const { origin } = request.headers;
      const key = readHeader(request, 'merchantkey') ?? readKeyInQuery(request);
      const { keyOptional = false } = request.routeOptions.config;
      if (keyOptional && key === undefined && origin === publicOrigin)
        return { scope: 'merchant:none', isPublic: true };
      const merchant = key ? await merchants.findByKey('publishable', key) : null;
      if (!merchant)
        throw problem('merchant-setup', {
          code: 'TC-1000-01',
          detail: `merchantKey: expected the publishable key of a merchant (pk_…), received ${describeKey(key, merchants.mode)}.`,
        });
      if (
        origin === undefined ||
        !(await isAllowedOrigin({ origin, publicOrigin }, merchant.id, merchants.origins))
      )
        throw problem('merchant-setup', {
          code: 'TC-1000-02',
          detail: `Origin: expected an origin that the merchant has registered, received ${describeOrigin(origin)}.`,
        });
      if (origin !== publicOrigin) await merchants.origins.recordUse(origin, merchant.id);
      set(request, merchant);
      return { scope: `merchant:${merchant.id}`, isPublic: true, merchantId: merchant.id };
    },

    merchantSecret: async (request) => {
      const key = readBearer(request);
      const holder = key ? await merchants.findByKey('secret', key) : null;
      if (!holder)
        throw problem('unauthorized', {
          detail: `Authorization: expected Bearer and the secret key of a merchant (sk_…), received ${describeCredential(request, key, merchants.mode)}.`,
        });
      const { permissions, ...merchant } = holder;
      const { permission } = request.routeOptions.config;
      // a route without a permission is for keys without limits
      if (permissions !== null && (permission === undefined || !permissions.includes(permission)))
        throw problem('forbidden', {
          detail: `Authorization: expected a secret key with the permission ${permission}, received one with ${permissions.join(', ')}.`,
        });
      set(request, merchant);
      return { scope: `merchant:${merchant.id}`, merchantId: merchant.id };
    },
  };
}

/**
 * The publishable key of a page that sends no custom header, so that the browser needs no permission first (a CORS
 * preflight). Such keys are public.
 */
function readKeyInQuery({ query }: FastifyRequest): string | undefined {
  const { merchantKey } = query as Readonly<Record<string, unknown>>;
  return typeof merchantKey === 'string' ? merchantKey : undefined;
}
