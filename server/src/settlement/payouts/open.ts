import type { Cents } from '@tamarack/core/money/cents';
import { recordAudit } from '../../platform/audit';
import type { Executor } from '../../platform/database';
import * as payouts from './repository';

/** Money refunded by a merchant. */
export interface Refund {
  readonly checkoutId: string;
  readonly refundId: string;
  readonly amount: Cents;
}

/** Opens the payout of a signed application, once; for a cart only when it is completed. */
export async function openPayout(
  trx: Executor,
  request: { readonly applicationId: string; readonly completed: boolean },
  now: Date,
): Promise<void> {
  const { applicationId, completed } = request;
  const signed = await payouts.findSigned(trx, applicationId);
  if (!signed || (signed.entry === 'cart' && !completed)) return;
  const { signatureId, merchantId, checkoutId, financed } = signed;
  const payoutId = await payouts.insertPayout(trx, {
    kind: 'purchase',
    merchantId,
    checkoutId,
    applicationId,
    signatureId,
    refundId: null,
    opened: financed,
    cents: Math.max(0, financed - signed.refunded),
    reference: signed.invoiceNumber ?? signed.orderReference,
    now,
  });
  if (payoutId === null) return;
  await recordAudit(trx, {
    applicationId,
    actor: 'system',
    act: 'payout.opened',
    details: { payoutId, amountCents: financed, refundedCents: signed.refunded },
    at: now,
  });
}

/** Deducts a refund from payouts that were not sent; the merchant owes the rest. */
export async function refundPayout(
  trx: Executor,
  { checkoutId, refundId, amount }: Refund,
  now: Date,
): Promise<void> {
  const payout = await payouts.lockPurchase(trx, checkoutId);
  // a cart that is not completed: its payout is opened with the remaining amount
  if (!payout) return;
  const lessened = await lessen(trx, payout, amount, now);
  if (lessened === amount) return;
  const { merchantId, applicationId, signatureId, reference } = payout;
  const owed = amount - lessened;
  const payoutId = await payouts.insertPayout(trx, {
    kind: 'recovery',
    merchantId,
    checkoutId,
    applicationId,
    signatureId,
    refundId,
    opened: owed,
    cents: owed,
    reference,
    now,
  });
  await recordAudit(trx, {
    applicationId,
    actor: 'system',
    act: 'payout.recoveryOpened',
    details: { payoutId, refundId, amountCents: owed },
    at: now,
  });
}

/** Returns by how much the payout is reduced: zero for one that was sent or is being sent. */
async function lessen(trx: Executor, payout: payouts.PayoutRow, amount: Cents, now: Date): Promise<Cents> {
  const { id, state, cents, withheld, applicationId } = payout;
  if (state !== 'pending' && state !== 'returned') return 0;
  const less = Math.min(amount, cents - withheld);
  if (less === 0) return 0;
  const left = cents - less;
  // the rest may have been fully withheld for earlier refunds: then nothing remains to be paid
  const settled = left === withheld;
  await payouts.setPayout(trx, id, {
    cents: left,
    ...(settled && (left === 0 ? { state: 'cancelled' as const } : { state: 'paid' as const, paid_at: now })),
  });
  await recordAudit(trx, {
    applicationId,
    actor: 'system',
    act: settled && left === 0 ? 'payout.cancelled' : 'payout.lessened',
    details: { payoutId: id, amountCents: less, leftCents: left },
    at: now,
  });
  return less;
}
