import type { Executor } from '../../platform/database';
import type { MerchantEventType } from './events/event-types';
import { aboutCheckout } from './repository';
import type { WebhookDeliveryTable } from './tables';
import { webhooksTables } from './tables';

/** More events of one checkout are not listed. */
const maxEvents = 200;

/** An event about a checkout, its invoice link or its payouts, with its deliveries. */
export interface CheckoutEvent {
  readonly eventId: string;
  readonly type: MerchantEventType;
  readonly createdAt: Date;
  readonly deliveries: readonly {
    readonly url: string;
    readonly state: WebhookDeliveryTable['state'];
    readonly attempts: number;
    readonly lastStatus: number | null;
  }[];
}

/** Oldest first; events are kept for 90 days. */
export async function listCheckoutEvents(
  executor: Executor,
  merchantId: string,
  checkoutId: string,
): Promise<CheckoutEvent[]> {
  const events = await webhooksTables(executor)
    .selectFrom('merchant_event')
    .select(['id', 'type', 'created_at as createdAt'])
    .where(aboutCheckout, '=', checkoutId)
    .where('merchant_id', '=', merchantId)
    .orderBy('id')
    .limit(maxEvents)
    .execute();
  if (events.length === 0) return [];
  const deliveries = await webhooksTables(executor)
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_endpoint as endpoint', 'endpoint.id', 'delivery.endpoint_id')
    .select([
      'delivery.event_id as eventId',
      'endpoint.url',
      'delivery.state',
      'delivery.attempts',
      'delivery.last_status as lastStatus',
    ])
    .where(
      'delivery.event_id',
      'in',
      events.map(({ id }) => id),
    )
    .orderBy('delivery.id')
    .execute();
  return events.map(({ id, type, createdAt }) => ({
    eventId: id,
    type,
    createdAt,
    deliveries: deliveries.flatMap(({ eventId, ...delivery }) => (eventId === id ? [delivery] : [])),
  }));
}
