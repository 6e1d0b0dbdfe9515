import { toDollars } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import type { FinancingPort } from '../../intake/checkouts/ports';
import type { CheckoutRow } from '../../intake/checkouts/repository';
import type { merchantCheckout } from '../../intake/checkouts/schemas';
import type { Executor } from '../../platform/database/executor';
import { findRefunds, type RefundRow } from '../refunds/repository';

export type MerchantCheckout = z.input<typeof merchantCheckout>;

/** Checkouts as their merchant's server sees them. */
export async function merchantCheckouts(
  executor: Executor,
  rows: readonly CheckoutRow[],
  agreements: FinancingPort,
): Promise<MerchantCheckout[]> {
  const found = await agreements.financing(
    executor,
    rows.map(({ applicationId }) => applicationId),
  );
  const byApplication = new Map(found.map((financing) => [financing.applicationId, financing]));
  const refunds = await findRefunds(
    executor,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const financing = byApplication.get(row.applicationId);
    const given = refunds.filter(({ checkoutId }) => checkoutId === row.id);
    return {
      checkoutId: row.id,
      status: row.status,
      cartTotal: toDollars(row.cartTotal),
      orderReference: row.orderReference,
      financing: financing
        ? {
            amount: toDollars(financing.amount),
            financingFee: toDollars(financing.financingFee),
            termWeeks: financing.termWeeks,
            weeklyPayment: toDollars(financing.weeklyPayment),
            signedAt: financing.signedAt.toISOString(),
          }
        : null,
      refunded: toDollars(given.reduce((sum, { amount }) => sum + amount, 0)),
      refunds: given.map(refundView),
      createdAt: row.createdAt.toISOString(),
      completedAt: row.completedAt?.toISOString() ?? null,
    };
  });
}

const refundView = ({ id, amount, reason, refundedAt }: RefundRow): MerchantCheckout['refunds'][number] => ({
  refundId: id,
  amount: toDollars(amount),
  reason,
  refundedAt: refundedAt.toISOString(),
});
