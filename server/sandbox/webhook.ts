import { brand } from '@tamarack/core/brand';
import type { MerchantsService } from '../src/parties/merchants';
import { isProblem } from '../src/platform/errors';
import type { MerchantEventsService } from '../src/settlement/webhooks';
import { sandboxMerchant } from './data/seed';

interface Deps {
  readonly merchants: Pick<MerchantsService, 'findByKey'>;
  readonly merchantEvents: Pick<MerchantEventsService, 'endpoints'>;
}

/** Shared by the storefront and the sandbox. Not confidential: it signs fictitious data only. */
export const sandboxWebhook = {
  path: `/webhooks/${brand.id}`,
  secret: 'whsec_c2FuZGJveC1ub3J0aGxpbmUtbWVzc2FnZXMtc2VjcmV0',
} as const;

/**
 * Registers the storefront's current URL as the merchant's webhook endpoint, unless the storefront cannot receive
 * webhooks (`SANDBOX_ORIGINS` names another host).
 */
export async function seedWebhook(services: Deps, storefront: string): Promise<void> {
  try {
    await upsertEndpoint(services, storefront);
  } catch (error) {
    if (!isProblem(error)) throw error;
  }
}

async function upsertEndpoint(
  { merchants, merchantEvents: { endpoints } }: Deps,
  storefront: string,
): Promise<void> {
  const merchant = await merchants.findByKey('publishable', sandboxMerchant.publishableKey);
  if (!merchant) return;
  const url = storefront + sandboxWebhook.path;
  const sandboxEndpoints = (await endpoints.list(merchant.id)).filter(
    (endpoint) => new URL(endpoint.url).pathname === sandboxWebhook.path,
  );
  const [first] = sandboxEndpoints;
  if (!first) {
    const input = { url, eventTypes: null, secret: sandboxWebhook.secret };
    await endpoints.create(merchant.id, input, async () => undefined);
  } else if (first.url !== url || first.disabled?.reason === 'failing') {
    // while the sandbox was off, or elsewhere, deliveries could not succeed
    await endpoints.change(merchant.id, first.endpointId, { url, enabled: true });
  }
}
