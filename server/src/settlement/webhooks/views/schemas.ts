import { brand } from '@tamarack/core/brand';
import { z } from 'zod';
import {
  dayQuery,
  inDayOrder,
  nextCursor,
  pageQuery,
  recordId,
  referenceQuery,
  storedValue,
  timestamp,
} from '../../../platform/http';
import { type MerchantEventType, merchantEventTypes } from '../events/event-types';

const url = z
  .string()
  .max(2000)
  .meta({
    description: 'An HTTPS URL that is reachable from the internet.',
    examples: [`https://shop.example/webhooks/${brand.id}`],
  });

const types = merchantEventTypes.filter((type) => type !== 'ping') as [
  MerchantEventType,
  ...MerchantEventType[],
];

const eventTypes = z
  .array(z.enum(types))
  .min(1)
  .max(types.length)
  .transform((list) => [...new Set(list)])
  .nullable()
  .meta({
    description: 'Event types to send to this endpoint. Null for all types, including future ones.',
    examples: [['checkout.completed', 'checkout.refunded']],
  });

export const webhookEndpointInput = z
  .object({ url, eventTypes: eventTypes.default(null) })
  .meta({ id: 'NewWebhookEndpoint' });

export const webhookEndpointChange = z
  .object({
    url,
    eventTypes,
    enabled: z
      .boolean()
      .meta({ description: 'False stops deliveries, true resumes them.', examples: [true] }),
  })
  .partial()
  .meta({ id: 'WebhookEndpointChange' });

const type = storedValue(
  z.enum(merchantEventTypes).meta({ description: 'Type of the event.', examples: ['checkout.completed'] }),
);

export const webhookEndpoint = z
  .object({
    endpointId: recordId.meta({ description: 'ID of the endpoint.' }),
    url: z.string().meta({
      description: 'URL that events are sent to.',
      examples: [`https://shop.example/webhooks/${brand.id}`],
    }),
    eventTypes: z
      .array(type)
      .nullable()
      .meta({
        description: 'Event types that the endpoint receives. Null for all.',
        examples: [['checkout.completed', 'checkout.refunded']],
      }),
    createdAt: timestamp.meta({ description: 'When the endpoint was created.' }),
    disabled: z
      .object({
        at: timestamp.meta({ description: 'When it was disabled.' }),
        reason: storedValue(
          z
            .enum(['merchant', 'gone', 'failing'])
            .meta({ description: 'Why it was disabled.', examples: ['failing'] }),
        ),
      })
      .nullable()
      .meta({
        description:
          'When and why the endpoint was disabled. `merchant`: by the merchant. `gone`: it returned status 410. `failing`: no delivery succeeded for five days. Null if it is enabled.',
      }),
    failingSince: timestamp.nullable().meta({
      description:
        'Time of the first failed attempt since the last successful delivery. Null if deliveries succeed.',
    }),
    previousSecretUntil: timestamp
      .nullable()
      .meta({ description: 'Until this time, events are also signed with the previous secret.' }),
  })
  .meta({ id: 'WebhookEndpoint' });

export const webhookEndpointWithSecret = webhookEndpoint
  .extend({
    secret: z.string().meta({
      description: 'Signing secret. Starts with `whsec_` and is returned only once.',
      examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    }),
  })
  .meta({ id: 'WebhookEndpointWithSecret' });

export const webhookEndpointList = z
  .object({ items: z.array(webhookEndpoint).meta({ description: 'Endpoints, oldest first.' }) })
  .meta({ id: 'WebhookEndpointList' });

const event = z.object({
  eventId: recordId.meta({ description: 'ID of the event, as in the webhook.' }),
  type,
  timestamp: timestamp.meta({ description: 'When the event occurred.' }),
  data: z.record(z.string(), z.unknown()).meta({
    description: 'Same content as `data` in the webhook event of this type.',
    examples: [{ checkoutId: '01a23860-1b4e-7c39-9d27-5f0a7be4f2f1', status: 'completed' }],
  }),
});

export const merchantEvent = event
  .extend({
    deliveries: z
      .array(
        z.object({
          endpointId: recordId.meta({ description: 'The endpoint that it is sent to.' }),
          state: storedValue(
            z.enum(['pending', 'delivered', 'failed']).meta({
              description: '`pending`: another attempt follows. `failed`: no attempt follows.',
              examples: ['delivered'],
            }),
          ),
          attempts: z.int().meta({
            description: 'Total number of attempts, including those before a resend.',
            examples: [1],
          }),
          lastTriedAt: timestamp.nullable().meta({ description: 'Time of the last attempt.' }),
          lastStatus: z
            .int()
            .nullable()
            .meta({ description: 'HTTP status of the last response.', examples: [204] }),
          lastFailure: storedValue(z.enum(['timeout', 'addressRefused', 'nameUnknown', 'tls', 'connection']))
            .nullable()
            .meta({ description: 'Reason why the last attempt got no response.', examples: ['timeout'] }),
          lastLatencyMs: z
            .int()
            .nullable()
            .meta({ description: 'Duration of the last attempt in milliseconds.', examples: [182] }),
          nextTryAt: timestamp
            .nullable()
            .meta({ description: 'Time of the next attempt. Null if there is none.' }),
          deliveredAt: timestamp
            .nullable()
            .meta({ description: 'When the endpoint accepted it. Null until then.' }),
        }),
      )
      .meta({ description: 'One for each endpoint that receives the event.' }),
  })
  .meta({ id: 'MerchantEvent' });

export const merchantEventList = z
  .object({ items: z.array(event).meta({ description: 'Events, newest first.' }), nextCursor })
  .meta({ id: 'MerchantEventList' });

/** All filters apply together. */
export const merchantEventQuery = inDayOrder(
  pageQuery.extend(dayQuery.shape).extend({
    type: z
      .enum(merchantEventTypes)
      .optional()
      .meta({ description: 'Return only events of this type.', examples: ['checkout.refunded'] }),
    delivery: z
      .enum(['pending', 'delivered', 'failed'])
      .optional()
      .meta({ description: 'Return only events with a delivery in this state.', examples: ['failed'] }),
    checkoutId: recordId.trim().min(1).max(100).optional().meta({
      description:
        'Return only events of this checkout: about itself, the invoice link that it used, and its payouts.',
    }),
    reference: referenceQuery.meta({
      description: 'Order reference or invoice number, as in the event’s `data`. Case is ignored.',
      examples: ['PO-1182'],
    }),
  }),
);

export const resendInput = z
  .object({
    endpointId: recordId.max(100).optional().meta({
      description: 'Endpoint to resend to. Defaults to all enabled endpoints that accept the event’s type.',
    }),
  })
  .meta({ id: 'ResendInput' });
