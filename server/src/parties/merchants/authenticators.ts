import type { FastifyRequest } from 'fastify';
import { problem } from '../../platform/errors';
import {
  type App,
  type Authenticator,
  addRequestProperty,
  readBearer,
  readHeader,
} from '../../platform/http';
import { isAllowedOrigin } from './origins/origin-lookup';
import type { Merchant, MerchantsService } from './service';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Also allows calls of the hosted page without a key, on a route with `access: 'merchantKey'`: the route then
     * determines the merchant itself. Default false.
     */
    keyOptional?: boolean;
  }
  interface FastifyRequest {
    /** Set on routes with `access: 'merchantKey'` or `'merchantSecret'`; reading it elsewhere throws. */
    readonly merchant: Merchant;
    /** The same on routes with `keyOptional`; null where the hosted page called without a key. */
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
      const key = readHeader(request, 'merchantkey');
      const { keyOptional = false } = request.routeOptions.config;
      if (keyOptional && key === undefined && origin === publicOrigin)
        return { scope: 'merchant:none', isPublic: true };
      const merchant = key ? await merchants.findByKey('publishable', key) : null;
      if (!merchant)
        throw createSetupProblem('TC-1000-01', 'merchantKey is missing or not known: use your pk_ key.');
      if (
        origin === undefined ||
        !(await isAllowedOrigin({ origin, publicOrigin }, merchant.id, merchants.origins))
      )
        throw createSetupProblem(
          'TC-1000-02',
          'The page that calls checkout is on no origin you have registered.',
        );
      if (origin !== publicOrigin) await merchants.origins.recordUse(origin, merchant.id);
      set(request, merchant);
      return { scope: `merchant:${merchant.id}`, isPublic: true, merchantId: merchant.id };
    },

    merchantSecret: async (request) => {
      const key = readBearer(request);
      const merchant = key ? await merchants.findByKey('secret', key) : null;
      if (!merchant) throw problem('unauthorized');
      set(request, merchant);
      return { scope: `merchant:${merchant.id}`, merchantId: merchant.id };
    },
  };
}

/** An error in the merchant's setup: `code` begins with TC-1000, `detail` is meant for the merchant. */
function createSetupProblem(code: `TC-1000-${string}`, detail: string) {
  return problem('merchant-setup', { code, detail });
}
