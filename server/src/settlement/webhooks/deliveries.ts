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
/** Sent to one endpoint at a time, by one worker. */
const batch = 4;
/** Endpoints that are served at the same time: of as many slow ones every other one waits for one round. */
const atOnce = 8;
/** Longer than a round takes. */
const holdMs = 60_000;
/** Clocks differ: what is due within this is sent now. Shorter than any pause. */
const earlyMs = 2_000;
/** Nothing arrived for that long: the endpoint is given up. */
const givenUpAfterMs = 5 * 86_400_000;

export interface Deliveries {
  /** In the transaction that begins a delivery to the endpoint. */
  send(trx: Executor, endpointId: string): Promise<void>;
  /** Looks after what should be on its way and is not: whoever should have sent it is gone. */
  catchUp(): Promise<void>;
}

/**
 * A job stands for an endpoint with something to send. One worker at a time serves an endpoint, a few messages at
 * once, and then puts it at the end of the queue: who is slow waits for himself.
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
      // the endpoint before its deliveries: the order of every change
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
      // whoever has it looks again after letting it go
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

/** The endpoint's secret, and the one before it for as long as it counts. */
function secretsOf(endpoint: EndpointRow, keys: Keys, now: Date): string[] {
  const { secretCipher, previousSecretCipher, previousUntil } = endpoint;
  const previous = previousUntil !== null && previousUntil > now ? previousSecretCipher : null;
  return [secretCipher, ...(previous ? [previous] : [])].map((cipher) => keys.decrypt('webhook', cipher));
}

const isGivenUp = (since: Date, now: Date): boolean => now.getTime() - since.getTime() >= givenUpAfterMs;
