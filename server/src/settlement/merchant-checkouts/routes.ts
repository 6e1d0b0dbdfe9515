import { type App, idParams, keepFor, pageQuery, problems } from '../../platform/http';
import type { MerchantActsService } from './acts';
import { merchantCheckout, merchantCheckoutList, refundInput } from './schemas';
import type { LookUpsService } from './service';

const config = { access: 'merchantSecret' } as const;
const tags = ['Merchant'];

/** Called by merchants' servers with their secret key. */
export function registerLookUpRoutes(app: App, { lookUps }: { readonly lookUps: LookUpsService }): void {
  app.get(
    '/v1/merchant/checkouts',
    {
      config,
      schema: {
        operationId: 'Merchant_ListCheckouts',
        tags,
        summary: 'List checkouts, newest first',
        querystring: pageQuery,
        response: { 200: merchantCheckoutList, ...problems },
      },
    },
    async ({ merchant, query }) =>
      lookUps.list(merchant.id, { cursor: query.cursor ?? null, limit: query.limit }),
  );

  app.get(
    '/v1/merchant/checkouts/:id',
    {
      config,
      schema: {
        operationId: 'Merchant_GetCheckout',
        tags,
        summary: 'Retrieve a checkout',
        params: idParams,
        response: { 200: merchantCheckout, ...problems },
      },
    },
    async ({ merchant, params }) => lookUps.get(merchant.id, params.id),
  );
}

/** Called by merchants' servers with their secret key. */
export function registerMerchantActRoutes(
  app: App,
  { merchantActs }: { readonly merchantActs: MerchantActsService },
): void {
  const response = { 200: merchantCheckout, ...problems };

  app.post(
    '/v1/merchant/checkouts/:id/cancel',
    {
      config,
      schema: {
        operationId: 'Merchant_CancelCheckout',
        tags,
        summary: 'Cancel a checkout before its agreement is signed',
        params: idParams,
        response,
      },
    },
    (request) => merchantActs.cancel(request.merchant.id, request.params.id, keepFor(request)),
  );

  app.post(
    '/v1/merchant/checkouts/:id/refunds',
    {
      config,
      schema: {
        operationId: 'Merchant_RefundCheckout',
        tags,
        summary: 'Refund a signed purchase, in full or in part',
        params: idParams,
        body: refundInput,
        response,
      },
    },
    (request) => merchantActs.refund(request.merchant.id, request.params.id, request.body, keepFor(request)),
  );
}
