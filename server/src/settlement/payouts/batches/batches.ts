import { dateIn, type PlainDate } from '@tamarack/core/calendar/plain-date';
import { recordAudit } from '../../../platform/audit';
import { type Executor, inTransaction } from '../../../platform/database';
import type { Jobs } from '../../../platform/jobs';
import type { Keys } from '../../../platform/keys';
import { decryptAccount, toAccountCell } from '../payees/payee-details';
import type { PayoutNotifications } from '../payout-notifications';
import type { PayoutRail, RailBatch } from '../rail';
import { setPayout } from '../repository';
import * as batches from './batch-repository';
import { type BatchPlan, coverByReturns, planBatch } from './plan-batch';
import { computeDueDate, type PayoutTiming } from './schedule';
import { lockRecoveries } from './withholding-repository';

export const notificationsQueue = 'payouts.notify';
/** The queue's former name: the previous release still sends to it. */
export const formerNotificationsQueue = 'payout-news';

export interface BatchDeps {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'decrypt'>;
  readonly jobs: Jobs;
  readonly notifications: PayoutNotifications;
  readonly timing: PayoutTiming;
  readonly now: () => Date;
}

/** The trigger of a batch: the daily schedule, or an operator. */
export type BatchTrigger = { readonly day: PlainDate } | { readonly operatorId: string | null };

export interface CreatedBatch {
  readonly id: string;
  readonly sequence: number;
}

/**
 * Puts all waiting payouts into a batch, in one transaction that blocks every other one: a payout is in one batch only.
 * Null if nothing waits, or the day's batch was already created.
 */
export async function createBatch(deps: BatchDeps, trigger: BatchTrigger): Promise<CreatedBatch | null> {
  return inTransaction(deps.database, async (trx) => {
    await batches.lockBatches(trx);
    const now = deps.now();
    const day = 'day' in trigger ? trigger.day : null;
    if (day !== null && !(await batches.insertRun(trx, day, now))) return null;
    const waiting = await batches.lockWaitingPayouts(trx);
    if (waiting.length === 0) return null;
    const recoveries = await lockRecoveries(trx);
    const plan = planBatch(
      waiting.map(({ id, merchantId, cents, withheld, fee }) => ({
        id,
        merchantId,
        outstanding: cents - withheld - fee,
      })),
      coverByReturns(
        recoveries.map(({ cents, withheld, returned, ...recovery }) => ({
          ...recovery,
          open: cents - withheld,
          returned: returned ?? 0,
        })),
      ),
    );
    await withhold(trx, plan, [...waiting, ...recoveries], now);
    const byId = new Map(waiting.map((payout) => [payout.id, payout]));
    for (const id of plan.settled) await deps.notifications.notifySettled(trx, id);
    if (plan.entries.length === 0) return null;
    const createdOn = dateIn(now);
    const batch = await batches.insertBatch(trx, {
      createdOn,
      dueOn: computeDueDate(createdOn, deps.timing),
      total: plan.entries.reduce((sum, { cents }) => sum + cents, 0),
      entries: plan.entries.map((entry) => ({ ...entry, payeeId: byId.get(entry.payoutId)?.payeeId ?? '' })),
      now,
    });
    if (day !== null) await batches.setRunBatch(trx, day, batch.id);
    await recordAudit(trx, {
      applicationId: null,
      actor:
        'operatorId' in trigger && trigger.operatorId !== null ? `operator:${trigger.operatorId}` : 'system',
      act: 'payoutBatch.made',
      details: { batchId: batch.id, sequence: batch.sequence, entries: plan.entries.length },
      at: now,
    });
    return batch;
  });
}

/** Records each payout's withholdings; one with nothing left to send, or to recover, is settled. */
async function withhold(
  trx: Executor,
  { withholdings, settled: empty }: Pick<BatchPlan, 'withholdings' | 'settled'>,
  rows: readonly {
    readonly id: string;
    readonly cents: number;
    readonly withheld: number;
    readonly fee: number;
  }[],
  now: Date,
): Promise<void> {
  if (withholdings.length === 0 && empty.length === 0) return;
  await batches.insertWithholdings(trx, withholdings, now);
  const more = new Map<string, number>();
  for (const { payoutId, recoveryId, cents } of withholdings)
    for (const id of [payoutId, recoveryId]) more.set(id, (more.get(id) ?? 0) + cents);
  for (const { id, cents, withheld, fee } of rows) {
    const after = withheld + (more.get(id) ?? 0);
    const settled = after + fee === cents;
    if (after === withheld && !settled) continue;
    await setPayout(trx, id, {
      withheld_cents: after,
      ...(settled && { state: 'paid' as const, paid_at: now }),
    });
  }
}

/**
 * Releases a batch, from whatever step an earlier attempt reached. Its row is locked meanwhile, so that only one
 * process works on it. That it is prepared is committed before its release, so that a batch that may have left is never
 * prepared again.
 */
export async function sendBatch(deps: BatchDeps, rail: PayoutRail, batchId: string): Promise<void> {
  const { database, now } = deps;
  await inTransaction(database, async (trx) => {
    const row = await batches.lockBatch(trx, batchId);
    if (row.state !== 'writing') return;
    const { sha256 } = await rail.prepare(await buildRailBatch(deps, trx, row));
    await batches.setBatch(trx, batchId, { state: 'staged', sha256 });
  });
  await inTransaction(database, async (trx) => {
    const row = await batches.lockBatch(trx, batchId);
    if (row.state !== 'staged') return;
    await rail.release({ ...row, entries: [] });
    await batches.setBatch(trx, batchId, { state: 'sent', sent_at: now() });
    await batches.markPayoutsSent(trx, batchId, now());
    await recordAudit(trx, {
      applicationId: null,
      actor: 'system',
      act: 'payoutBatch.sent',
      details: { batchId, sequence: row.sequence, totalCents: row.total, sha256: row.sha256 },
      at: now(),
    });
    await deps.jobs.send(trx, notificationsQueue, { batchId });
  });
}

async function buildRailBatch(
  { keys }: Pick<BatchDeps, 'keys'>,
  trx: Executor,
  row: batches.BatchRow,
): Promise<RailBatch> {
  const entries = await batches.listEntries(trx, row.id);
  return {
    ...row,
    entries: await Promise.all(
      entries.map(async ({ trace, cents, reference, legalName, payeeId, accountCipher }) => ({
        trace,
        amount: cents,
        reference,
        payee: { ...(await decryptAccount(keys, toAccountCell(payeeId), accountCipher)), name: legalName },
      })),
    ),
  };
}
