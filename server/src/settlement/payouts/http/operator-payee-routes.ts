import { describeRequiredRole } from '../../../parties/operators';
import { type App, idParams, problems } from '../../../platform/http';
import { payeeChangeList, payeeChangeResponse, payeeInput, payeeResponse } from '../payees/schemas';
import { toPayeeChangeView } from '../payees/views';
import type { PayoutsService } from '../service';

const config = { access: 'operator' as const };
const tags = ['Operator'];

/** Merchants' payout accounts. Called by operators with their key. */
export function registerOperatorPayeeRoutes(
  app: App,
  { payouts: { payees, payeeChanges } }: { readonly payouts: PayoutsService },
): void {
  app.get(
    '/v1/operator/merchants/:id/payee',
    {
      config,
      schema: {
        operationId: 'Operator_GetPayee',
        tags,
        summary: 'Retrieve the bank account that receives a merchant’s payouts, and its pending change',
        description: `\`payee\` is null until a first account has taken effect. Of the account number, only the last digits are returned. ${describeRequiredRole('payees.read')}`,
        params: idParams,
        response: { 200: payeeResponse, ...problems },
      },
    },
    async ({ operator, params }) => {
      const change = await payeeChanges.findOpen(operator, params.id);
      return {
        payee: await payees.get(operator, params.id),
        change: change && toPayeeChangeView(change),
      };
    },
  );

  app.put(
    '/v1/operator/merchants/:id/payee',
    {
      config,
      schema: {
        operationId: 'Operator_SetPayee',
        tags,
        summary: 'Propose the bank account that receives a merchant’s payouts',
        description:
          'A second operator confirms the change. It is then on hold for the configured time, and payouts to the merchant wait. The former and the new remittance address are notified by email, the merchant’s server by an event.',
        params: idParams,
        body: payeeInput,
        response: { 200: payeeResponse, ...problems },
      },
    },
    async ({ operator, params, body }) => {
      const change = await payeeChanges.propose(operator, params.id, body);
      return { payee: await payees.get(operator, params.id), change: toPayeeChangeView(change) };
    },
  );

  app.get(
    '/v1/operator/payee-changes',
    {
      config,
      schema: {
        operationId: 'Operator_ListPayeeChanges',
        tags,
        summary: 'List pending changes of payout accounts, oldest first',
        description: `Of all merchants: changes that wait for a second operator, and confirmed ones on hold until they take effect. ${describeRequiredRole('payees.read')}`,
        response: { 200: payeeChangeList, ...problems },
      },
    },
    async ({ operator }) => ({ items: (await payeeChanges.listOpen(operator)).map(toPayeeChangeView) }),
  );

  app.post(
    '/v1/operator/payee-changes/:id/confirmation',
    {
      config,
      schema: {
        operationId: 'Operator_ConfirmPayeeChange',
        tags,
        summary: 'Confirm the change of a payout account that another operator proposed',
        description: `The hold begins; the account is replaced when it ends, or at once if no hold is configured. Refused with \`step-not-allowed\` for your own proposal, and for a change that is confirmed or closed. ${describeRequiredRole('payees.confirm')}`,
        params: idParams,
        response: { 200: payeeChangeResponse, ...problems },
      },
    },
    async ({ operator, params }) => ({
      change: toPayeeChangeView(await payeeChanges.confirm(operator, params.id)),
    }),
  );

  app.post(
    '/v1/operator/payee-changes/:id/cancellation',
    {
      config,
      schema: {
        operationId: 'Operator_CancelPayeeChange',
        tags,
        summary: 'Cancel the change of a payout account before it takes effect',
        description: `Proposed changes and confirmed ones on hold can be cancelled, also by the operator who proposed them. The merchant keeps its present account and is notified. ${describeRequiredRole('payees.propose')}`,
        params: idParams,
        response: { 200: payeeChangeResponse, ...problems },
      },
    },
    async ({ operator, params }) => ({
      change: toPayeeChangeView(await payeeChanges.cancel(operator, params.id)),
    }),
  );
}
