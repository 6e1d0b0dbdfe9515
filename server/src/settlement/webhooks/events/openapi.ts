import type { OpenAPIV3, OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { recordId, timestamp } from '../../../platform/http';
import { type MerchantEventType, merchantEventData, merchantEventTypes } from './event-types';

/** The library's type of a 3.1 document combines both versions. */
type Schema = OpenAPIV3.NonArraySchemaObject & OpenAPIV3_1.NonArraySchemaObject;

/** When each event occurs, and what the merchant's server should do. */
const occasions: Readonly<Record<MerchantEventType, string>> = {
  ping: 'A test, sent on request.',
  'checkout.approved': 'The customer is approved and has not signed yet. No action is needed.',
  'checkout.rejected':
    'The customer is not approved: offer another way to pay. Only the customer receives the reasons.',
  'checkout.in_review': 'A person reviews the application. Another event follows.',
  'checkout.abandoned': 'The customer left. They can come back, and other events can follow.',
  'checkout.completed':
    'The customer signed: compare `cartTotal` with the order, mark it paid, and ship. With `captureMethod: manual`, capture amounts as you ship, before `authorization.expiresAt`.',
  'checkout.cancelled': 'The merchant cancelled the checkout before the signature.',
  'checkout.captured':
    'The merchant captured the purchase in part or in full: the payout follows. `captured` is the total of all captures.',
  'checkout.released': 'The uncaptured amount was released: the customer does not owe it. Do not ship it.',
  'checkout.refunded':
    'The merchant refunded the purchase in part or in full. `refunded` is the total of all refunds.',
  'agreement.signed':
    'The customer signed the agreement. From now on the purchase can be refunded, but not cancelled.',
  'invoice_link.created': 'The merchant created the link.',
  'invoice_link.used': 'The checkout in `checkoutId` financed the invoice. Its payout follows.',
  'invoice_link.rejected': 'The merchant rejected the invoice.',
  'invoice_link.deactivated': 'The merchant deactivated the link.',
  'payout.sent': 'The payout was sent to the bank: expect `amount` on `dueOn`.',
  'payout.paid': 'The bank confirmed the payout.',
  'payout.returned': 'The merchant’s bank returned the payout, with `returnCode`: check the account with us.',
  'payee.change_proposed':
    'A change of the payout account is proposed. Call us immediately if you did not request it.',
  'payee.changed': 'Payouts go to the new account from now on.',
  'payee.change_cancelled': 'The change is cancelled. The payout account remains the same.',
};

/** Builds the `webhooks` section of the OpenAPI document: one entry for each event sent to merchants. */
export function buildEventWebhooks(): Record<string, OpenAPIV3_1.PathItemObject> {
  return Object.fromEntries(merchantEventTypes.map((type) => [type, { post: buildOperation(type) }]));
}

/** Refers to the document's components, which have every schema with a name. */
const useComponents = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));

const buildOperation = (type: MerchantEventType) => {
  const body = z.object({
    id: recordId.meta({ description: 'Event ID. The same for every delivery attempt.' }),
    type: z.literal(type).meta({ description: 'Type of the event.', examples: [type] }),
    timestamp: timestamp.meta({ description: 'Time when the event occurred.' }),
    data: merchantEventData[type].meta({
      description: 'The object that the event is about, at the time of the event.',
    }),
  });
  const { $schema: _, $defs: _components, ...schema } = z.toJSONSchema(body, { io: 'input' });
  return {
    operationId: `Event_${type.replace(/(?:^|[._])(\w)/g, (_all, letter: string) => letter.toUpperCase())}`,
    tags: ['Events'],
    summary: `Event ${type}, signed as specified by Standard Webhooks`,
    description: occasions[type],
    security: [],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: useComponents(schema) as Schema } },
    },
    responses: {
      '2XX': { description: 'The event is received.' },
      '410': { description: 'The endpoint no longer exists. It is disabled and receives no more events.' },
    },
  };
};
