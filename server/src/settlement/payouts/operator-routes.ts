import { z } from 'zod';
import { type App, idParams, problems } from '../../platform/http';
import {
  createdBatch,
  operatorPayoutList,
  operatorPayoutQuery,
  payeeInput,
  payeeResponse,
  payoutBatchList,
} from './schemas';
import type { PayoutsService } from './service';
import { toPayoutBatch } from './views';

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
    async ({ query }) =>
      payouts.lookups.listAll(
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
      await payouts.retry(params.id, operator.id);
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
    async () => ({ items: (await payouts.lookups.listBatches(50)).map(toPayoutBatch) }),
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
      const batch = await payouts.runNow(operator.id);
      return { batch: batch && toPayoutBatch(batch) };
    },
  );

  app.get(
    '/v1/operator/merchants/:id/payee',
    {
      config,
      schema: {
        operationId: 'Operator_GetPayee',
        tags,
        summary: 'Retrieve the bank account that receives a merchant’s payouts',
        params: idParams,
        response: { 200: payeeResponse, ...problems },
      },
    },
    async ({ params }) => ({ payee: await payouts.payees.get(params.id) }),
  );

  app.put(
    '/v1/operator/merchants/:id/payee',
    {
      config,
      schema: {
        operationId: 'Operator_SetPayee',
        tags,
        summary: 'Set the bank account that receives a merchant’s payouts, starting with the next batch',
        params: idParams,
        body: payeeInput,
        response: { 200: payeeResponse, ...problems },
      },
    },
    async ({ operator, params, body }) => ({
      payee: await payouts.payees.set(params.id, body, `operator:${operator.id}`),
    }),
  );
}
