import { brand } from '@tamarack/core/brand';
import { dayMs } from '@tamarack/core/calendar/durations';
import { type Executor, inTransaction } from '../../../platform/database';
import type { Jobs } from '../../../platform/jobs';
import type { Keys } from '../../../platform/keys';
import type { MailQueue } from '../../../platform/mail';
import { disableEndpoint, type EndpointRow, findEndpoint } from '../endpoint-repository';
import { toSecretCell } from '../secret-cell';
import type { AttemptResult, WebhookSender } from '../sending/sender';
import { buildSignedHeaders } from '../sending/signature';
import { buildAlertDetails } from './alert-composer';
import * as rows from './delivery-repository';
import { traceDelivery } from './trace-delivery';

const queue = 'merchant-event';
/** Concurrent deliveries to one endpoint, by one worker. */
const batchSize = 4;
/** Endpoints served concurrently: with as many slow endpoints, every other one waits for one round. */
const concurrency = 8;
/** Longer than a round takes. */
const claimMs = 60_000;
/** Tolerance for clock differences: deliveries due within this time are sent now. Shorter than any backoff delay. */
const clockToleranceMs = 2_000;
/** After this long without a successful delivery, the endpoint is disabled. */
const disableAfterMs = 5 * dayMs;

/**
 * A job represents an endpoint with deliveries to send. One worker at a time serves an endpoint, a few deliveries
 * concurrently, and then requeues it at the end: a slow endpoint delays only itself.
 */
export function createDeliveries(deps: {
  readonly database: Executor;
  readonly keys: Keys;
  readonly jobs: Jobs;
  readonly sender: WebhookSender;
  readonly mails: MailQueue;
  readonly retryDelays: readonly number[];
  readonly now: () => Date;
}) {
  const { database, keys, jobs, sender, mails, retryDelays, now } = deps;

  const later = (ms: number): Date => new Date(now().getTime() + ms);
  const listDue = (endpointId: string, limit: number) =>
    rows.listDueDeliveries(database, endpointId, { until: later(clockToleranceMs), limit });

  const post = async (endpoint: EndpointRow, delivery: rows.DueDelivery): Promise<AttemptResult> => {
    const { eventId: id, type, createdAt, data } = delivery;
    const body = JSON.stringify({ id, type, timestamp: createdAt.toISOString(), data });
    const headers = buildSignedHeaders({ id, at: now(), body }, await decryptSecrets(endpoint, keys, now()));
    return traceDelivery(delivery, (traceparent) =>
      sender.send({
        url: endpoint.url,
        headers: {
          ...headers,
          ...(traceparent !== null && { traceparent }),
          'content-type': 'application/json',
          'user-agent': `${brand.product}-Webhooks/1`,
        },
        body,
      }),
    );
  };

  const conclude = (endpointId: string, delivery: rows.DueDelivery, result: AttemptResult): Promise<void> =>
    inTransaction(database, async (trx) => {
      // locks the endpoint before its deliveries: the order of every change
      const endpoint = await rows.lockEndpoint(trx, endpointId);
      if (!endpoint) return;
      const status = 'status' in result ? result.status : null;
      const succeeded = status !== null && status >= 200 && status < 300;
      const ends = succeeded || status === 410 || endpoint.disabledAt !== null;
      const delay = ends ? undefined : retryDelays[delivery.tries];
      await rows.recordAttempt(trx, delivery.id, {
        state: succeeded ? 'delivered' : delay === undefined ? 'failed' : 'pending',
        attemptedAt: now(),
        status,
        failure: 'failure' in result ? result.failure : null,
        latencyMs: result.latencyMs,
        nextAttemptAt: delay === undefined ? null : later(delay * 1000),
      });
      if (delay !== undefined) await jobs.send(trx, queue, { endpointId }, { startAfterSeconds: delay });
      const failingSince = succeeded ? null : (endpoint.failingSince ?? now());
      if (failingSince?.getTime() !== endpoint.failingSince?.getTime())
        await rows.setFailingSince(trx, endpointId, failingSince);
      if (endpoint.disabledAt !== null) return;
      if (status === 410) await disableEndpoint(trx, endpointId, 'gone', now());
      else if (failingSince && delay === undefined && isFailingTooLong(failingSince, now())) {
        await disableEndpoint(trx, endpointId, 'failing', now());
        await mails.queue(trx, {
          kind: 'webhookAlert',
          about: endpointId,
          merchantId: endpoint.merchantId,
          details: buildAlertDetails(failingSince),
        });
      }
    });

  const sendDue = async (endpointId: string): Promise<void> => {
    const endpoint = await findEndpoint(database, endpointId);
    if (!endpoint) return;
    const pending = await listDue(endpointId, batchSize);
    const ends = await Promise.allSettled(
      pending.map(async (delivery) => conclude(endpointId, delivery, await post(endpoint, delivery))),
    );
    for (const outcome of ends) if (outcome.status === 'rejected') throw outcome.reason;
  };

  jobs.work<{ endpointId: string }>(
    queue,
    async ({ endpointId }) => {
      // the worker that has claimed it checks again after releasing it
      if (!(await rows.claimEndpoint(database, endpointId, now(), later(claimMs)))) return;
      try {
        await sendDue(endpointId);
      } finally {
        await rows.releaseEndpoint(database, endpointId);
      }
      if ((await listDue(endpointId, 1)).length > 0) await jobs.send(database, queue, { endpointId });
    },
    { concurrency, retryLimit: 12, expireInSeconds: 90 },
  );

  const send = (trx: Executor, endpointId: string): Promise<void> => jobs.send(trx, queue, { endpointId });

  return {
    /** Call it in the transaction that begins a delivery to the endpoint. */
    send,

    /** Queues overdue deliveries again: their worker is gone. */
    requeueOverdue: async (): Promise<void> => {
      await rows.failDeliveriesOfDisabledEndpoints(database);
      for (const id of await rows.listOverdueEndpoints(database, later(-claimMs))) await send(database, id);
    },
  };
}

/** The endpoint's secret, and the previous one while it is valid. */
async function decryptSecrets(endpoint: EndpointRow, keys: Keys, now: Date): Promise<string[]> {
  const { id, secretCipher, previousSecretCipher, previousUntil } = endpoint;
  const previous = previousUntil !== null && previousUntil > now ? previousSecretCipher : null;
  return Promise.all(
    [secretCipher, ...(previous ? [previous] : [])].map((cipher) =>
      keys.decrypt('webhook', cipher, toSecretCell(id)),
    ),
  );
}

const isFailingTooLong = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() >= disableAfterMs;
