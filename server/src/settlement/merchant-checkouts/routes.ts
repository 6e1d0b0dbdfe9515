import { toCents } from '@tamarack/core/money/cents';
import { type App, idParams, problems, storeResponseFor } from '../../platform/http';
import type { MerchantActionsService } from './merchant-actions';
import {
  captureInput,
  merchantCheckout,
  merchantCheckoutList,
  merchantCheckoutQuery,
  refundInput,
} from './schemas';
import { allCheckouts } from './search';
import type { LookupsService } from './service';

const config = { access: 'merchantSecret', permission: 'checkouts' } as const;
/** For calls that move money. */
const moneyConfig = { access: 'merchantSecret', permission: 'refunds' } as const;
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
        description:
          'Includes checkouts created by your pages and by your server. All filters apply together.',
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
          'Returns the current state. Rely on this response and on signed events, never on data that arrives through the browser.',
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
      config: moneyConfig,
      schema: {
        operationId: 'Merchant_CancelCheckout',
        tags,
        summary: 'Cancel a checkout before its agreement is signed',
        description:
          'Ends the customer’s session. A cancelled checkout stays cancelled; cancelling it again has no effect.',
        params: idParams,
        response,
      },
    },
    (request) => merchantActions.cancel(request.merchant.id, request.params.id, storeResponseFor(request)),
  );

  app.post(
    '/v1/merchant/checkouts/:id/captures',
    {
      config: moneyConfig,
      schema: {
        operationId: 'Merchant_CaptureCheckout',
        tags,
        summary: 'Capture the shipped part of a signed purchase',
        description:
          'For a checkout with `captureMethod: manual`, within 30 days of the signature. Each capture has its own weekly payments and its own payout. Capture at least $50, or the full remaining amount, and at most ten times.',
        params: idParams,
        body: captureInput,
        response,
      },
    },
    (request) =>
      merchantActions.capture(
        request.merchant.id,
        request.params.id,
        request.body,
        storeResponseFor(request),
      ),
  );

  app.post(
    '/v1/merchant/checkouts/:id/release',
    {
      config: moneyConfig,
      schema: {
        operationId: 'Merchant_ReleaseCheckout',
        tags,
        summary: 'Release the uncaptured part of a signed purchase',
        description:
          'For a checkout with `captureMethod: manual`. Returns the uncaptured amount to the customer’s available credit; it can no longer be captured. Releasing again has no effect. Any amount left 30 days after the signature is released automatically.',
        params: idParams,
        response,
      },
    },
    (request) => merchantActions.release(request.merchant.id, request.params.id, storeResponseFor(request)),
  );

  app.post(
    '/v1/merchant/checkouts/:id/refunds',
    {
      config: moneyConfig,
      schema: {
        operationId: 'Merchant_RefundCheckout',
        tags,
        summary: 'Refund a signed purchase, in full or in part',
        description:
          'Reduces the amount that the customer owes, and returns what they have overpaid. Without an amount, refunds everything not refunded yet. With `captureMethod: manual`, only captured amounts can be refunded; release the rest.',
        params: idParams,
        body: refundInput,
        response,
      },
    },
    (request) =>
      merchantActions.refund(request.merchant.id, request.params.id, request.body, storeResponseFor(request)),
  );
}
