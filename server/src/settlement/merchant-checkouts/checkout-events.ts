import { toDollars } from '@tamarack/core/money/cents';
import type { AgreementSigned, AgreementsService } from '../../financing/agreements';
import { type CheckoutRow, type CheckoutStatus, findCheckout } from '../../intake/checkouts';
import type { Executor } from '../../platform/database';
import type { Channel } from '../../platform/events';
import { buildCheckoutData, type MerchantEventsService, type MerchantEventType } from '../webhooks';

type StatusEvent = Exclude<
  Extract<MerchantEventType, `checkout.${string}`>,
  `checkout.${'captured' | 'released' | 'refunded'}`
>;

/** Starting or resuming a checkout is not an event for merchants. */
const eventByStatus: Readonly<Record<CheckoutStatus, StatusEvent | null>> = {
  started: null,
  abandoned: 'checkout.abandoned',
  rejected: 'checkout.rejected',
  inReview: 'checkout.in_review',
  approved: 'checkout.approved',
  completed: 'checkout.completed',
  cancelled: 'checkout.cancelled',
};

/** Notifies merchants' servers about their checkouts, in the transaction of the change. */
export function emitCheckoutEvents(deps: {
  readonly events: Pick<MerchantEventsService, 'emit'>;
  readonly agreements: Pick<AgreementsService, 'listFinancing' | 'signed'>;
  readonly checkouts: { readonly statusChanged: Channel<CheckoutRow> };
}): void {
  const { events, agreements, checkouts } = deps;

  const statusChanged = async (trx: Executor, row: CheckoutRow): Promise<void> => {
    const type = eventByStatus[row.status];
    if (type === null) return;
    const { data } = await buildCheckoutData(trx, row, agreements);
    await events.emit(trx, { merchantId: row.merchantId, type, data });
  };

  const signed = async (trx: Executor, { checkoutId }: AgreementSigned): Promise<void> => {
    const row = await findCheckout(trx, checkoutId);
    if (!row) throw new Error('the checkout does not exist');
    const { data, financing } = await buildCheckoutData(trx, row, agreements);
    if (!financing) throw new Error('the checkout has no signed financing');
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
  };

  checkouts.statusChanged.subscribe(statusChanged);
  agreements.signed.subscribe(signed);
}
