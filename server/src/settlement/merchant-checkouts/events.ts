import { type Cents, toDollars } from '@tamarack/core/money/cents';
import type { FinancingPort, NamedInvoicePort } from '../../intake/checkouts/ports';
import { type CheckoutRow, findCheckout } from '../../intake/checkouts/repository';
import type { CheckoutStatus } from '../../intake/checkouts/tables';
import type { Executor } from '../../platform/database/executor';
import { findRefunds } from '../refunds/repository';
import type { MerchantEventData, MerchantEventType } from '../webhooks/event-types';
import type { MerchantEventsPort } from '../webhooks/ports';

/** What a merchant's server is told of its checkouts. Each is called in the transaction of what it tells. */
export interface CheckoutNews {
  statusChanged(trx: Executor, row: CheckoutRow): Promise<void>;
  signed(trx: Executor, checkoutId: string): Promise<void>;
  refunded(
    trx: Executor,
    refund: { readonly checkoutId: string; readonly refundId: string; readonly amount: Cents },
  ): Promise<void>;
}

/** Beginning, and coming back after having left, are nothing a merchant acts on. */
const byStatus: Readonly<Record<CheckoutStatus, Extract<MerchantEventType, `checkout.${string}`> | null>> = {
  started: null,
  abandoned: 'checkout.abandoned',
  rejected: 'checkout.rejected',
  inReview: 'checkout.in_review',
  approved: 'checkout.approved',
  completed: 'checkout.completed',
  cancelled: 'checkout.cancelled',
};

export function createCheckoutNews(deps: {
  readonly events: MerchantEventsPort;
  readonly agreements: FinancingPort;
  readonly invoices: NamedInvoicePort;
}): CheckoutNews {
  const { events, agreements, invoices } = deps;

  const dataOf = async (trx: Executor, row: CheckoutRow) => {
    const [financing] = await agreements.financing(trx, [row.applicationId]);
    const data: MerchantEventData['checkout.approved'] = {
      checkoutId: row.id,
      status: row.status,
      requestSource: row.requestSource,
      orderReference: row.orderReference,
      cartTotal: row.requestSource === 'tamarackDirectApp' ? toDollars(row.cartTotal) : null,
      financedAmount: financing ? toDollars(financing.amount) : null,
      invoice: await invoices.named(trx, row.applicationId),
      currency: 'CAD',
    };
    return { data, financing };
  };

  const rowOf = async (trx: Executor, id: string): Promise<CheckoutRow> => {
    const row = await findCheckout(trx, id);
    if (!row) throw new Error('no such checkout');
    return row;
  };

  return {
    statusChanged: async (trx, row) => {
      const type = byStatus[row.status];
      if (type === null || type === 'checkout.refunded') return;
      const { data } = await dataOf(trx, row);
      await events.emit(trx, { merchantId: row.merchantId, type, data });
    },

    signed: async (trx, checkoutId) => {
      const row = await rowOf(trx, checkoutId);
      const { data, financing } = await dataOf(trx, row);
      if (!financing) throw new Error('nothing is signed');
      await events.emit(trx, {
        merchantId: row.merchantId,
        type: 'agreement.signed',
        data: {
          ...data,
          financedAmount: toDollars(financing.amount),
          termWeeks: financing.termWeeks,
          signedAt: financing.signedAt.toISOString(),
        },
      });
    },

    refunded: async (trx, { checkoutId, refundId, amount }) => {
      const row = await rowOf(trx, checkoutId);
      const { data } = await dataOf(trx, row);
      const all = await findRefunds(trx, [checkoutId]);
      await events.emit(trx, {
        merchantId: row.merchantId,
        type: 'checkout.refunded',
        data: {
          ...data,
          refund: { refundId, amount: toDollars(amount) },
          refunded: toDollars(all.reduce((sum, refund) => sum + refund.amount, 0)),
        },
      });
    },
  };
}
