import type { Services } from '../../composition';
import { merchantCheckout, merchantCheckoutList } from '../../intake/checkouts/schemas';
import type { App } from '../../platform/http/app';
import { idParams, problems } from '../../platform/http/operation';
import { pageQuery } from '../../platform/http/pages';

/** For merchants' servers, with their secret key. */
export function registerLookUpRoutes(app: App, { lookUps }: Services): void {
  app.get(
    '/v1/merchant/checkouts',
    {
      config: { access: 'merchantSecret' },
      schema: {
        operationId: 'Merchant_ListCheckouts',
        tags: ['Merchant'],
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
      config: { access: 'merchantSecret' },
      schema: {
        operationId: 'Merchant_GetCheckout',
        tags: ['Merchant'],
        summary: 'One of the merchant’s checkouts',
        params: idParams,
        response: { 200: merchantCheckout, ...problems },
      },
    },
    async ({ merchant, params }) => lookUps.get(merchant.id, params.id),
  );
}
