import { z } from 'zod';
import { formKeyBody } from '../../pages/web/form-key';
import { createOnce } from '../../pages/web/run-once';
import { sendPage } from '../../pages/web/send-page';
import { authorize } from '../../src/parties/operators';
import { isProblem } from '../../src/platform/errors';
import { type App, idParams } from '../../src/platform/http';
import { setFlash, takeFlash } from '../web/flash';
import { createConsoleFormKey } from '../web/form-key';
import type { ConsoleServices } from '../web/services';
import { buildMerchantPage } from './build-merchant-page';
import { closePage } from './close-page';
import {
  emptyMerchantForm,
  type MerchantForm,
  type MerchantFormErrors,
  merchantFormBody,
  toMerchantForm,
  toMerchantFormErrors,
  toSettings,
} from './merchant-form';
import { merchantFormPage } from './merchant-form-page';
import { registerKeyForms } from './merchant-key-routes';
import { merchantPage } from './merchant-page';
import { merchantsPage } from './merchants-page';

const pageSize = 25;
const config = { access: 'console' } as const;
const listQuery = z.object({
  search: z.string().trim().max(200).default(''),
  after: z.string().max(100).optional(),
});

/** Merchants: the list, and for each its settings, keys, payout account, promotions and history. */
export function registerMerchantPages(scope: App, services: ConsoleServices): void {
  const { merchants, now } = services;
  const formKeys = createConsoleFormKey(services.config.publicUrl);
  const page = { config, schema: { hide: true, params: idParams } } as const;

  scope.get(
    '/merchants',
    { config, schema: { hide: true, querystring: listQuery } },
    async (request, reply) => {
      const { operator, query } = request;
      const { search, after = null } = query;
      const list = await merchants.list({ search }, { cursor: after, limit: pageSize }, operator);
      const flash = takeFlash(request, reply);
      return sendPage(reply, merchantsPage({ operator, search, after, flash, now: now(), ...list }));
    },
  );

  scope.get('/merchants/:id', page, async (request, reply) => {
    const rest = { flash: takeFlash(request, reply), formKey: formKeys.read(request, reply) };
    const props = await buildMerchantPage(services, request.operator, request.params.id, rest);
    return sendPage(reply, merchantPage(props));
  });

  scope.get('/merchants/:id/close', page, async ({ operator, params }, reply) => {
    authorize(operator, 'merchants.manage');
    return sendPage(reply, closePage({ operator, merchant: await merchants.read(params.id, operator) }));
  });

  scope.post('/merchants/:id/close', page, async ({ operator, params }, reply) => {
    await merchants.close(params.id, operator);
    setFlash(reply, { code: 'merchantClosed' });
    return reply.redirect(`/operator/merchants/${params.id}`, 303);
  });

  registerMerchantForms(scope, services);
  registerKeyForms(scope, services);
}

/** The form of a new merchant, and the one of the settings. */
function registerMerchantForms(
  scope: App,
  { merchants, idempotency, config: { publicUrl } }: ConsoleServices,
): void {
  const formKeys = createConsoleFormKey(publicUrl);
  scope.get('/merchants/new', { config, schema: { hide: true } }, async (request, reply) => {
    const { operator } = request;
    authorize(operator, 'merchants.manage');
    const formKey = formKeys.read(request, reply);
    return sendPage(reply, merchantFormPage({ operator, merchant: null, input: emptyMerchantForm, formKey }));
  });

  scope.post(
    '/merchants',
    { config, schema: { hide: true, body: merchantFormBody.extend(formKeyBody) } },
    async ({ operator, body: { key: formKey, ...body } }, reply) => {
      const form = { scope: `operator:${operator.id}`, key: formKey, request: ['merchant', body] };
      const saved = await save(body, () =>
        createOnce(idempotency, form, z.object({ id: z.string() }), (storeResponse) =>
          merchants.create(toSettings(body), operator, storeResponse),
        ),
      );
      if ('errors' in saved)
        return sendPage(
          reply,
          merchantFormPage({ operator, merchant: null, input: body, errors: saved.errors, formKey }),
          422,
        );
      formKeys.renew(reply);
      setFlash(reply, { code: 'merchantCreated' });
      return reply.redirect(`/operator/merchants/${saved.value.id}`, 303);
    },
  );

  scope.get(
    '/merchants/:id/edit',
    { config, schema: { hide: true, params: idParams } },
    async ({ operator, params }, reply) => {
      authorize(operator, 'merchants.manage');
      const merchant = await merchants.read(params.id, operator);
      return sendPage(reply, merchantFormPage({ operator, merchant, input: toMerchantForm(merchant) }));
    },
  );

  scope.post(
    '/merchants/:id/edit',
    { config, schema: { hide: true, params: idParams, body: merchantFormBody } },
    async ({ operator, params, body }, reply) => {
      const merchant = await merchants.read(params.id, operator);
      const saved = await save(body, () => merchants.change(params.id, toSettings(body), operator));
      if ('errors' in saved)
        return sendPage(
          reply,
          merchantFormPage({ operator, merchant, input: body, errors: saved.errors }),
          422,
        );
      setFlash(reply, { code: 'merchantChanged' });
      return reply.redirect(`/operator/merchants/${params.id}`, 303);
    },
  );
}

/** The result, or the errors of the form's fields. */
async function save<T>(
  form: MerchantForm,
  run: () => Promise<T>,
): Promise<{ readonly value: T } | { readonly errors: MerchantFormErrors }> {
  try {
    return { value: await run() };
  } catch (error) {
    if (!isProblem(error) || error.type !== 'validation-failed') throw error;
    return { errors: toMerchantFormErrors(error.details.errors ?? [], form) };
  }
}
