import { z } from 'zod';
import { keyBody, rollBody } from '../../pages/keys/key-forms';
import { field, fields } from '../../pages/web/form-body';
import { sendPage } from '../../pages/web/send-page';
import { getSettingText } from '../../src/parties/merchants';
import type { Operator } from '../../src/parties/operators';
import { isProblem } from '../../src/platform/errors';
import { type App, idParams } from '../../src/platform/http';
import { setFlash } from '../web/flash';
import type { ConsoleServices } from '../web/services';
import { buildMerchantPage } from './build-merchant-page';
import { registerMemberForm } from './member-form';
import { parsePercent } from './merchant-form';
import { type MerchantPageProps, merchantPage } from './merchant-page';
import type { PromotionErrors } from './promotions-card';

const config = { access: 'console' } as const;
const partParams = idParams.extend({ part: z.string().max(100) });
const promotionBody = z.object({
  terms: fields(z.array(z.string().max(10)).max(20)),
  annualRate: field(z.string().trim().max(30)),
  startsOn: field(z.string().trim().max(30)),
  endsOn: field(z.string().trim().max(30)),
});

/** The forms on a merchant's page: its keys, members and promotions. */
export function registerKeyForms(scope: App, services: ConsoleServices): void {
  const { keys } = services.merchants;
  const partForm = { config, schema: { hide: true, params: partParams } } as const;

  const build = (operator: Operator, id: string, rest: Partial<MerchantPageProps>) =>
    buildMerchantPage(services, operator, id, rest);

  scope.post(
    '/merchants/:id/keys',
    { config, schema: { hide: true, params: idParams, body: keyBody } },
    async ({ operator, params, body }, reply) => {
      try {
        const newKey = await keys.create(params.id, body.kind, operator);
        return sendPage(reply, merchantPage(await build(operator, params.id, { newKey })));
      } catch (error) {
        if (!isProblem(error) || error.type !== 'step-not-allowed') throw error;
        const rest = { error: error.details.detail ?? 'No key was created.' };
        return sendPage(reply, merchantPage(await build(operator, params.id, rest)), 409);
      }
    },
  );

  scope.post(
    '/merchants/:id/keys/:part/roll',
    { config, schema: { hide: true, params: partParams, body: rollBody } },
    async ({ operator, params, body }, reply) => {
      const newKey = await keys.roll(params.id, params.part, body.overlapDays, operator);
      return sendPage(reply, merchantPage(await build(operator, params.id, { newKey })));
    },
  );

  scope.post('/merchants/:id/keys/:part/revoke', partForm, async ({ operator, params }, reply) => {
    await keys.revoke(params.id, params.part, operator);
    setFlash(reply, { code: 'merchantKeyRevoked' });
    return reply.redirect(`/operator/merchants/${params.id}#keys`, 303);
  });

  registerMemberForm(scope, services);
  registerPromotionForms(scope, services);
}

function registerPromotionForms(scope: App, services: ConsoleServices): void {
  const { promotions } = services.merchants;

  scope.post(
    '/merchants/:id/promotions',
    { config, schema: { hide: true, params: idParams, body: promotionBody } },
    async ({ operator, params, body }, reply) => {
      const input = {
        ...body,
        terms: body.terms.map(Number),
        annualRate: parsePercent(body.annualRate) ?? Number.NaN,
      };
      try {
        await promotions.add(params.id, input, operator);
      } catch (error) {
        if (!isProblem(error) || error.type !== 'validation-failed') throw error;
        const promotionErrors: PromotionErrors = Object.fromEntries(
          (error.details.errors ?? []).map(({ path, code }) => [path.slice(1), getSettingText(code)]),
        );
        const props = { promotion: body, promotionErrors };
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
