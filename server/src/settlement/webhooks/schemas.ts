import { z } from 'zod';
import { pageQuery } from '../../platform/http';
import { type MerchantEventType, merchantEventTypes } from './event-types';

const url = z.string().max(2000).meta({ description: 'An HTTPS URL that is reachable from the internet.' });

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
  .meta({ description: 'Event types to send to this endpoint. Null for all types, including future ones.' });

export const webhookEndpointInput = z
  .object({ url, eventTypes: eventTypes.default(null) })
  .meta({ id: 'NewWebhookEndpoint' });

export const webhookEndpointChange = z
  .object({ url, eventTypes, enabled: z.boolean() })
  .partial()
  .meta({ id: 'WebhookEndpointChange' });

const type = z.enum(merchantEventTypes);

export const webhookEndpoint = z
  .object({
    endpointId: z.string(),
    url: z.string(),
    eventTypes: z.array(type).nullable(),
    createdAt: z.iso.datetime(),
    disabled: z
      .object({ at: z.iso.datetime(), reason: z.enum(['merchant', 'gone', 'failing']) })
      .nullable()
      .meta({
        description:
          'When and why the endpoint was disabled. `merchant`: by the merchant. `gone`: it returned status 410. `failing`: no delivery succeeded for five days. Null if it is enabled.',
      }),
    failingSince: z.iso.datetime().nullable().meta({
      description:
        'Time of the first failed attempt since the last successful delivery. Null if deliveries succeed.',
    }),
    previousSecretUntil: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Until this time, events are also signed with the previous secret.' }),
  })
  .meta({ id: 'WebhookEndpoint' });

export const webhookEndpointWithSecret = webhookEndpoint
  .extend({
    secret: z
      .string()
      .meta({ description: 'Signing secret. Starts with `whsec_` and is returned only once.' }),
  })
  .meta({ id: 'WebhookEndpointWithSecret' });

export const webhookEndpointList = z
  .object({ items: z.array(webhookEndpoint) })
  .meta({ id: 'WebhookEndpointList' });

const event = z.object({
  eventId: z.string(),
  type,
  timestamp: z.iso.datetime(),
  data: z
    .record(z.string(), z.unknown())
    .meta({ description: 'Same content as `data` in the webhook event of this type.' }),
});

export const merchantEvent = event
  .extend({
    deliveries: z.array(
      z.object({
        endpointId: z.string(),
        state: z.enum(['pending', 'delivered', 'failed']),
        attempts: z.int().meta({ description: 'Total number of attempts, including those before a resend.' }),
        lastTriedAt: z.iso.datetime().nullable(),
        lastStatus: z.int().nullable().meta({ description: 'HTTP status of the last response.' }),
        lastFailure: z
          .enum(['timeout', 'addressRefused', 'nameUnknown', 'tls', 'connection'])
          .nullable()
          .meta({ description: 'Reason why the last attempt got no response.' }),
        lastLatencyMs: z
          .int()
          .nullable()
          .meta({ description: 'Duration of the last attempt in milliseconds.' }),
        nextTryAt: z.iso.datetime().nullable(),
        deliveredAt: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'MerchantEvent' });

export const merchantEventList = z
  .object({ items: z.array(event), nextCursor: z.string().nullable() })
  .meta({ id: 'MerchantEventList' });

export const merchantEventQuery = pageQuery.extend({
  type: type
    .optional()
    .meta({ description: 'Return only events of this type.', examples: ['checkout.refunded'] }),
  delivery: z
    .enum(['pending', 'delivered', 'failed'])
    .optional()
    .meta({ description: 'Return only events with a delivery in this state.', examples: ['failed'] }),
});

export const resendInput = z
  .object({
    endpointId: z.string().max(100).optional().meta({
      description: 'Endpoint to resend to. Defaults to all enabled endpoints that accept the event’s type.',
    }),
  })
  .meta({ id: 'ResendInput' });
