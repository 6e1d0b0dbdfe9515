import { type Executor, newId } from '../../platform/database';
import { refundsTables } from './tables';

/** Refunds of checkouts, oldest first. */
export async function listRefunds(executor: Executor, checkoutIds: readonly string[]) {
  if (checkoutIds.length === 0) return [];
  return refundsTables(executor)
    .selectFrom('refund')
    .select([
      'id',
      'checkout_id as checkoutId',
      'amount_cents as amount',
      'reason',
      'refunded_at as refundedAt',
    ])
    .where('checkout_id', 'in', checkoutIds)
    .orderBy('id')
    .execute();
}

export type RefundRow = Awaited<ReturnType<typeof listRefunds>>[number];

/** Returns the refund's id. */
export async function insertRefund(
  trx: Executor,
  refund: {
    readonly checkoutId: string;
    readonly amount: number;
    readonly reason: string | null;
    readonly now: Date;
  },
): Promise<string> {
  const id = newId(refund.now);
  await refundsTables(trx)
    .insertInto('refund')
    .values({
      id,
      checkout_id: refund.checkoutId,
      amount_cents: refund.amount,
      reason: refund.reason,
      refunded_at: refund.now,
    })
    .execute();
  return id;
}
