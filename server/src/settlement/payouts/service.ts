import { authorize, type Operator } from '../../parties/operators';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction, isId } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { Jobs } from '../../platform/jobs';
import type { Keys } from '../../platform/keys';
import type { MailQueue } from '../../platform/mail';
import type { MerchantEventsService } from '../webhooks';
import * as batches from './batches/batch-repository';
import {
  type BatchDeps,
  type BatchTrigger,
  createBatch,
  formerNotificationsQueue,
  notificationsQueue,
  sendBatch,
} from './batches/batches';
import { findRunDay, type PayoutTiming } from './batches/schedule';
import { createPayoutLookups } from './lookups/lookups';
import { deductRefund, openPayout, type Refund } from './open-payout';
import { createPayeeChanges } from './payees/payee-changes';
import { createPayeesService } from './payees/payees';
import { createPayoutNotifications } from './payout-notifications';
import { type ProcessedReport, processReports } from './process-reports';
import type { PayoutRail } from './rail';
import { listPaidMerchants, listUnnotifiedEntries, markNotified } from './remittance/remittance-repository';
import * as payouts from './repository';

/** Result of a run. */
export interface RunResult {
  /** Waiting payouts, and how many of them have no payee; without a rail nothing can be sent. */
  readonly waiting: { readonly all: number; readonly withoutPayee: number };
  readonly rail: boolean;
  readonly reports: readonly ProcessedReport[];
  /** Errors; the next run tries again. */
  readonly failures: readonly unknown[];
}

/** Opens the payout of a purchase when it is completed, or of each part when it is captured. */
export interface PayoutsService extends ReturnType<typeof createPayoutsService> {}

export function createPayoutsService(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'encrypt' | 'decrypt'>;
  readonly jobs: Jobs;
  readonly rail: PayoutRail | null;
  readonly timing: PayoutTiming;
  /** From the confirmation of a payee change until it applies. */
  readonly payeeHoldMs: number;
  readonly mails: MailQueue;
  readonly events: Pick<MerchantEventsService, 'emit'>;
  readonly now: () => Date;
}) {
  const { database, jobs, rail, timing, mails, now } = deps;
  const notifications = createPayoutNotifications(deps);
  const batchDeps: BatchDeps = { ...deps, notifications };

  /** Each payment in its own transaction: a large batch does not block other changes until it is done. */
  const notifyBatch = async ({ batchId }: { readonly batchId: string }): Promise<void> => {
    for (const { id, payoutId } of await listUnnotifiedEntries(database, batchId))
      await inTransaction(database, async (trx) => {
        if (await markNotified(trx, id, now())) await notifications.notifySent(trx, payoutId);
      });
    for (const merchantId of await listPaidMerchants(database, batchId))
      await inTransaction(database, (trx) =>
        mails.queue(trx, { kind: 'remittance', about: batchId, merchantId }),
      );
  };
  for (const queue of [notificationsQueue, formerNotificationsQueue])
    jobs.work(queue, notifyBatch, { retryLimit: 12 });

  const payeeChanges = createPayeeChanges(deps);

  const sendOpenBatches = async (to: PayoutRail): Promise<unknown[]> => {
    const failures: unknown[] = [];
    for (const { id } of await batches.listOpenBatches(database))
      await sendBatch(batchDeps, to, id).catch((error: unknown) => failures.push(error));
    return failures;
  };

  const findTrigger = async (waiting: number): Promise<BatchTrigger | null> => {
    if (timing.immediate) return waiting > 0 ? { operatorId: null } : null;
    const day = findRunDay(now(), timing);
    return day === null || (await batches.hasRun(database, day)) ? null : { day };
  };

  return {
    payees: createPayeesService(deps),
    payeeChanges,
    lookups: createPayoutLookups({ ...deps, rail: rail !== null }),

    /** Call it in the transaction that completes a purchase. */
    openForPurchase: (trx: Executor, applicationId: string): Promise<void> =>
      openPayout(trx, { applicationId, captureId: null }, now()),

    /** Call it in the transaction that captures a part of a purchase. */
    openForCapture: (trx: Executor, applicationId: string, captureId: string): Promise<void> =>
      openPayout(trx, { applicationId, captureId }, now()),

    /** Call it in the transaction of the refund: reduces the payout, or withholds the amount from later ones. */
    applyRefund: (trx: Executor, refund: Refund): Promise<void> => deductRefund(trx, refund, now()),

    /**
     * Runs due work: the day's batch, batches not released yet, reports. Safe to call at any time, concurrently too.
     */
    runDue: async (): Promise<RunResult> => {
      const payeeFailures = await payeeChanges.applyDue();
      const waiting = await payouts.countWaiting(database);
      if (rail === null) return { waiting, rail: false, reports: [], failures: payeeFailures };
      const trigger = await findTrigger(waiting.all - waiting.withoutPayee);
      if (trigger) await createBatch(batchDeps, trigger);
      const failures = [...payeeFailures, ...(await sendOpenBatches(rail))];
      const reports = await processReports({ database, notifications, now }, rail);
      return {
        waiting: trigger ? await payouts.countWaiting(database) : waiting,
        rail: true,
        reports,
        failures,
      };
    },

    /** Creates a batch of all waiting payouts now. Null if nothing waits. Throws `forbidden`. */
    runNow: async (operator: Operator): Promise<batches.BatchRow | null> => {
      authorize(operator, 'payouts.manage');
      if (rail === null)
        throw problem('service-unavailable', {
          detail: 'No originator is configured: see PAYOUT_ORIGINATOR_ID.',
        });
      const created = await createBatch(batchDeps, { operatorId: operator.id });
      const [failure] = await sendOpenBatches(rail);
      if (failure !== undefined) throw failure;
      return created ? ((await batches.findBatch(database, created.id)) ?? null) : null;
    },

    /** Sends a returned payout with the next batch. Throws `not-found`; `step-not-allowed` if it is not returned. */
    retry: (payoutId: string, operator: Operator): Promise<void> =>
      inTransaction(database, async (trx) => {
        authorize(operator, 'payouts.manage');
        const payout = isId(payoutId) ? await payouts.lockPayout(trx, payoutId) : undefined;
        if (!payout) throw problem('not-found');
        if (payout.state === 'pending' && payout.returnCode !== null) return;
        if (payout.state !== 'returned')
          throw problem('step-not-allowed', { detail: 'Only a returned payout is sent again.' });
        await payouts.setPayout(trx, payoutId, { state: 'pending' });
        await recordAudit(trx, {
          applicationId: payout.applicationId,
          actor: `operator:${operator.id}`,
          act: 'payout.retried',
          details: { payoutId },
          at: now(),
        });
      }),
  };
}
