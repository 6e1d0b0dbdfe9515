import type { z } from 'zod';
import { type Executor, inTransaction, isId } from '../../platform/database';
import { problem } from '../../platform/errors';
import { type Keep, type Page, pageOf } from '../../platform/http';
import type { Jobs } from '../../platform/jobs';
import type { Keys } from '../../platform/keys';
import type { MailQueue } from '../../platform/mail';
import { createDeliveries } from './deliveries';
import { type EndpointRow, keepEndpoint, takersOf } from './endpoint-repository';
import { createEndpointsService, type EndpointsService } from './endpoints-service';
import { type MerchantEventData, type MerchantEventType, merchantEventData } from './event-types';
import * as events from './repository';
import type { merchantEventList } from './schemas';
import type { WebhookSender } from './sender';
import { type EventView, eventItem, eventView } from './views';

const keepMs = 90 * 86_400_000;

/** An event for a merchant's server, with the data of its type. */
type NewMerchantEvent = {
  [T in MerchantEventType]: {
    readonly merchantId: string;
    readonly type: T;
    readonly data: MerchantEventData[T];
  };
}[MerchantEventType];

interface EventPage extends Page {
  readonly type: MerchantEventType | null;
  /** Only events with a delivery in this state. */
  readonly delivery: events.DeliveryRow['state'] | null;
}

/**
 * Notifies merchants' servers about their checkouts, links and payouts. At least once, in no particular order.
 * Merchant documentation: docs/webhooks.md.
 */
export interface MerchantEventsService {
  /**
   * Call it in the transaction of the change: the event and its deliveries exist exactly if it commits. Call it once
   * for each occurrence. Throws where `data` does not match the type.
   */
  emit(trx: Executor, event: NewMerchantEvent): Promise<void>;
  readonly endpoints: EndpointsService;
  /** Newest first. Throws `validation-failed` for an invalid cursor. */
  list(merchantId: string, page: EventPage): Promise<z.input<typeof merchantEventList>>;
  /** Throws `not-found`, for another merchant's too. */
  get(merchantId: string, id: string): Promise<EventView>;
  /**
   * Resends an event with a full set of attempts: to one endpoint, or to all that receive its type. Throws `not-found`;
   * `step-not-allowed` for a disabled endpoint.
   */
  resend(
    merchantId: string,
    id: string,
    endpointId: string | null,
    keep: Keep<EventView>,
  ): Promise<EventView>;
  /** Sends a `ping` to one endpoint. Throws as above. */
  ping(merchantId: string, endpointId: string, keep: Keep<EventView>): Promise<EventView>;
  /** Removes events after 90 days; queues overdue deliveries again. */
  sweep(): Promise<void>;
}

export function createMerchantEventsService(deps: {
  readonly database: Executor;
  readonly keys: Keys;
  readonly jobs: Jobs;
  readonly sender: WebhookSender;
  readonly mails: MailQueue;
  /** Backoff delays before each retry, in seconds. */
  readonly pauses: readonly number[];
  readonly now: () => Date;
}): MerchantEventsService {
  const { database, now } = deps;
  const endpoints = createEndpointsService(deps);
  const deliveries = createDeliveries(deps);

  const begin = async (trx: Executor, eventId: string, takers: readonly EndpointRow[]): Promise<void> => {
    for (const { id: endpointId } of takers) {
      await events.beginDelivery(trx, { eventId, endpointId, now: now() });
      await deliveries.send(trx, endpointId);
    }
  };

  const own = async (executor: Executor, merchantId: string, id: string): Promise<events.EventRow> => {
    const row = isId(id) ? await events.findEvent(executor, merchantId, id) : undefined;
    if (!row) throw problem('not-found');
    return row;
  };

  const view = async (executor: Executor, row: events.EventRow): Promise<EventView> =>
    eventView(row, await events.listDeliveries(executor, row.id));

  const enabled = async (trx: Executor, merchantId: string, id: string): Promise<EndpointRow> => {
    const row = isId(id) ? await keepEndpoint(trx, id) : undefined;
    if (row?.merchantId !== merchantId) throw problem('not-found');
    if (row.disabledAt !== null)
      throw problem('step-not-allowed', { detail: 'The endpoint is disabled. Enable it first.' });
    return row;
  };

  return {
    endpoints,

    emit: async (trx, { merchantId, type, data }) => {
      const checked: Record<string, unknown> = merchantEventData[type].parse(data);
      const id = await events.insertEvent(trx, { merchantId, type, data: checked, now: now() });
      await begin(trx, id, await takersOf(trx, merchantId, type));
    },

    list: async (merchantId, { cursor, limit, type, delivery }) => {
      const { rows, nextCursor } = await pageOf({ cursor, limit }, (part) =>
        events.listEvents(database, merchantId, { ...part, type, delivery }),
      );
      return { items: rows.map(eventItem), nextCursor };
    },

    get: async (merchantId, id) => view(database, await own(database, merchantId, id)),

    resend: (merchantId, id, endpointId, keep) =>
      inTransaction(database, async (trx) => {
        const event = await own(trx, merchantId, id);
        const takers =
          endpointId === null
            ? await takersOf(trx, merchantId, event.type)
            : [await enabled(trx, merchantId, endpointId)];
        await begin(trx, id, takers);
        const answer = await view(trx, event);
        await keep(trx, answer);
        return answer;
      }),

    ping: (merchantId, endpointId, keep) =>
      inTransaction(database, async (trx) => {
        const endpoint = await enabled(trx, merchantId, endpointId);
        const data = { endpointId };
        const id = await events.insertEvent(trx, { merchantId, type: 'ping', data, now: now() });
        await begin(trx, id, [endpoint]);
        const answer = await view(trx, await own(trx, merchantId, id));
        await keep(trx, answer);
        return answer;
      }),

    sweep: async () => {
      await endpoints.sweep();
      await events.removeEventsBefore(database, new Date(now().getTime() - keepMs));
      await deliveries.catchUp();
    },
  };
}
