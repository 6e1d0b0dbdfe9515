import type { Operator } from '../../src/parties/operators';
import { isProblem } from '../../src/platform/errors';
import { type App, idParams } from '../../src/platform/http';
import { setFlash, takeFlash } from '../web/flash';
import { sendPage } from '../web/send-page';
import type { ConsoleServices } from '../web/services';
import { payeeFormBody, toPayeeFormErrors, toPayeeInput } from './payee-form';
import { type PayeesPageProps, payeesPage } from './payees-page';

const path = '/operator/payees';
const config = { access: 'console' } as const;

/** Merchants' payout accounts: changes to confirm, and the form to propose one. */
export function registerPayeePages(scope: App, services: ConsoleServices): void {
  const { payouts, merchants, operators, now } = services;
  const form = { config, schema: { hide: true, params: idParams } } as const;

  const buildPage = async (operator: Operator, rest: Partial<PayeesPageProps>): Promise<PayeesPageProps> => {
    const changes = await payouts.payeeChanges.listOpen(operator);
    const ids = changes.flatMap(({ proposedBy, confirmedBy }) => [proposedBy, confirmedBy ?? proposedBy]);
    return {
      operator,
      changes,
      names: await operators.listNames(ids),
      merchants: (await merchants.list({ search: '' }, { cursor: null, limit: 100 }, operator)).items,
      now: now(),
      ...rest,
    };
  };

  scope.get('/payees', { config, schema: { hide: true } }, async (request, reply) => {
    const page = await buildPage(request.operator, { flash: takeFlash(request, reply) });
    return sendPage(reply, payeesPage(page));
  });

  scope.post(
    '/payees',
    { config, schema: { hide: true, body: payeeFormBody } },
    async ({ operator, body }, reply) => {
      const sendErrors = async (rest: Partial<PayeesPageProps>, status: number) =>
        sendPage(reply, payeesPage(await buildPage(operator, { input: body, ...rest })), status);
      if (body.merchant === '') return sendErrors({ errors: { merchant: 'Choose a merchant.' } }, 422);
      try {
        await payouts.payeeChanges.propose(operator, body.merchant, toPayeeInput(body));
      } catch (error) {
        if (!isProblem(error)) throw error;
        if (error.type === 'validation-failed')
          return sendErrors({ errors: toPayeeFormErrors(error.details.errors ?? []) }, 422);
        if (error.type !== 'step-not-allowed') throw error;
        return sendErrors({ error: 'A change of this merchant is already open. Nothing was saved.' }, 409);
      }
      setFlash(reply, { code: 'payeeProposed' });
      return reply.redirect(path, 303);
    },
  );

  scope.post('/payees/:id/confirm', form, async ({ operator, params }, reply) => {
    await payouts.payeeChanges.confirm(operator, params.id);
    setFlash(reply, { code: 'payeeConfirmed' });
    return reply.redirect(path, 303);
  });

  scope.post('/payees/:id/cancel', form, async ({ operator, params }, reply) => {
    await payouts.payeeChanges.cancel(operator, params.id);
    setFlash(reply, { code: 'payeeCancelled' });
    return reply.redirect(path, 303);
  });
}
