import type { Services } from '../../composition';
import { merchantCheckout, refundInput } from '../../intake/checkouts/schemas';
import type { App } from '../../platform/http/app';
import { keepFor } from '../../platform/http/keep-answer';
import { idParams, problems } from '../../platform/http/operation';

const response = { 200: merchantCheckout, ...problems };

/** For merchants' servers, with their secret key. */
export function registerMerchantActRoutes(app: App, { merchantActs }: Services): void {
  app.post(
    '/v1/merchant/checkouts/:id/cancel',
    {
      config: { access: 'merchantSecret' },
      schema: {
        operationId: 'Merchant_CancelCheckout',
        tags: ['Merchant'],
        summary: 'Takes a checkout back before its agreement is signed',
        params: idParams,
        response,
      },
    },
    (request) => merchantActs.cancel(request.merchant.id, request.params.id, keepFor(request)),
  );

  app.post(
    '/v1/merchant/checkouts/:id/refunds',
    {
      config: { access: 'merchantSecret' },
      schema: {
        operationId: 'Merchant_RefundCheckout',
        tags: ['Merchant'],
        summary: 'Refunds a signed purchase, all that is left of it or a part',
        params: idParams,
        body: refundInput,
        response,
      },
    },
    (request) => merchantActs.refund(request.merchant.id, request.params.id, request.body, keepFor(request)),
  );
}
