import { toCents } from '@tamarack/core/money/cents';
import { type App, idParams, problems } from '../../../platform/http';
import { merchantPayout, merchantPayoutList, merchantPayoutQuery } from '../lookups/schemas';
import type { PayoutsService } from '../service';

/** Called by merchants' servers with their secret key. */
export function registerPayoutRoutes(app: App, { payouts }: { readonly payouts: PayoutsService }): void {
  app.get(
    '/v1/merchant/payouts',
    {
      config: { access: 'merchantSecret', permission: 'payouts' },
      schema: {
        operationId: 'Merchant_ListPayouts',
        tags: ['Merchant'],
        summary: 'List the merchant’s payouts and recoveries, newest first',
        description:
          'Payouts are paid to you for signed agreements; recoveries are amounts that you owe for refunds made after a payout. All filters apply together.',
        querystring: merchantPayoutQuery,
        response: { 200: merchantPayoutList, ...problems },
      },
    },
    async ({ merchant, query: { cursor = null, limit, ...filters } }) => {
      const search = {
        reference: filters.reference ?? null,
        amount: filters.amount === undefined ? null : toCents(filters.amount),
        state: filters.state ?? null,
        from: filters.from ?? null,
        to: filters.to ?? null,
      };
      return payouts.lookups.list(merchant.id, { cursor, limit }, search);
    },
  );

  app.get(
    '/v1/merchant/payouts/:id',
    {
      config: { access: 'merchantSecret', permission: 'payouts' },
      schema: {
        operationId: 'Merchant_GetPayout',
        tags: ['Merchant'],
        summary: 'Retrieve a payout',
        description: 'The payout with its current state.',
        params: idParams,
        response: { 200: merchantPayout, ...problems },
      },
    },
    async ({ merchant, params }) => payouts.lookups.get(merchant.id, params.id),
  );
}
