import { toCents } from '@tamarack/core/money/cents';
import { type App, idParams, problems, storeResponseFor } from '../../platform/http';
import type { MerchantActionsService } from './merchant-actions';
import { merchantCheckout, merchantCheckoutList, merchantCheckoutQuery, refundInput } from './schemas';
import { allCheckouts } from './search';
import type { LookupsService } from './service';

const config = { access: 'merchantSecret' } as const;
const tags = ['Merchant'];

/** Called by merchants' servers with their secret key. */
export function registerLookupRoutes(app: App, { lookups }: { readonly lookups: LookupsService }): void {
  app.get(
    '/v1/merchant/checkouts',
    {
      config,
      schema: {
        operationId: 'Merchant_ListCheckouts',
        tags,
        summary: 'List checkouts, newest first',
        description: 'Checkouts of your pages and of your server. All filters apply together.',
        querystring: merchantCheckoutQuery,
        response: { 200: merchantCheckoutList, ...problems },
      },
    },
    async ({ merchant, query: { cursor = null, limit, ...filters } }) => {
      const search = {
        ...allCheckouts,
        order: filters.orderReference ?? '',
        amount: filters.amount === undefined ? null : toCents(filters.amount),
        status: filters.status ?? null,
        from: filters.from ?? null,
        to: filters.to ?? null,
      };
      return lookups.list(merchant.id, { cursor, limit }, search);
    },
  );

  app.get(
    '/v1/merchant/checkouts/:id',
    {
      config,
      schema: {
        operationId: 'Merchant_GetCheckout',
        tags,
        summary: 'Retrieve a checkout',
        description:
          'The current state. This response and signed events are proof; what arrives through the browser is not.',
        params: idParams,
        response: { 200: merchantCheckout, ...problems },
      },
    },
    async ({ merchant, params }) => lookups.get(merchant.id, params.id),
  );
}

/** Called by merchants' servers with their secret key. */
export function registerMerchantActionRoutes(
  app: App,
  { merchantActions }: { readonly merchantActions: MerchantActionsService },
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
        description:
          'Ends the customer’s session. A cancelled checkout stays cancelled; cancelling it again changes nothing.',
        params: idParams,
        response,
      },
    },
    (request) => merchantActions.cancel(request.merchant.id, request.params.id, storeResponseFor(request)),
  );

  app.post(
    '/v1/merchant/checkouts/:id/refunds',
    {
      config,
      schema: {
        operationId: 'Merchant_RefundCheckout',
        tags,
        summary: 'Refund a signed purchase, in full or in part',
        description:
          'Reduces what the customer still owes, and returns what they have overpaid. Without an amount, refunds everything that is not refunded yet.',
        params: idParams,
        body: refundInput,
        response,
      },
    },
    (request) =>
      merchantActions.refund(request.merchant.id, request.params.id, request.body, storeResponseFor(request)),
  );
}
