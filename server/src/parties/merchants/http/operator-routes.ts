import { z } from 'zod';
import { type App, idParams, problems } from '../../../platform/http';
import { describeRequiredRole } from '../../operators';
import type { MerchantsService } from '../service';
import { registerOperatorKeyRoutes } from './operator-key-routes';
import {
  merchantChange,
  merchantList,
  merchantQuery,
  merchantView,
  newMerchant,
  newPromotion,
} from './schemas';
import { toMerchantListView, toMerchantView, toPromotionInput, toSettings } from './views';

const config = { access: 'operator' as const };
const tags = ['Operator'];
const promotionParams = idParams.extend({ promotionId: z.string().max(100) });

/** Merchants, their keys and promotions. Called by operators with their key. */
export function registerOperatorMerchantRoutes(
  app: App,
  { merchants }: { readonly merchants: MerchantsService },
): void {
  const { mode } = merchants;

  app.get(
    '/v1/operator/merchants',
    {
      config,
      schema: {
        operationId: 'Operator_ListMerchants',
        tags,
        summary: 'List merchants, newest first',
        description:
          'Includes closed merchants. `search` matches the beginnings of words in their trading and legal names. Operators of every role may call it.',
        querystring: merchantQuery,
        response: { 200: merchantList, ...problems },
      },
    },
    async ({ operator, query: { search, cursor = null, limit } }) =>
      toMerchantListView(await merchants.list({ search }, { cursor, limit }, operator)),
  );

  app.post(
    '/v1/operator/merchants',
    {
      config,
      schema: {
        operationId: 'Operator_CreateMerchant',
        tags,
        summary: 'Create a merchant',
        description:
          'Create its keys and propose its payout account next. Omitted settings default to English, no minimum purchase, a required SIN and no fee.',
        body: newMerchant,
        response: { 201: merchantView, ...problems },
      },
    },
    async ({ operator, body }, reply) =>
      reply.code(201).send(toMerchantView(await merchants.create(toSettings(body), operator), mode)),
  );

  app.get(
    '/v1/operator/merchants/:id',
    {
      config,
      schema: {
        operationId: 'Operator_GetMerchant',
        tags,
        summary: 'Retrieve a merchant',
        description:
          'Returns its settings and its current and future promotions, without its keys and its payout account. Operators of every role may call it.',
        params: idParams,
        response: { 200: merchantView, ...problems },
      },
    },
    async ({ operator, params }) => toMerchantView(await merchants.read(params.id, operator), mode),
  );

  app.patch(
    '/v1/operator/merchants/:id',
    {
      config,
      schema: {
        operationId: 'Operator_ChangeMerchant',
        tags,
        summary: 'Change a merchant’s settings',
        description: 'Omitted settings are not changed. A list replaces the former list.',
        params: idParams,
        body: merchantChange,
        response: { 200: merchantView, ...problems },
      },
    },
    async ({ operator, params, body }) =>
      toMerchantView(await merchants.change(params.id, toSettings(body), operator), mode),
  );

  app.post(
    '/v1/operator/merchants/:id/closure',
    {
      config,
      schema: {
        operationId: 'Operator_CloseMerchant',
        tags,
        summary: 'Close a merchant permanently',
        description:
          'New checkouts and invoice links are refused. Existing applications can be completed; refunds, payouts and lookups continue.',
        params: idParams,
        response: { 200: merchantView, ...problems },
      },
    },
    async ({ operator, params }) => toMerchantView(await merchants.close(params.id, operator), mode),
  );

  app.post(
    '/v1/operator/merchants/:id/promotions',
    {
      config,
      schema: {
        operationId: 'Operator_AddMerchantPromotion',
        tags,
        summary: 'Add a promotion: a lower rate for some terms',
        description: `Applies on the days from the first to the last; of several promotions in force, the one with the lowest rate applies. Refused with \`validation-failed\` for a term that is not offered, a rate above the highest one on the rate card, or a last day in the past. ${describeRequiredRole('merchants.manage')}`,
        params: idParams,
        body: newPromotion,
        response: { 201: merchantView, ...problems },
      },
    },
    async ({ operator, params, body }, reply) => {
      await merchants.promotions.add(params.id, toPromotionInput(body), operator);
      return reply.code(201).send(toMerchantView(await merchants.read(params.id, operator), mode));
    },
  );

  app.delete(
    '/v1/operator/merchants/:id/promotions/:promotionId',
    {
      config,
      schema: {
        operationId: 'Operator_CancelMerchantPromotion',
        tags,
        summary: 'Cancel a promotion',
        description: 'Signed agreements keep their rate.',
        params: promotionParams,
        response: { 200: merchantView, ...problems },
      },
    },
    async ({ operator, params }) => {
      await merchants.promotions.cancel(params.id, params.promotionId, operator);
      return toMerchantView(await merchants.read(params.id, operator), mode);
    },
  );

  registerOperatorKeyRoutes(app, { merchants });
}
