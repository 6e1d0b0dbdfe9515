import { dayMs } from '@tamarack/core/calendar/durations';
import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import { toInstants } from '@tamarack/core/calendar/start-of-day';
import type { z } from 'zod';
import { authorizeMember, type Member } from '../../parties/members';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction, isId } from '../../platform/database';
import { problem } from '../../platform/errors';
import { type PageRequest, readPage, type StoreResponse } from '../../platform/http';
import type { Jobs } from '../../platform/jobs';
import type { Keys } from '../../platform/keys';
import type { MailQueue } from '../../platform/mail';
import { createDeliveries } from './deliveries/deliveries';
import { type EndpointRow, lockEndpointForKeyShare, lockSubscribedEndpoints } from './endpoint-repository';
import { createEndpointsService } from './endpoints-service';
import { type MerchantEventData, type MerchantEventType, merchantEventData } from './events/event-types';
import * as events from './repository';
import type { WebhookSender } from './sending/sender';
import type { merchantEventList } from './views/schemas';
import { type EventView, toEventItem, toEventView } from './views/views';

const retentionMs = 90 * dayMs;

/** An event for a merchant's server, with the data of its type. */
type NewMerchantEvent = {
  [T in MerchantEventType]: {
    readonly merchantId: string;
    readonly type: T;
    readonly data: MerchantEventData[T];
  };
}[MerchantEventType];

/** A search of events. */
interface EventSearch extends Omit<events.EventCriteria, 'from' | 'until'> {
  /** First day on which it occurred, in the provider's time zone. */
  readonly from: PlainDate | null;
  /** Last day. */
  readonly to: PlainDate | null;
}

/**
 * Notifies merchants' servers about their checkouts, links and payouts. At least once, in no particular order.
 * Merchant documentation: docs/webhooks.md.
 */
export interface MerchantEventsService extends ReturnType<typeof createMerchantEventsService> {}

export function createMerchantEventsService(deps: {
  readonly database: Executor;
  readonly keys: Keys;
  readonly jobs: Jobs;
  readonly sender: WebhookSender;
  readonly mails: MailQueue;
  /** Backoff delays before each retry, in seconds. */
  readonly retryDelays: readonly number[];
  readonly now: () => Date;
}) {
  const { database, now } = deps;
  const endpoints = createEndpointsService(deps);
  const deliveries = createDeliveries(deps);

  const startDeliveries = async (
    trx: Executor,
    eventId: string,
    subscribers: readonly EndpointRow[],
  ): Promise<void> => {
    for (const { id: endpointId } of subscribers) {
      await events.startDelivery(trx, { eventId, endpointId, now: now() });
      await deliveries.send(trx, endpointId);
    }
  };

  const getEvent = async (executor: Executor, merchantId: string, id: string): Promise<events.EventRow> => {
    const row = isId(id) ? await events.findEvent(executor, merchantId, id) : undefined;
    if (!row) throw problem('not-found');
    return row;
  };

  const getView = async (executor: Executor, row: events.EventRow): Promise<EventView> =>
    toEventView(row, await events.listDeliveries(executor, row.id));

  const lockEnabledEndpoint = async (trx: Executor, merchantId: string, id: string): Promise<EndpointRow> => {
    const row = isId(id) ? await lockEndpointForKeyShare(trx, id) : undefined;
    if (row?.merchantId !== merchantId) throw problem('not-found');
    if (row.disabledAt !== null)
      throw problem('step-not-allowed', { detail: 'The endpoint is disabled. Enable it first.' });
    return row;
  };

  const recordAct = (
    trx: Executor,
    act: 'webhookEndpoint.pinged' | 'webhookEvent.resent',
    {
      merchantId,
      by,
      ...details
    }: {
      readonly merchantId: string;
      readonly by: Member | undefined;
      readonly eventId: string;
      readonly endpointId: string | null;
    },
  ): Promise<void> =>
    recordAudit(trx, {
      applicationId: null,
      actor: by ? `member:${by.id}` : `merchant:${merchantId}`,
      act,
      details: { ...details, ...(by && { merchantId }) },
      at: now(),
    });

  return {
    endpoints,

    /**
     * Call it in the transaction of the change: the event and its deliveries exist exactly if it commits. Call it once
     * for each occurrence. Throws where `data` does not match the type.
     */
    emit: async (trx: Executor, { merchantId, type, data }: NewMerchantEvent): Promise<void> => {
      const parsed: Record<string, unknown> = merchantEventData[type].parse(data);
      const id = await events.insertEvent(trx, { merchantId, type, data: parsed, now: now() });
      await startDeliveries(trx, id, await lockSubscribedEndpoints(trx, merchantId, type));
    },

    /** Newest first. Throws `validation-failed` for an invalid cursor. */
    list: async (
      merchantId: string,
      { from, to, ...search }: EventSearch,
      page: PageRequest,
    ): Promise<z.input<typeof merchantEventList>> => {
      const criteria = { ...search, ...toInstants({ from, to }) };
      const { rows, nextCursor } = await readPage(page, (part) =>
        events.listEvents(database, merchantId, criteria, part),
      );
      return { items: rows.map(toEventItem), nextCursor };
    },

    /** Throws `not-found`, for another merchant's too. */
    get: async (merchantId: string, id: string): Promise<EventView> =>
      getView(database, await getEvent(database, merchantId, id)),

    /**
     * Resends an event with a full set of attempts: to one endpoint, or to all that receive its type. Throws `not-found`;
     * `step-not-allowed` for a disabled endpoint; `forbidden` for the role of `by`, a member (without: the server).
     */
    resend: (
      merchantId: string,
      id: string,
      endpointId: string | null,
      storeResponse: StoreResponse<EventView>,
      by?: Member,
    ): Promise<EventView> =>
      inTransaction(database, async (trx) => {
        if (by) authorizeMember(by, merchantId, 'developers.manage');
        const event = await getEvent(trx, merchantId, id);
        const subscribers =
          endpointId === null
            ? await lockSubscribedEndpoints(trx, merchantId, event.type)
            : [await lockEnabledEndpoint(trx, merchantId, endpointId)];
        await startDeliveries(trx, id, subscribers);
        const result = await getView(trx, event);
        await storeResponse(trx, result);
        await recordAct(trx, 'webhookEvent.resent', { merchantId, by, eventId: id, endpointId });
        return result;
      }),

    /** Sends a `ping` to one endpoint. Throws as above. */
    ping: (
      merchantId: string,
      endpointId: string,
      storeResponse: StoreResponse<EventView>,
      by?: Member,
    ): Promise<EventView> =>
      inTransaction(database, async (trx) => {
        if (by) authorizeMember(by, merchantId, 'developers.manage');
        const endpoint = await lockEnabledEndpoint(trx, merchantId, endpointId);
        const data = { endpointId };
        const id = await events.insertEvent(trx, { merchantId, type: 'ping', data, now: now() });
        await startDeliveries(trx, id, [endpoint]);
        const result = await getView(trx, await getEvent(trx, merchantId, id));
        await storeResponse(trx, result);
        await recordAct(trx, 'webhookEndpoint.pinged', { merchantId, by, eventId: id, endpointId });
        return result;
      }),

    /** Removes events after 90 days. */
    sweep: async (): Promise<void> => {
      await endpoints.sweep();
      await events.removeEventsBefore(database, new Date(now().getTime() - retentionMs));
    },

    /** Queues deliveries again that are overdue by a minute: the process that had their job is gone. */
    requeueOverdue: deliveries.requeueOverdue,
  };
}
