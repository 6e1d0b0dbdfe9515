import { type Executor, newId } from '../../platform/database';
import { getTraceparent } from '../../platform/traces';
import type { MerchantEventType } from './events/event-types';
import type { WebhookDeliveryTable } from './tables';
import { webhooksTables } from './tables';

export interface NewEvent {
  readonly merchantId: string;
  readonly type: MerchantEventType;
  readonly data: Record<string, unknown>;
  readonly now: Date;
}

/** Returns the event's id. */
export async function insertEvent(trx: Executor, event: NewEvent): Promise<string> {
  const id = newId(event.now);
  await webhooksTables(trx)
    .insertInto('merchant_event')
    .values({
      id,
      merchant_id: event.merchantId,
      type: event.type,
      data: JSON.stringify(event.data),
      created_at: event.now,
      traceparent: getTraceparent(),
    })
    .execute();
  return id;
}

/** Begins an event's delivery to an endpoint, or restarts it. */
export async function startDelivery(
  trx: Executor,
  delivery: { readonly eventId: string; readonly endpointId: string; readonly now: Date },
): Promise<void> {
  await webhooksTables(trx)
    .insertInto('webhook_delivery')
    .values({
      id: newId(delivery.now),
      event_id: delivery.eventId,
      endpoint_id: delivery.endpointId,
      state: 'pending',
      last_tried_at: null,
      next_try_at: delivery.now,
      delivered_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['event_id', 'endpoint_id'])
        .doUpdateSet({ state: 'pending', tries: 0, next_try_at: delivery.now, delivered_at: null }),
    )
    .execute();
}

const eventColumns = ['id', 'merchant_id as merchantId', 'type', 'data', 'created_at as createdAt'] as const;

/** A merchant's events, newest first, by keyset: `before` is the last id of the previous page (ids sort by time). */
export async function listEvents(
  executor: Executor,
  merchantId: string,
  page: {
    readonly before: string | null;
    readonly limit: number;
    readonly type: MerchantEventType | null;
    readonly delivery: WebhookDeliveryTable['state'] | null;
  },
) {
  let query = webhooksTables(executor)
    .selectFrom('merchant_event')
    .select(eventColumns)
    .where('merchant_id', '=', merchantId);
  if (page.before !== null) query = query.where('id', '<', page.before);
  if (page.type !== null) query = query.where('type', '=', page.type);
  const { delivery } = page;
  if (delivery !== null)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhook_delivery')
          .select('webhook_delivery.id')
          .whereRef('webhook_delivery.event_id', '=', 'merchant_event.id')
          .where('webhook_delivery.state', '=', delivery),
      ),
    );
  return query.orderBy('id', 'desc').limit(page.limit).execute();
}

export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

export async function findEvent(executor: Executor, merchantId: string, id: string) {
  return webhooksTables(executor)
    .selectFrom('merchant_event')
    .select(eventColumns)
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** An event's deliveries, the oldest endpoint first. */
export async function listDeliveries(executor: Executor, eventId: string) {
  return webhooksTables(executor)
    .selectFrom('webhook_delivery')
    .select([
      'endpoint_id as endpointId',
      'state',
      'attempts',
      'last_tried_at as lastTriedAt',
      'last_status as lastStatus',
      'last_failure as lastFailure',
      'last_latency_ms as lastLatencyMs',
      'next_try_at as nextTryAt',
      'delivered_at as deliveredAt',
    ])
    .where('event_id', '=', eventId)
    .orderBy('endpoint_id')
    .execute();
}

export type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>[number];

/** Removes events with their deliveries, except those still pending. */
export async function removeEventsBefore(executor: Executor, before: Date): Promise<void> {
  await webhooksTables(executor)
    .deleteFrom('merchant_event')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_delivery')
            .select('webhook_delivery.id')
            .whereRef('webhook_delivery.event_id', '=', 'merchant_event.id')
            .where('webhook_delivery.state', '=', 'pending'),
        ),
      ),
    )
    .execute();
}
