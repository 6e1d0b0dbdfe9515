import type { Executor } from '../../platform/database';
import type { QueueFigures, QueueMonitor } from '../../platform/jobs';
import { type ReencryptionFigures, readReencryptionFigures } from '../../platform/keys';
import { type MailFigures, readMailFigures } from '../../platform/mail';
import type { DueDiligenceHealth, DueDiligenceService } from '../../underwriting/due-diligence';
import { type ReviewFigures, readReviewFigures } from '../../underwriting/review-queue';
import { type PayoutFigures, readPayoutFigures } from '../payouts';
import { type DeliveryFigures, readDeliveryFigures } from '../webhooks';

/** Counts of work that waits, fails or is late, over all processes. */
export interface Figures {
  readonly queues: readonly QueueFigures[];
  readonly deadJobs: number;
  readonly mails: MailFigures;
  readonly deliveries: DeliveryFigures;
  readonly payouts: PayoutFigures;
  readonly reviews: ReviewFigures;
  readonly reencryption: ReencryptionFigures;
  readonly dueDiligence: DueDiligenceHealth;
  readonly readAt: Date;
}

export interface FigureSources {
  readonly jobs: QueueMonitor;
  readonly dueDiligence: Pick<DueDiligenceService, 'readHealth'>;
}

/** One statement after the other: figures are never urgent, and hold one connection. */
export async function readFigures(
  database: Executor,
  { jobs, dueDiligence }: FigureSources,
  now: Date,
): Promise<Figures> {
  return {
    queues: await jobs.readFigures(),
    deadJobs: await jobs.countDead(),
    mails: await readMailFigures(database, now),
    deliveries: await readDeliveryFigures(database),
    payouts: await readPayoutFigures(database, now),
    reviews: await readReviewFigures(database, now),
    reencryption: await readReencryptionFigures(database),
    dueDiligence: await dueDiligence.readHealth(),
    readAt: now,
  };
}
