import { sendPage } from '../../pages/web/send-page';
import { isProblem } from '../../src/platform/errors';
import { type App, idParams } from '../../src/platform/http';
import { setFlash, takeFlash } from '../web/flash';
import type { ConsoleServices } from '../web/services';
import { payeeFormBody, toPayeeFormErrors, toPayeeInput } from './payee-form';
import { payeesPage } from './payees-page';
import { type ProposePageProps, proposePage } from './propose-page';

const path = '/operator/payees';
const config = { access: 'console' } as const;

/** Merchants' payout accounts: changes to confirm, and the form to propose one. */
export function registerPayeePages(scope: App, services: ConsoleServices): void {
  const { payouts, operators, now } = services;
  const form = { config, schema: { hide: true, params: idParams } } as const;

  scope.get('/payees', { config, schema: { hide: true } }, async (request, reply) => {
    const { operator } = request;
    const changes = await payouts.payeeChanges.listOpen(operator);
    const ids = changes.flatMap(({ proposedBy, confirmedBy }) => [proposedBy, confirmedBy ?? proposedBy]);
    const names = await operators.listNames(ids);
    const flash = takeFlash(request, reply);
    return sendPage(reply, payeesPage({ operator, changes, names, flash, now: now() }));
  });

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

  registerProposePage(scope, services);
}

function registerProposePage(scope: App, { payouts, merchants }: ConsoleServices): void {
  scope.get(
    '/merchants/:id/payee',
    { config, schema: { hide: true, params: idParams } },
    async ({ operator, params }, reply) => {
      // throws if the operator may not propose a change
      await payouts.payees.get(operator, params.id);
      const merchant = await merchants.read(params.id, operator);
      return sendPage(reply, proposePage({ operator, merchant }));
    },
  );

  scope.post(
    '/merchants/:id/payee',
    { config, schema: { hide: true, params: idParams, body: payeeFormBody } },
    async ({ operator, params, body }, reply) => {
      const merchant = await merchants.read(params.id, operator);
      const sendErrors = (rest: Partial<ProposePageProps>, status: number) =>
        sendPage(reply, proposePage({ operator, merchant, input: body, ...rest }), status);
      try {
        await payouts.payeeChanges.propose(operator, params.id, toPayeeInput(body));
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
}
