import { sql } from 'kysely';
import { type Executor, lowestIdAt, newId } from '../../platform/database';
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

/** The checkout that an event is about. */
export const aboutCheckout = sql<string>`data ->> 'checkoutId'`;

const eventColumns = ['id', 'merchant_id as merchantId', 'type', 'data', 'created_at as createdAt'] as const;

/** A null criterion matches everything. */
export interface EventCriteria {
  readonly type: MerchantEventType | null;
  /** Only events with a delivery in this state. */
  readonly delivery: WebhookDeliveryTable['state'] | null;
  /** The checkout that the event is about, or that used its link or is paid by its payout. */
  readonly checkoutId: string | null;
  /** Order reference or invoice number, in any case. */
  readonly reference: string | null;
  /** First instant of the period. */
  readonly from: Date | null;
  /** First instant after the period. */
  readonly until: Date | null;
}

/** As in the indexes of migration 0170. */
const orderKey = sql<string>`lower(coalesce(data ->> 'orderReference', data ->> 'reference'))`;
const invoiceKey = sql<string>`lower(coalesce(data ->> 'invoiceNumber', data #>> '{invoice,number}'))`;

/** A merchant's events, newest first, by keyset: `before` is the last id of the previous page (ids sort by time). */
export async function listEvents(
  executor: Executor,
  merchantId: string,
  { type, delivery, checkoutId, reference, from, until }: EventCriteria,
  page: { readonly before: string | null; readonly limit: number },
) {
  let query = webhooksTables(executor)
    .selectFrom('merchant_event')
    .select(eventColumns)
    .where('merchant_id', '=', merchantId);
  if (page.before !== null) query = query.where('id', '<', page.before);
  if (type !== null) query = query.where('type', '=', type);
  if (delivery !== null)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhook_delivery')
          .select('webhook_delivery.id')
          .whereRef('webhook_delivery.event_id', '=', 'merchant_event.id')
          .where('webhook_delivery.state', '=', delivery),
      ),
    );
  if (checkoutId !== null) query = query.where(aboutCheckout, '=', checkoutId);
  if (reference !== null) {
    const key = sql<string>`lower(${reference})`;
    query = query.where((event) => event.or([event(orderKey, '=', key), event(invoiceKey, '=', key)]));
  }
  if (from !== null) query = query.where('id', '>=', lowestIdAt(from));
  if (until !== null) query = query.where('id', '<', lowestIdAt(until));
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
