import type { Executor } from '../../../platform/database';
import type { AttemptFailure } from '../tables';
import { webhooksTables } from '../tables';

/** Claims an endpoint's deliveries until `until`; false while another worker has them, or the endpoint is gone. */
export async function claimEndpoint(
  executor: Executor,
  id: string,
  now: Date,
  until: Date,
): Promise<boolean> {
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
export async function listDueDeliveries(
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
      'event.traceparent',
    ])
    .where('delivery.endpoint_id', '=', endpointId)
    .where('delivery.state', '=', 'pending')
    .where('delivery.next_try_at', '<=', page.until)
    .orderBy('event.id')
    .limit(page.limit)
    .execute();
}

export type DueDelivery = Awaited<ReturnType<typeof listDueDeliveries>>[number];

/** Also fails deliveries that began while their endpoint was being disabled. */
export async function failDeliveriesOfDisabledEndpoints(executor: Executor): Promise<void> {
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
export async function listOverdueEndpoints(executor: Executor, overdueSince: Date): Promise<string[]> {
  const rows = await webhooksTables(executor)
    .selectFrom('webhook_delivery')
    .select('endpoint_id as id')
    .distinct()
    .where('state', '=', 'pending')
    .where('next_try_at', '<=', overdueSince)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locked until the transaction ends; undefined if it was removed. */
export async function lockEndpoint(trx: Executor, id: string) {
  return webhooksTables(trx)
    .selectFrom('webhook_endpoint')
    .select(['merchant_id as merchantId', 'disabled_at as disabledAt', 'failing_since as failingSince'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export interface AttemptRecord {
  readonly state: 'pending' | 'delivered' | 'failed';
  readonly attemptedAt: Date;
  readonly status: number | null;
  readonly failure: AttemptFailure | null;
  readonly latencyMs: number;
  readonly nextAttemptAt: Date | null;
}

export async function recordAttempt(trx: Executor, id: string, attempt: AttemptRecord): Promise<void> {
  await webhooksTables(trx)
    .updateTable('webhook_delivery')
    .set((row) => ({
      state: attempt.state,
      attempts: row('attempts', '+', 1),
      tries: row('tries', '+', 1),
      last_tried_at: attempt.attemptedAt,
      last_status: attempt.status,
      last_failure: attempt.failure,
      last_latency_ms: attempt.latencyMs,
      next_try_at: attempt.nextAttemptAt,
      delivered_at: attempt.state === 'delivered' ? attempt.attemptedAt : null,
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
