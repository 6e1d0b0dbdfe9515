import { type App, idParams, keepFor, pageQuery, problems } from '../../platform/http';
import type { MerchantActsService } from './acts';
import { merchantCheckout, merchantCheckoutList, refundInput } from './schemas';
import type { LookUpsService } from './service';

const config = { access: 'merchantSecret' } as const;
const tags = ['Merchant'];

/** For merchants' servers, with their secret key. */
export function registerLookUpRoutes(app: App, { lookUps }: { readonly lookUps: LookUpsService }): void {
  app.get(
    '/v1/merchant/checkouts',
    {
      config,
      schema: {
        operationId: 'Merchant_ListCheckouts',
        tags,
        summary: 'The merchant’s checkouts, newest first',
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
        summary: 'One of the merchant’s checkouts',
        params: idParams,
        response: { 200: merchantCheckout, ...problems },
      },
    },
    async ({ merchant, params }) => lookUps.get(merchant.id, params.id),
  );
}

/** For merchants' servers, with their secret key. */
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
      config,
      schema: {
        operationId: 'Merchant_RefundCheckout',
        tags,
        summary: 'Refunds a signed purchase, all that is left of it or a part',
        params: idParams,
        body: refundInput,
        response,
      },
    },
    (request) => merchantActs.refund(request.merchant.id, request.params.id, request.body, keepFor(request)),
  );
}
