import { type App, idParams, pageQuery, problems } from '../../platform/http';
import { merchantPayout, merchantPayoutList } from './schemas';
import type { PayoutsService } from './service';

/** Called by merchants' servers with their secret key. */
export function registerPayoutRoutes(app: App, { payouts }: { readonly payouts: PayoutsService }): void {
  app.get(
    '/v1/merchant/payouts',
    {
      config: { access: 'merchantSecret' },
      schema: {
        operationId: 'Merchant_ListPayouts',
        tags: ['Merchant'],
        summary: 'List the merchant’s payouts and recoveries, newest first',
        querystring: pageQuery,
        response: { 200: merchantPayoutList, ...problems },
      },
    },
    async ({ merchant, query }) =>
      payouts.lookups.list(merchant.id, { cursor: query.cursor ?? null, limit: query.limit }),
  );

  app.get(
    '/v1/merchant/payouts/:id',
    {
      config: { access: 'merchantSecret' },
      schema: {
        operationId: 'Merchant_GetPayout',
        tags: ['Merchant'],
        summary: 'Retrieve a payout',
        params: idParams,
        response: { 200: merchantPayout, ...problems },
      },
    },
    async ({ merchant, params }) => payouts.lookups.get(merchant.id, params.id),
  );
}
