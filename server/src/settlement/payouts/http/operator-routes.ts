import { z } from 'zod';
import { describeRequiredRole } from '../../../parties/operators';
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
        description: `Includes recoveries, and can be limited to one state. The totals name the pending payouts that cannot be sent because the merchant has no payout account. ${describeRequiredRole('payouts.read')}`,
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
        description: `Each batch has its number of payments, its total and the SHA-256 hash of its bank file, to compare with the file that the bank received. ${describeRequiredRole('payouts.read')}`,
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
        description: `Leaves out payouts of merchants without a payout account or with a change of it on hold, and purchases that the customer reported as not theirs. Fails with \`service-unavailable\` if no originator is configured. ${describeRequiredRole('payouts.manage')}`,
        response: { 200: createdBatch, ...problems },
      },
    },
    async ({ operator }) => {
      const batch = await payouts.runNow(operator);
      return { batch: batch && toPayoutBatch(batch) };
    },
  );
}
