import { z } from 'zod';
import { pageQuery } from '../../platform/http';
import { type MerchantEventType, merchantEventTypes } from './event-types';

const url = z.string().max(2000).meta({ description: 'https, reachable from the internet' });

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
  .meta({ description: 'Null: all, those to come as well' });

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
      .meta({ description: 'gone: it answered 410; failing: nothing arrived for five days' }),
    failingSince: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'The first try that failed since one arrived' }),
    previousSecretUntil: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Until then the secret before signs as well' }),
  })
  .meta({ id: 'WebhookEndpoint' });

export const webhookEndpointWithSecret = webhookEndpoint
  .extend({ secret: z.string().meta({ description: 'Begins with whsec_; told this once' }) })
  .meta({ id: 'WebhookEndpointWithSecret' });

export const webhookEndpointList = z
  .object({ items: z.array(webhookEndpoint) })
  .meta({ id: 'WebhookEndpointList' });

const event = z.object({
  eventId: z.string(),
  type,
  timestamp: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()).meta({ description: 'As in the message of that type' }),
});

export const merchantEvent = event
  .extend({
    deliveries: z.array(
      z.object({
        endpointId: z.string(),
        state: z.enum(['pending', 'delivered', 'failed']),
        attempts: z.int().meta({ description: 'All tries, those before a resend too' }),
        lastTriedAt: z.iso.datetime().nullable(),
        lastStatus: z.int().nullable().meta({ description: 'HTTP status of the last answer' }),
        lastFailure: z
          .enum(['timeout', 'addressRefused', 'nameUnknown', 'tls', 'connection'])
          .nullable()
          .meta({ description: 'Why the last try had no answer' }),
        lastLatencyMs: z
          .int()
          .nullable()
          .meta({ description: 'Milliseconds until the answer, or its failure' }),
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
  type: type.optional(),
  delivery: z
    .enum(['pending', 'delivered', 'failed'])
    .optional()
    .meta({ description: 'Only those with a delivery in this state' }),
});

export const resendInput = z
  .object({
    endpointId: z
      .string()
      .max(100)
      .optional()
      .meta({ description: 'All enabled endpoints that take its type, where it is not given' }),
  })
  .meta({ id: 'ResendInput' });
