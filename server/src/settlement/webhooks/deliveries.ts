import { brand } from '@tamarack/core/brand';
import { type Executor, inTransaction } from '../../platform/database';
import type { Jobs } from '../../platform/jobs';
import type { Keys } from '../../platform/keys';
import type { MailQueue } from '../../platform/mail';
import { alertDetails } from './alert-composer';
import * as rows from './delivery-repository';
import { disable, type EndpointRow, findEndpoint } from './endpoint-repository';
import type { Tried, WebhookSender } from './sender';
import { signedHeaders } from './signature';

const queue = 'merchant-event';
/** Concurrent deliveries to one endpoint, by one worker. */
const batch = 4;
/** Endpoints served concurrently: with as many slow endpoints, every other one waits for one round. */
const atOnce = 8;
/** Longer than a round takes. */
const holdMs = 60_000;
/** Tolerance for clock differences: what is due within this is sent now. Shorter than any backoff delay. */
const earlyMs = 2_000;
/** After this long without a successful delivery, the endpoint is disabled. */
const givenUpAfterMs = 5 * 86_400_000;

export interface Deliveries {
  /** Call it in the transaction that begins a delivery to the endpoint. */
  send(trx: Executor, endpointId: string): Promise<void>;
  /** Queues overdue deliveries again: their worker is gone. */
  catchUp(): Promise<void>;
}

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
  readonly pauses: readonly number[];
  readonly now: () => Date;
}): Deliveries {
  const { database, keys, jobs, sender, mails, pauses, now } = deps;

  const later = (ms: number): Date => new Date(now().getTime() + ms);
  const due = (endpointId: string, limit: number) =>
    rows.dueDeliveries(database, endpointId, { until: later(earlyMs), limit });

  const post = async (endpoint: EndpointRow, delivery: rows.DueDelivery): Promise<Tried> => {
    const { eventId: id, type, createdAt, data } = delivery;
    const body = JSON.stringify({ id, type, timestamp: createdAt.toISOString(), data });
    const headers = signedHeaders({ id, at: now(), body }, secretsOf(endpoint, keys, now()));
    return sender.send({
      url: endpoint.url,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'user-agent': `${brand.product}-Webhooks/1`,
      },
      body,
    });
  };

  const conclude = (endpointId: string, delivery: rows.DueDelivery, tried: Tried): Promise<void> =>
    inTransaction(database, async (trx) => {
      // locks the endpoint before its deliveries: the order of every change
      const endpoint = await rows.lockEndpoint(trx, endpointId);
      if (!endpoint) return;
      const status = 'status' in tried ? tried.status : null;
      const arrived = status !== null && status >= 200 && status < 300;
      const ends = arrived || status === 410 || endpoint.disabledAt !== null;
      const pause = ends ? undefined : pauses[delivery.tries];
      await rows.recordTry(trx, delivery.id, {
        state: arrived ? 'delivered' : pause === undefined ? 'failed' : 'pending',
        triedAt: now(),
        status,
        failure: 'failure' in tried ? tried.failure : null,
        latencyMs: tried.latencyMs,
        nextTryAt: pause === undefined ? null : later(pause * 1000),
      });
      if (pause !== undefined) await jobs.send(trx, queue, { endpointId }, { startAfterSeconds: pause });
      const failingSince = arrived ? null : (endpoint.failingSince ?? now());
      if (failingSince?.getTime() !== endpoint.failingSince?.getTime())
        await rows.setFailingSince(trx, endpointId, failingSince);
      if (endpoint.disabledAt !== null) return;
      if (status === 410) await disable(trx, endpointId, 'gone', now());
      else if (failingSince && pause === undefined && isGivenUp(failingSince, now())) {
        await disable(trx, endpointId, 'failing', now());
        await mails.queue(trx, {
          kind: 'webhookAlert',
          about: endpointId,
          merchantId: endpoint.merchantId,
          details: alertDetails(failingSince),
        });
      }
    });

  const round = async (endpointId: string): Promise<void> => {
    const endpoint = await findEndpoint(database, endpointId);
    if (!endpoint) return;
    const found = await due(endpointId, batch);
    const ends = await Promise.allSettled(
      found.map(async (delivery) => conclude(endpointId, delivery, await post(endpoint, delivery))),
    );
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  };

  jobs.work<{ endpointId: string }>(
    queue,
    async ({ endpointId }) => {
      // the worker that has claimed it checks again after releasing it
      if (!(await rows.holdEndpoint(database, endpointId, now(), later(holdMs)))) return;
      try {
        await round(endpointId);
      } finally {
        await rows.releaseEndpoint(database, endpointId);
      }
      if ((await due(endpointId, 1)).length > 0) await jobs.send(database, queue, { endpointId });
    },
    { atOnce, retryLimit: 12, expireInSeconds: 90 },
  );

  const send = (trx: Executor, endpointId: string): Promise<void> => jobs.send(trx, queue, { endpointId });

  return {
    send,
    catchUp: async () => {
      await rows.giveUpOfDisabled(database);
      for (const id of await rows.lateEndpoints(database, later(-holdMs))) await send(database, id);
    },
  };
}

/** The endpoint's secret, and the previous one while it is valid. */
function secretsOf(endpoint: EndpointRow, keys: Keys, now: Date): string[] {
  const { secretCipher, previousSecretCipher, previousUntil } = endpoint;
  const previous = previousUntil !== null && previousUntil > now ? previousSecretCipher : null;
  return [secretCipher, ...(previous ? [previous] : [])].map((cipher) => keys.decrypt('webhook', cipher));
}

const isGivenUp = (since: Date, now: Date): boolean => now.getTime() - since.getTime() >= givenUpAfterMs;
