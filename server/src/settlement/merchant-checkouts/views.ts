import { toDollars } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import { listOrders, type StoredOrder } from '../../intake/checkouts';
import type { Executor } from '../../platform/database';
import { listRefunds, type RefundRow } from '../refunds';
import type { MerchantCheckoutRow } from './repository';
import type { merchantCheckout } from './schemas';

export type MerchantCheckout = z.input<typeof merchantCheckout>;

/** Checkouts as their merchant's server sees them, with their refunds and what it ordered. */
export async function toMerchantCheckouts(
  executor: Executor,
  rows: readonly MerchantCheckoutRow[],
): Promise<MerchantCheckout[]> {
  const refunds = await listRefunds(
    executor,
    rows.map(({ id }) => id),
  );
  const getOrder = await listOrders(
    executor,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    toMerchantCheckout(
      row,
      refunds.filter(({ checkoutId }) => checkoutId === row.id),
      getOrder(row.id),
    ),
  );
}

const toMerchantCheckout = (
  row: MerchantCheckoutRow,
  refunds: readonly RefundRow[],
  { clientTokenExpiresAt, ...order }: StoredOrder,
): MerchantCheckout => ({
  checkoutId: row.id,
  status: row.status,
  cartTotal: toDollars(row.cartTotal),
  orderReference: row.orderReference,
  financing: toFinancing(row),
  refunded: toDollars(refunds.reduce((sum, { amount }) => sum + amount, 0)),
  refunds: refunds.map(toRefund),
  createdAt: row.createdAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
  ...order,
  clientTokenExpiresAt: clientTokenExpiresAt?.toISOString() ?? null,
});

function toFinancing(row: MerchantCheckoutRow): MerchantCheckout['financing'] {
  const { financed, financingFee, termWeeks, weeklyPayment, signedAt } = row;
  if (
    financed === null ||
    financingFee === null ||
    termWeeks === null ||
    weeklyPayment === null ||
    signedAt === null
  )
    return null;
  return {
    amount: toDollars(financed),
    financingFee: toDollars(financingFee),
    termWeeks,
    weeklyPayment: toDollars(weeklyPayment),
    signedAt: signedAt.toISOString(),
  };
}

const toRefund = ({ id, amount, reason, refundedAt }: RefundRow): MerchantCheckout['refunds'][number] => ({
  refundId: id,
  amount: toDollars(amount),
  reason,
  refundedAt: refundedAt.toISOString(),
});
