import type { z } from 'zod';
import type { EndpointRow } from '../endpoint-repository';
import type { DeliveryRow, EventRow } from '../repository';
import type { merchantEvent, merchantEventList, webhookEndpoint } from './schemas';

export type EndpointView = z.input<typeof webhookEndpoint>;
export type EventView = z.input<typeof merchantEvent>;
type EventItem = z.input<typeof merchantEventList>['items'][number];

export const toEndpointView = (row: EndpointRow, now: Date): EndpointView => ({
  endpointId: row.id,
  url: row.url,
  eventTypes: row.eventTypes,
  createdAt: row.createdAt.toISOString(),
  disabled:
    row.disabledAt && row.disabledReason
      ? { at: row.disabledAt.toISOString(), reason: row.disabledReason }
      : null,
  failingSince: row.failingSince?.toISOString() ?? null,
  previousSecretUntil: row.previousUntil && row.previousUntil > now ? row.previousUntil.toISOString() : null,
});

export const toEventItem = ({ id, type, createdAt, data }: EventRow): EventItem => ({
  eventId: id,
  type,
  timestamp: createdAt.toISOString(),
  data,
});

export const toEventView = (row: EventRow, deliveries: readonly DeliveryRow[]): EventView => ({
  ...toEventItem(row),
  deliveries: deliveries.map((delivery) => ({
    ...delivery,
    lastTriedAt: delivery.lastTriedAt?.toISOString() ?? null,
    nextTryAt: delivery.nextTryAt?.toISOString() ?? null,
    deliveredAt: delivery.deliveredAt?.toISOString() ?? null,
  })),
});
