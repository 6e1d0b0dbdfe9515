import { toCents } from '@tamarack/core/money/cents';
import { ratesPath } from '@tamarack/core/protocol/rate-table';
import { z } from 'zod';
import { type App, problems } from '../../../platform/http';
import { eligibility, eligibilityQuery, rateTable } from './schemas';
import type { RatesService } from './service';

/** A page asks again once the customer has looked around for a while; a promotion ends at midnight. */
const cacheControl = 'private, max-age=300';

/** Whether an `If-None-Match` names the tag. Compression on the way makes a tag weak. */
const isNamed = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag) ?? false;

export function registerRateRoutes(app: App, { rates }: { readonly rates: RatesService }): void {
  app.get(
    ratesPath,
    {
      config: { access: 'merchantKey' },
      schema: {
        operationId: 'Rates_GetRates',
        tags: ['Rates'],
        summary: 'Retrieve the lowest rates that a page may advertise, by amount and term',
        description:
          'Includes promotions in effect today. A customer’s own rates depend on the credit decision and are never lower. The response can be cached for five minutes.',
        response: {
          200: rateTable,
          304: z
            .undefined()
            .meta({ description: 'Nothing has changed since the response with this `ETag`.' }),
          ...problems,
        },
      },
    },
    async (request, reply) => {
      const { table, tag } = await rates.get(request.merchant);
      const etag = `"${tag}"`;
      reply
        .header('cache-control', cacheControl)
        .header('etag', etag)
        // one merchant's table is not another's; `Origin` is CORS's own
        .header('vary', 'Origin, merchantKey');
      if (isNamed(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.send(table);
    },
  );

  app.get(
    '/v1/merchant/eligibility',
    {
      config: { access: 'merchantSecret', permission: 'checkouts' },
      schema: {
        operationId: 'Merchant_CheckEligibility',
        tags: ['Merchant'],
        summary: 'Check whether an amount can be financed',
        description:
          'Based on the rates that your pages may advertise today, not on the customer. Only an application determines whether a customer is approved.',
        querystring: eligibilityQuery,
        response: { 200: eligibility, ...problems },
      },
    },
    async ({ merchant, query }) => rates.assess(merchant, toCents(query.amount)),
  );
}
