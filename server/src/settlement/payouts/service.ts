import type { AgreementsService } from '../../financing/agreements';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction, isId } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { Jobs } from '../../platform/jobs';
import type { Keys } from '../../platform/keys';
import type { MailQueue } from '../../platform/mail';
import type { MerchantEventsService } from '../webhooks';
import * as batches from './batch-repository';
import { type AskedBy, type BatchDeps, makeBatch, newsQueue, sendBatch } from './batches';
import { createPayoutLookUps, type PayoutLookUps } from './look-ups';
import { createNews } from './news';
import { openPayout, type Refund, refundPayout } from './open';
import { createPayees, type PayeesService } from './payees';
import type { PayoutRail } from './rail';
import { type TakenReport, takeReports } from './reports';
import * as payouts from './repository';
import { type PayoutTiming, runDay } from './schedule';

/** Result of a run. */
export interface Tick {
  /** Waiting payouts, and how many of them have no payee; without a rail nothing can be sent. */
  readonly waiting: { readonly all: number; readonly withoutPayee: number };
  readonly rail: boolean;
  readonly reports: readonly TakenReport[];
  /** Errors; the next run tries again. */
  readonly failures: readonly unknown[];
}

/** Opens the payout of an agreement when it is signed; of a cart, when its purchase is completed. */
export interface PayoutsService {
  /** Call it in the transaction that completes a purchase. */
  completed(trx: Executor, applicationId: string): Promise<void>;
  /** Call it in the transaction of the refund: reduces the payout, or withholds the amount from later ones. */
  refunded(trx: Executor, refund: Refund): Promise<void>;
  readonly payees: PayeesService;
  readonly lookUps: PayoutLookUps;
  /**
   * Runs what is due: the day's batch, batches not released yet, reports. Safe to call at any time, concurrently too.
   */
  tick(): Promise<Tick>;
  /** Makes a batch of all waiting payouts now. Null where nothing waits, or nothing can be sent. */
  runNow(operatorId: string): Promise<batches.BatchRow | null>;
  /** Sends a returned payout with the next batch. Throws `not-found`; `step-not-allowed` where it is not returned. */
  retry(payoutId: string, operatorId: string): Promise<void>;
}

export function createPayoutsService(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'encrypt' | 'decrypt'>;
  readonly jobs: Jobs;
  readonly rail: PayoutRail | null;
  readonly timing: PayoutTiming;
  readonly agreements: Pick<AgreementsService, 'signed'>;
  readonly mails: MailQueue;
  readonly events: Pick<MerchantEventsService, 'emit'>;
  readonly now: () => Date;
}): PayoutsService {
  const { database, jobs, rail, timing, agreements, mails, now } = deps;
  const news = createNews(deps);
  const batchDeps: BatchDeps = { ...deps, news };

  /** Each payment in its own transaction: a large batch does not block other changes until it is done. */
  const tellBatch = async ({ batchId }: { readonly batchId: string }): Promise<void> => {
    for (const { id, payoutId } of await batches.listUntold(database, batchId))
      await inTransaction(database, async (trx) => {
        if (await batches.setTold(trx, id, now())) await news.sent(trx, payoutId);
      });
    for (const merchantId of await batches.listPaidMerchants(database, batchId))
      await inTransaction(database, (trx) =>
        mails.queue(trx, { kind: 'remittance', about: batchId, merchantId }),
      );
  };
  jobs.work(newsQueue, tellBatch, { retryLimit: 12 });
  agreements.signed.subscribe((trx, { applicationId }) =>
    openPayout(trx, { applicationId, completed: false }, now()),
  );

  const sendOpen = async (to: PayoutRail): Promise<unknown[]> => {
    const failures: unknown[] = [];
    for (const { id } of await batches.listOpenBatches(database))
      await sendBatch(batchDeps, to, id).catch((error: unknown) => failures.push(error));
    return failures;
  };

  const due = async (waiting: number): Promise<AskedBy | null> => {
    if (timing.atOnce) return waiting > 0 ? { operatorId: null } : null;
    const day = runDay(now(), timing);
    return day === null || (await batches.hasRun(database, day)) ? null : { day };
  };

  return {
    payees: createPayees(deps),
    lookUps: createPayoutLookUps({ ...deps, rail: rail !== null }),

    completed: (trx, applicationId) => openPayout(trx, { applicationId, completed: true }, now()),
    refunded: (trx, refund) => refundPayout(trx, refund, now()),

    tick: async () => {
      const waiting = await payouts.countWaiting(database);
      if (rail === null) return { waiting, rail: false, reports: [], failures: [] };
      const asked = await due(waiting.all - waiting.withoutPayee);
      if (asked) await makeBatch(batchDeps, asked);
      const failures = await sendOpen(rail);
      const reports = await takeReports({ database, news, now }, rail);
      return {
        waiting: asked ? await payouts.countWaiting(database) : waiting,
        rail: true,
        reports,
        failures,
      };
    },

    runNow: async (operatorId) => {
      if (rail === null)
        throw problem('service-unavailable', {
          detail: 'No originator is configured: see PAYOUT_ORIGINATOR_ID.',
        });
      const made = await makeBatch(batchDeps, { operatorId });
      const [failure] = await sendOpen(rail);
      if (failure !== undefined) throw failure;
      return made ? ((await batches.findBatch(database, made.id)) ?? null) : null;
    },

    retry: (payoutId, operatorId) =>
      inTransaction(database, async (trx) => {
        const payout = isId(payoutId) ? await payouts.lockPayout(trx, payoutId) : undefined;
        if (!payout) throw problem('not-found');
        if (payout.state === 'pending' && payout.returnCode !== null) return;
        if (payout.state !== 'returned')
          throw problem('step-not-allowed', { detail: 'Only a returned payout is sent again.' });
        await payouts.setPayout(trx, payoutId, { state: 'pending' });
        await recordAudit(trx, {
          applicationId: payout.applicationId,
          actor: `operator:${operatorId}`,
          act: 'payout.retried',
          details: { payoutId },
          at: now(),
        });
      }),
  };
}
