import { z } from 'zod';
import { type App, idParams, problems } from '../../../platform/http';
import { createdBatch, operatorPayoutList, operatorPayoutQuery, payoutBatchList } from '../lookups/schemas';
import { toPayoutBatch } from '../lookups/views';
import type { PayoutsService } from '../service';

const config = { access: 'operator' as const };
const tags = ['Operator'];

/** Called by operators with their key. */
export function registerOperatorPayoutRoutes(
  app: App,
  { payouts }: { readonly payouts: PayoutsService },
): void {
  app.get(
    '/v1/operator/payouts',
    {
      config,
      schema: {
        operationId: 'Operator_ListPayouts',
        tags,
        summary: 'List payouts of all merchants, newest first, with totals of pending payouts',
        querystring: operatorPayoutQuery,
        response: { 200: operatorPayoutList, ...problems },
      },
    },
    async ({ operator, query }) =>
      payouts.lookups.listAll(
        operator,
        { state: query.state ?? null },
        { cursor: query.cursor ?? null, limit: query.limit },
      ),
  );

  app.post(
    '/v1/operator/payouts/:id/retry',
    {
      config,
      schema: {
        operationId: 'Operator_RetryPayout',
        tags,
        summary: 'Retry a returned payout',
        description: 'The payout goes out with the next batch, to the payee on record at that time.',
        params: idParams,
        response: { 204: z.null(), ...problems },
      },
    },
    async ({ operator, params }, reply) => {
      await payouts.retry(params.id, operator);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/v1/operator/payout-batches',
    {
      config,
      schema: {
        operationId: 'Operator_ListPayoutBatches',
        tags,
        summary: 'List the 50 latest payout batches, newest first',
        response: { 200: payoutBatchList, ...problems },
      },
    },
    async ({ operator }) => ({
      items: (await payouts.lookups.listBatches(operator, 50)).map(toPayoutBatch),
    }),
  );

  app.post(
    '/v1/operator/payout-batches',
    {
      config,
      schema: {
        operationId: 'Operator_MakePayoutBatch',
        tags,
        summary: 'Send all pending payouts now, in addition to the daily batch',
        response: { 200: createdBatch, ...problems },
      },
    },
    async ({ operator }) => {
      const batch = await payouts.runNow(operator);
      return { batch: batch && toPayoutBatch(batch) };
    },
  );
}
