import type { Executor } from '../../platform/database';
import type { NoAnswer } from './tables';
import { webhooksTables } from './tables';

/** Claims an endpoint's deliveries until `until`; false while another worker has them, or the endpoint is gone. */
export async function holdEndpoint(executor: Executor, id: string, now: Date, until: Date): Promise<boolean> {
  const result = await webhooksTables(executor)
    .updateTable('webhook_endpoint')
    .set({ held_until: until })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .where((row) => row.or([row('held_until', 'is', null), row('held_until', '<=', now)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function releaseEndpoint(executor: Executor, id: string): Promise<void> {
  await webhooksTables(executor)
    .updateTable('webhook_endpoint')
    .set({ held_until: null })
    .where('id', '=', id)
    .execute();
}

/** Due deliveries of an endpoint, the oldest event first. */
export async function dueDeliveries(
  executor: Executor,
  endpointId: string,
  page: { readonly until: Date; readonly limit: number },
) {
  return webhooksTables(executor)
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('merchant_event as event', 'event.id', 'delivery.event_id')
    .select([
      'delivery.id',
      'delivery.tries',
      'event.id as eventId',
      'event.type',
      'event.data',
      'event.created_at as createdAt',
    ])
    .where('delivery.endpoint_id', '=', endpointId)
    .where('delivery.state', '=', 'pending')
    .where('delivery.next_try_at', '<=', page.until)
    .orderBy('event.id')
    .limit(page.limit)
    .execute();
}

export type DueDelivery = Awaited<ReturnType<typeof dueDeliveries>>[number];

/** Also gives up deliveries that began while their endpoint was being disabled. */
export async function giveUpOfDisabled(executor: Executor): Promise<void> {
  await webhooksTables(executor)
    .updateTable('webhook_delivery')
    .set({ state: 'failed', next_try_at: null })
    .where('state', '=', 'pending')
    .where('endpoint_id', 'in', (row) =>
      row.selectFrom('webhook_endpoint').select('id').where('disabled_at', 'is not', null),
    )
    .execute();
}

/** Endpoints with deliveries that are overdue since then. */
export async function lateEndpoints(executor: Executor, by: Date): Promise<string[]> {
  const rows = await webhooksTables(executor)
    .selectFrom('webhook_delivery')
    .select('endpoint_id as id')
    .distinct()
    .where('state', '=', 'pending')
    .where('next_try_at', '<=', by)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locked until the transaction ends; undefined where it was removed. */
export async function lockEndpoint(trx: Executor, id: string) {
  return webhooksTables(trx)
    .selectFrom('webhook_endpoint')
    .select(['merchant_id as merchantId', 'disabled_at as disabledAt', 'failing_since as failingSince'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export interface TryRecord {
  readonly state: 'pending' | 'delivered' | 'failed';
  readonly triedAt: Date;
  readonly status: number | null;
  readonly failure: NoAnswer | null;
  readonly latencyMs: number;
  readonly nextTryAt: Date | null;
}

export async function recordTry(trx: Executor, id: string, tried: TryRecord): Promise<void> {
  await webhooksTables(trx)
    .updateTable('webhook_delivery')
    .set((row) => ({
      state: tried.state,
      attempts: row('attempts', '+', 1),
      tries: row('tries', '+', 1),
      last_tried_at: tried.triedAt,
      last_status: tried.status,
      last_failure: tried.failure,
      last_latency_ms: tried.latencyMs,
      next_try_at: tried.nextTryAt,
      delivered_at: tried.state === 'delivered' ? tried.triedAt : null,
    }))
    .where('id', '=', id)
    .execute();
}

export async function setFailingSince(trx: Executor, id: string, since: Date | null): Promise<void> {
  await webhooksTables(trx)
    .updateTable('webhook_endpoint')
    .set({ failing_since: since })
    .where('id', '=', id)
    .execute();
}
