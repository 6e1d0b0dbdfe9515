import type { Cents } from '@tamarack/core/money/cents';
import { recordAudit } from '../../platform/audit';
import type { Executor } from '../../platform/database';
import { listRecoveries } from './batches/withholding-repository';
import { computeFee } from './compute-fee';
import { computeLeft } from './left-after-refunds';
import * as payouts from './repository';

/** Money refunded by a merchant. */
export interface Refund {
  readonly checkoutId: string;
  readonly refundId: string;
  readonly amount: Cents;
}

/** Opens the payout of a signed application, or of one of its captures, once. */
export async function openPayout(trx: Executor, payable: payouts.Payable, now: Date): Promise<void> {
  const { applicationId, captureId } = payable;
  const purchase = await payouts.findPayablePurchase(trx, payable);
  if (!purchase) return;
  const { signatureId, merchantId, checkoutId, financed } = purchase;
  const cents = Math.max(0, financed - purchase.refunded);
  const feeTerms = { rateBps: purchase.feeRateBps, fixed: purchase.feeFixed };
  const fee = computeFee(cents, feeTerms);
  const payoutId = await payouts.insertPayout(trx, {
    kind: 'purchase',
    merchantId,
    checkoutId,
    applicationId,
    signatureId,
    refundId: null,
    captureId,
    opened: financed,
    cents,
    feeTerms,
    fee,
    reference: purchase.invoiceNumber ?? purchase.orderReference,
    now,
  });
  if (payoutId === null) return;
  await recordAudit(trx, {
    applicationId,
    actor: 'system',
    act: 'payout.opened',
    details: { payoutId, amountCents: financed, refundedCents: purchase.refunded, feeCents: fee },
    at: now,
  });
}

/** Deducts a refund from payouts that were not sent, the latest first; the merchant owes the rest, in one recovery. */
export async function deductRefund(
  trx: Executor,
  { checkoutId, refundId, amount }: Refund,
  now: Date,
): Promise<void> {
  const purchase = await payouts.lockPurchase(trx, checkoutId);
  const [first] = purchase;
  // not completed yet: its payout is opened with the remaining amount
  if (!first) return;
  const left = computeLeft(purchase, await listRecoveries(trx, checkoutId));
  let recoverable = amount;
  for (const payout of purchase.toReversed()) {
    if (recoverable === 0) break;
    const reduction = await reducePayout(
      trx,
      { ...payout, left: left.get(payout.id) ?? 0 },
      recoverable,
      now,
    );
    if (reduction === 0) continue;
    await payouts.insertReduction(trx, { payoutId: payout.id, refundId, cents: reduction, now });
    recoverable -= reduction;
  }
  if (recoverable === 0) return;
  const { merchantId, applicationId, signatureId, reference } = first;
  const payoutId = await payouts.insertPayout(trx, {
    kind: 'recovery',
    merchantId,
    checkoutId,
    applicationId,
    signatureId,
    refundId,
    captureId: null,
    opened: recoverable,
    cents: recoverable,
    feeTerms: { rateBps: 0, fixed: 0 },
    fee: 0,
    reference,
    now,
  });
  await recordAudit(trx, {
    applicationId,
    actor: 'system',
    act: 'payout.recoveryOpened',
    details: { payoutId, refundId, amountCents: recoverable },
    at: now,
  });
}

type PurchasePayout = payouts.PayoutRow & {
  /** After all refunds: see `computeLeft`. */
  readonly left: Cents;
};

/** The fee of a payout that is sent with the next batch. It is final once part of the payout is withheld. */
const computeDueFee = ({
  left,
  withheld,
  fee,
  feeRateBps: rateBps,
  feeFixed: fixed,
}: Pick<PurchasePayout, 'left' | 'withheld' | 'fee' | 'feeRateBps' | 'feeFixed'>): Cents =>
  withheld > 0 ? fee : computeFee(left, { rateBps, fixed });

/**
 * Adapts the fee of a payout that the bank returned: nothing was paid, so the fee is based on the remainder of the purchase,
 * as if refunds made in the meantime had come after the return. The caller's transaction has locked the payouts of the purchase.
 *
 * @returns the fee
 */
export async function lowerFeeOfReturned(
  trx: Executor,
  payout: payouts.PayoutRow,
  purchase: readonly payouts.PayoutRow[],
): Promise<Cents> {
  const left = computeLeft(purchase, await listRecoveries(trx, payout.checkoutId));
  const fee = computeDueFee({ ...payout, left: left.get(payout.id) ?? 0 });
  if (fee !== payout.fee) await payouts.setPayout(trx, payout.id, { fee_cents: fee });
  return fee;
}

/**
 * Returns the amount by which the payout is reduced: zero for one that was sent or is being sent. The fee is adapted to the
 * remainder, until part of the payout is withheld.
 */
async function reducePayout(trx: Executor, payout: PurchasePayout, amount: Cents, now: Date): Promise<Cents> {
  const { id, state, cents, withheld, applicationId } = payout;
  if (state !== 'pending' && state !== 'returned') return 0;
  const reduction = Math.min(amount, withheld > 0 ? cents - withheld - payout.fee : cents);
  if (reduction === 0) return 0;
  const remaining = cents - reduction;
  const fee = computeDueFee({ ...payout, left: Math.max(0, payout.left - reduction) });
  const isCancelled = remaining === 0;
  // the next batch settles it, and notifies the merchant: until then a further refund lowers a fee that is not final
  const isEmpty = remaining === withheld + fee;
  await payouts.setPayout(trx, id, {
    cents: remaining,
    fee_cents: fee,
    ...(isEmpty && { state: isCancelled ? ('cancelled' as const) : ('pending' as const) }),
    ...(isEmpty && state === 'returned' && { requeued_at: now }),
  });
  await recordAudit(trx, {
    applicationId,
    actor: 'system',
    act: isCancelled ? 'payout.cancelled' : 'payout.reduced',
    details: { payoutId: id, amountCents: reduction, leftCents: remaining, feeCents: fee },
    at: now,
  });
  return reduction;
}
