import { z } from 'zod';
import { keyBody, rollBody, newKey as shownKey, toNewKey } from '../../pages/keys/key-forms';
import { field, fields } from '../../pages/web/form-body';
import { formKeyBody } from '../../pages/web/form-key';
import { createOnce } from '../../pages/web/run-once';
import { sendPage } from '../../pages/web/send-page';
import { getSettingText } from '../../src/parties/merchants';
import type { Operator } from '../../src/parties/operators';
import { isProblem } from '../../src/platform/errors';
import { type App, idParams } from '../../src/platform/http';
import { setFlash } from '../web/flash';
import { createConsoleFormKey } from '../web/form-key';
import type { ConsoleServices } from '../web/services';
import { buildMerchantPage } from './build-merchant-page';
import { registerLogoForms } from './logo-forms';
import { registerMemberForm } from './member-form';
import { parsePercent } from './merchant-form';
import { type MerchantPageProps, merchantPage } from './merchant-page';
import type { PromotionErrors } from './promotions-card';

const config = { access: 'console' } as const;
const partParams = idParams.extend({ part: z.string().max(100) });
const promotionBody = z.object({
  ...formKeyBody,
  terms: fields(z.array(z.string().max(10)).max(20)),
  annualRate: field(z.string().trim().max(30)),
  startsOn: field(z.string().trim().max(30)),
  endsOn: field(z.string().trim().max(30)),
});

/** The forms on a merchant's page: its keys, members, logo and promotions. */
export function registerKeyForms(scope: App, services: ConsoleServices): void {
  const { keys } = services.merchants;
  const { idempotency } = services;
  const formKeys = createConsoleFormKey(services.config.publicUrl);
  const partForm = { config, schema: { hide: true, params: partParams } } as const;

  const build = (
    operator: Operator,
    id: string,
    rest: Partial<MerchantPageProps> & Pick<MerchantPageProps, 'formKey'>,
  ) => buildMerchantPage(services, operator, id, rest);

  scope.post(
    '/merchants/:id/keys',
    { config, schema: { hide: true, params: idParams, body: keyBody } },
    async ({ operator, params, body }, reply) => {
      const { key, kind, permissions } = body;
      const wanted = toNewKey(body);
      const sendError = async (error: string, status: number) =>
        sendPage(reply, merchantPage(await build(operator, params.id, { error, formKey: key })), status);
      if (wanted === null) return sendError('Choose what the secret key may do. No key was created.', 422);
      try {
        const request = ['key', params.id, kind, ...permissions];
        const form = { scope: `operator:${operator.id}`, key, request };
        const newKey = await createOnce(idempotency, form, shownKey, (storeResponse) =>
          keys.create(params.id, wanted, operator, storeResponse),
        );
        const rest = { newKey, formKey: formKeys.renew(reply) };
        return sendPage(reply, merchantPage(await build(operator, params.id, rest)));
      } catch (error) {
        if (!isProblem(error) || error.type !== 'step-not-allowed') throw error;
        return sendError(error.details.detail ?? 'No key was created.', 409);
      }
    },
  );

  scope.post(
    '/merchants/:id/keys/:part/roll',
    { config, schema: { hide: true, params: partParams, body: rollBody } },
    async ({ operator, params, body }, reply) => {
      const { key, overlapDays } = body;
      const { id, part } = params;
      const form = { scope: `operator:${operator.id}`, key, request: ['roll', part, overlapDays] };
      const newKey = await createOnce(idempotency, form, shownKey, (storeResponse) =>
        keys.roll(id, part, overlapDays, operator, storeResponse),
      );
      const rest = { newKey, formKey: formKeys.renew(reply) };
      return sendPage(reply, merchantPage(await build(operator, id, rest)));
    },
  );

  scope.post('/merchants/:id/keys/:part/revoke', partForm, async ({ operator, params }, reply) => {
    await keys.revoke(params.id, params.part, operator);
    setFlash(reply, { code: 'merchantKeyRevoked' });
    return reply.redirect(`/operator/merchants/${params.id}#keys`, 303);
  });

  registerMemberForm(scope, services);
  registerLogoForms(scope, services);
  registerPromotionForms(scope, services);
}

function registerPromotionForms(scope: App, services: ConsoleServices): void {
  const { promotions } = services.merchants;
  const formKeys = createConsoleFormKey(services.config.publicUrl);

  scope.post(
    '/merchants/:id/promotions',
    { config, schema: { hide: true, params: idParams, body: promotionBody } },
    async ({ operator, params, body: { key, ...body } }, reply) => {
      const input = {
        ...body,
        terms: body.terms.map(Number),
        annualRate: parsePercent(body.annualRate) ?? Number.NaN,
      };
      try {
        const form = { scope: `operator:${operator.id}`, key, request: ['promotion', params.id, body] };
        await createOnce(services.idempotency, form, z.object({ id: z.string() }), (storeResponse) =>
          promotions.add(params.id, input, operator, storeResponse),
        );
        formKeys.renew(reply);
      } catch (error) {
        if (!isProblem(error) || error.type !== 'validation-failed') throw error;
        const promotionErrors: PromotionErrors = Object.fromEntries(
          (error.details.errors ?? []).map(({ path, code }) => [path.slice(1), getSettingText(code)]),
        );
        const props = { promotion: body, promotionErrors, formKey: key };
        return sendPage(
          reply,
          merchantPage(await buildMerchantPage(services, operator, params.id, props)),
          422,
        );
      }
      setFlash(reply, { code: 'promotionAdded' });
      return reply.redirect(`/operator/merchants/${params.id}#promotions`, 303);
    },
  );

  scope.post(
    '/merchants/:id/promotions/:part/cancel',
    { config, schema: { hide: true, params: partParams } },
    async ({ operator, params }, reply) => {
      await promotions.cancel(params.id, params.part, operator);
      setFlash(reply, { code: 'promotionCancelled' });
      return reply.redirect(`/operator/merchants/${params.id}#promotions`, 303);
    },
  );
}
