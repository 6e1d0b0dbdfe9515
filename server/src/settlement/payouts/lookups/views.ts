import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import { toDollars } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import type { BatchRow } from '../batches/batch-repository';
import type { LastEntry, PayoutRow } from '../repository';
import { describeReturnCode } from './return-codes';
import type { merchantPayout, operatorPayout, payoutBatch } from './schemas';

export type MerchantPayout = z.input<typeof merchantPayout>;
export type OperatorPayout = z.input<typeof operatorPayout>;

/** @param expected expected due date of a payout that waits now */
export function toMerchantPayout(
  payout: PayoutRow,
  entry: LastEntry | undefined,
  expected: PlainDate,
): MerchantPayout {
  const { state, kind, returnCode, returnedAt } = payout;
  const isWaiting = kind === 'purchase' && state === 'pending';
  const isScheduled = state === 'batched' || state === 'sent' || state === 'paid';
  // a returned payout that was then withheld in full never arrived in that account
  const arriving = state === 'paid' && entry?.outcome === 'returned' ? undefined : entry;
  return {
    payoutId: payout.id,
    kind,
    state,
    amount: toDollars(payout.cents),
    fee: toDollars(payout.fee),
    withheld: toDollars(payout.withheld),
    checkoutId: payout.checkoutId,
    refundId: payout.refundId,
    captureId: payout.captureId,
    reference: payout.reference,
    accountEnding: arriving?.accountEnding ?? null,
    expectedOn: isWaiting ? expected : isScheduled ? (arriving?.dueOn ?? null) : null,
    returned:
      returnCode === null || returnedAt === null
        ? null
        : { code: returnCode, reason: describeReturnCode(returnCode), at: returnedAt.toISOString() },
    openedAt: payout.openedAt.toISOString(),
    sentAt: payout.sentAt?.toISOString() ?? null,
    paidAt: payout.paidAt?.toISOString() ?? null,
  };
}

export const toOperatorPayout = (
  payout: PayoutRow,
  entry: LastEntry | undefined,
  expected: PlainDate,
): OperatorPayout => ({
  ...toMerchantPayout(payout, entry, expected),
  merchantId: payout.merchantId,
  batch: entry?.sequence ?? null,
});

export const toPayoutBatch = (batch: BatchRow): z.input<typeof payoutBatch> => ({
  sequence: batch.sequence,
  creationNumber: batch.creationNumber,
  state: batch.state,
  payments: batch.entries,
  total: toDollars(batch.total),
  createdOn: batch.createdOn,
  dueOn: batch.dueOn,
  sha256: batch.sha256,
  sentAt: batch.sentAt?.toISOString() ?? null,
});
