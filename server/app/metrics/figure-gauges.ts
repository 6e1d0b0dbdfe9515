import { Gauge, type Registry } from 'prom-client';
import type { Figures } from '../../src/settlement/operations';

/** Seconds since then; 0 if there is nothing. */
const since = (at: Date | null, { readAt }: Figures): number =>
  at === null ? 0 : Math.max(0, (readAt.getTime() - at.getTime()) / 1000);

/** Null: the metric is left out. */
type Read = (figures: Figures) => number | null;

const simple: readonly (readonly [name: string, help: string, read: Read])[] = [
  ['dead_jobs', 'Jobs that failed for good and wait for an operator', ({ deadJobs }) => deadJobs],
  ['mails_unsent', 'Mails that are queued and not sent', ({ mails }) => mails.unsent],
  [
    'mails_oldest_unsent_seconds',
    'Age of the oldest mail that is not sent',
    (figures) => since(figures.mails.oldestUnsentAt, figures),
  ],
  ['mails_refused', 'Mails refused within the last day', ({ mails }) => mails.refused],
  ['deliveries_pending', 'Webhook deliveries that wait', ({ deliveries }) => deliveries.pending],
  [
    'deliveries_retrying',
    'Webhook deliveries that failed at least once',
    ({ deliveries }) => deliveries.retrying,
  ],
  [
    'webhook_endpoints_failing',
    'Webhook endpoints whose last delivery failed',
    ({ deliveries }) => deliveries.failingEndpoints,
  ],
  ['payouts_pending', 'Purchases to be paid to their merchants', ({ payouts }) => payouts.pending],
  ['payouts_overdue', 'Purchases unpaid after four days', ({ payouts }) => payouts.overdue],
  [
    'payouts_returned',
    'Payouts that the bank returned and that are not sent again',
    ({ payouts }) => payouts.returned,
  ],
  [
    'payout_batches_unsent',
    'Payout batches not handed to the bank within an hour',
    ({ payouts }) => payouts.unsentBatches,
  ],
  ['reviews_open', 'Reviews that wait for a reviewer', ({ reviews }) => reviews.open],
  ['reviews_overdue', 'Reviews past the promised time', ({ reviews }) => reviews.overdue],
  [
    'reencryption_remaining',
    'Values encrypted with another key than the newest one',
    ({ reencryption }) => reencryption.remaining,
  ],
  [
    'reencryption_failed',
    'Values that do not open with their key',
    ({ reencryption }) => reencryption.failed,
  ],
  [
    'sanctions_list_current',
    '1 where names are compared with a current sanctions list',
    ({ dueDiligence }) => (dueDiligence.listProblem === null ? 1 : 0),
  ],
  [
    'sanctions_list_age_seconds',
    'Time since the sanctions list in use was downloaded; missing where none is in use',
    (figures) => figures.dueDiligence.listPublishedAt && since(figures.dueDiligence.listPublishedAt, figures),
  ],
  [
    'name_matches_open',
    'Names that may be on the sanctions list and wait for a reviewer',
    ({ dueDiligence }) => dueDiligence.openMatches,
  ],
  [
    'credit_lines_unscreened',
    'Credit lines not compared with the sanctions list in use',
    ({ dueDiligence }) => dueDiligence.unscreenedLines,
  ],
];

/**
 * Figures of the database, which are the same at every process: take the maximum over processes, not the sum. Returns a
 * function that updates them; it never fails.
 */
export function createFigureGauges(registry: Registry, read: () => Promise<Figures>): () => Promise<void> {
  const registers = [registry];
  const up = new Gauge({
    name: 'tamarack_figures_up',
    help: '1 where the figures of the database could be read',
    registers,
  });
  const gauges = simple.map(([name, help, readOne]) => ({
    gauge: new Gauge({ name: `tamarack_${name}`, help, registers }),
    readOne,
  }));
  const labelNames = ['queue'] as const;
  const due = new Gauge({
    name: 'tamarack_queue_jobs_due',
    help: 'Jobs that should have run by now',
    labelNames,
    registers,
  });
  const later = new Gauge({
    name: 'tamarack_queue_jobs_later',
    help: 'Jobs for later, retries included',
    labelNames,
    registers,
  });
  const oldest = new Gauge({
    name: 'tamarack_queue_oldest_seconds',
    help: 'Time since the oldest due job was due',
    labelNames,
    registers,
  });

  const set = (figures: Figures): void => {
    for (const { gauge, readOne } of gauges) {
      const value = readOne(figures);
      if (value === null) gauge.remove();
      else gauge.set(value);
    }
    // a queue that is empty has no row
    for (const gauge of [due, later, oldest]) gauge.reset();
    for (const queue of figures.queues) {
      due.set({ queue: queue.name }, queue.due);
      later.set({ queue: queue.name }, queue.later);
      oldest.set({ queue: queue.name }, queue.oldestSeconds);
    }
  };
  const clear = (): void => {
    for (const { gauge } of gauges) gauge.remove();
    for (const gauge of [due, later, oldest]) gauge.reset();
  };

  return async () => {
    try {
      set(await read());
      up.set(1);
    } catch {
      // stale figures would look current
      clear();
      up.set(0);
    }
  };
}
