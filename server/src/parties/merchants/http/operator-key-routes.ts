import { z } from 'zod';
import { type App, idParams, problems } from '../../../platform/http';
import { describeRequiredRole } from '../../operators';
import type { MerchantsService } from '../service';
import { issuedKey, keyList, keyRoll, newKey } from './schemas';
import { toIssuedKeyView, toKeyView } from './views';

const config = { access: 'operator' as const };
const tags = ['Operator'];
const keyParams = idParams.extend({ keyId: z.string().max(100) });

export function registerOperatorKeyRoutes(
  app: App,
  { merchants }: { readonly merchants: Pick<MerchantsService, 'keys'> },
): void {
  const { keys } = merchants;

  app.get(
    '/v1/operator/merchants/:id/keys',
    {
      config,
      schema: {
        operationId: 'Operator_ListMerchantKeys',
        tags,
        summary: 'List a merchant’s active keys, newest first',
        description:
          'Returns the last four characters of each key, its permissions and its last use, never the key itself. Operators of every role may call it.',
        params: idParams,
        response: { 200: keyList, ...problems },
      },
    },
    async ({ operator, params }) => ({ items: (await keys.list(params.id, operator)).map(toKeyView) }),
  );

  app.post(
    '/v1/operator/merchants/:id/keys',
    {
      config,
      schema: {
        operationId: 'Operator_CreateMerchantKey',
        tags,
        summary: 'Create a key for a merchant',
        description: 'The response shows the key once. Only its hash is stored.',
        params: idParams,
        body: newKey,
        response: { 201: issuedKey, ...problems },
      },
    },
    async ({ operator, params, body }, reply) =>
      reply.code(201).send(toIssuedKeyView(await keys.create(params.id, body, operator))),
  );

  app.post(
    '/v1/operator/merchants/:id/keys/:keyId/roll',
    {
      config,
      schema: {
        operationId: 'Operator_RollMerchantKey',
        tags,
        summary: 'Roll a key of a merchant',
        description: 'The response shows the new key once. The former one works until the overlap ends.',
        params: keyParams,
        body: keyRoll,
        response: { 201: issuedKey, ...problems },
      },
    },
    async ({ operator, params, body }, reply) => {
      const key = await keys.roll(params.id, params.keyId, body.overlapDays, operator);
      return reply.code(201).send(toIssuedKeyView(key));
    },
  );

  app.delete(
    '/v1/operator/merchants/:id/keys/:keyId',
    {
      config,
      schema: {
        operationId: 'Operator_RevokeMerchantKey',
        tags,
        summary: 'Revoke a key of a merchant, and return the remaining keys',
        description: `Calls with the key are refused from then on, and it cannot be restored. Roll a key that is in use instead. ${describeRequiredRole('merchants.manage')}`,
        params: keyParams,
        response: { 200: keyList, ...problems },
      },
    },
    async ({ operator, params }) => {
      await keys.revoke(params.id, params.keyId, operator);
      return { items: (await keys.list(params.id, operator)).map(toKeyView) };
    },
  );
}
