import { z } from 'zod';
import { type App, idParams, problems } from '../../platform/http';
import {
  madeBatch,
  operatorPayoutList,
  operatorPayoutQuery,
  payeeAnswer,
  payeeInput,
  payoutBatchList,
} from './schemas';
import type { PayoutsService } from './service';
import { batchView } from './view';

const config = { access: 'operator' as const };
const tags = ['Operator'];

/** For operators, with their key. */
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
        summary: 'Payouts of all merchants, newest first, and what waits',
        querystring: operatorPayoutQuery,
        response: { 200: operatorPayoutList, ...problems },
      },
    },
    async ({ query }) =>
      payouts.lookUps.listAll(
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
        summary: 'Sends a returned payout again, with the next batch and to the payee as it is then',
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
        summary: 'The latest batches, newest first',
        response: { 200: payoutBatchList, ...problems },
      },
    },
    async () => ({ items: (await payouts.lookUps.batches(50)).map(batchView) }),
  );

  app.post(
    '/v1/operator/payout-batches',
    {
      config,
      schema: {
        operationId: 'Operator_MakePayoutBatch',
        tags,
        summary: 'Sends all that waits now, besides the batch of the day',
        response: { 200: madeBatch, ...problems },
      },
    },
    async ({ operator }) => {
      const batch = await payouts.runNow(operator.id);
      return { batch: batch && batchView(batch) };
    },
  );

  app.get(
    '/v1/operator/merchants/:id/payee',
    {
      config,
      schema: {
        operationId: 'Operator_GetPayee',
        tags,
        summary: 'Where a merchant is paid',
        params: idParams,
        response: { 200: payeeAnswer, ...problems },
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
        summary: 'Sets where a merchant is paid, from the next batch on',
        params: idParams,
        body: payeeInput,
        response: { 200: payeeAnswer, ...problems },
      },
    },
    async ({ operator, params, body }) => ({
      payee: await payouts.payees.set(params.id, body, `operator:${operator.id}`),
    }),
  );
}
