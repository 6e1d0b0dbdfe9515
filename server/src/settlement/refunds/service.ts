import { type Cents, toCents } from '@tamarack/core/money/cents';
import { tidy } from '@tamarack/core/validation/text';
import type { z } from 'zod';
import { lockApplication } from '../../intake/applications/lock';
import type { CreditPort, FinancingPort, PayoutPort } from '../../intake/checkouts/ports';
import * as checkouts from '../../intake/checkouts/repository';
import type { refundInput } from '../../intake/checkouts/schemas';
import type { CheckoutsService } from '../../intake/checkouts/service';
import { recordAudit } from '../../platform/audit/repository';
import { type Executor, inTransaction } from '../../platform/database/executor';
import { isId } from '../../platform/database/ids';
import { problem } from '../../platform/errors/problem';
import type { Keep } from '../../platform/http/keep-answer';
import type { CheckoutNews } from '../merchant-checkouts/events';
import { type MerchantCheckout, merchantCheckouts } from '../merchant-checkouts/view';
import { findRefunds, insertRefund } from './repository';

/** What a merchant's server does with its own checkouts. Each act answers the checkout as it stands after. */
export interface MerchantActsService {
  /**
   * Before signing: the offer is void and the checkout's sessions are over. Again: the same answer. Throws `not-found`;
   * `step-not-allowed` once it is signed.
   */
  cancel(merchantId: string, checkoutId: string, keep: Keep<MerchantCheckout>): Promise<MerchantCheckout>;
  /**
   * After signing: money goes back, all that is left unless told otherwise, and the credit line has it again. Throws
   * `not-found`; `step-not-allowed` where nothing is signed, or nothing left; `validation-failed` for more than is left.
   */
  refund(
    merchantId: string,
    checkoutId: string,
    input: z.output<typeof refundInput>,
    keep: Keep<MerchantCheckout>,
  ): Promise<MerchantCheckout>;
}

export function createMerchantActsService(deps: {
  readonly database: Executor;
  readonly agreements: FinancingPort;
  readonly credit: CreditPort;
  readonly cart: { cartChanged(trx: Executor, applicationId: string): Promise<void> };
  readonly checkouts: Pick<CheckoutsService, 'setStatus'>;
  readonly news: Pick<CheckoutNews, 'refunded'>;
  readonly payouts: PayoutPort;
  readonly now: () => Date;
}): MerchantActsService {
  const { database, agreements, credit, cart, news, payouts, now } = deps;

  /** Holds the application and then its checkout: the order of every other change. */
  const hold = async (trx: Executor, merchantId: string, id: string): Promise<checkouts.CheckoutRow> => {
    const seen = isId(id) ? await checkouts.findCheckout(trx, id) : undefined;
    if (seen?.merchantId !== merchantId || seen.replacedBy !== null) throw problem('not-found');
    await lockApplication(trx, seen.applicationId);
    const row = await checkouts.lockCheckout(trx, id);
    // a phone code has just put the checkout on an earlier application
    return row?.applicationId === seen.applicationId ? row : hold(trx, merchantId, id);
  };

  const act = (
    merchantId: string,
    checkoutId: string,
    keep: Keep<MerchantCheckout>,
    work: (trx: Executor, row: checkouts.CheckoutRow, financed: Cents | null) => Promise<void>,
  ): Promise<MerchantCheckout> =>
    inTransaction(database, async (trx) => {
      const row = await hold(trx, merchantId, checkoutId);
      const [financing] = await agreements.financing(trx, [row.applicationId]);
      await work(trx, row, financing?.amount ?? null);
      const after = await checkouts.findCheckout(trx, checkoutId);
      const [view] = await merchantCheckouts(trx, after ? [after] : [], agreements);
      if (!view) throw problem('not-found');
      await keep(trx, view);
      return view;
    });

  return {
    cancel: (merchantId, checkoutId, keep) =>
      act(merchantId, checkoutId, keep, async (trx, { applicationId, status }, financed) => {
        if (financed !== null)
          throw problem('step-not-allowed', {
            detail: 'The agreement is signed: refund it with POST /v1/merchant/checkouts/{id}/refunds.',
          });
        if (status === 'cancelled') return;
        await cart.cartChanged(trx, applicationId);
        await deps.checkouts.setStatus(trx, checkoutId, 'cancelled');
        await recordAudit(trx, {
          applicationId,
          actor: `merchant:${merchantId}`,
          act: 'checkout.cancelled',
          details: { checkoutId },
          at: now(),
        });
      }),

    refund: (merchantId, checkoutId, input, keep) =>
      act(merchantId, checkoutId, keep, async (trx, { applicationId }, financed) => {
        if (financed === null)
          throw problem('step-not-allowed', {
            detail: 'Nothing is signed: cancel it with POST /v1/merchant/checkouts/{id}/cancel.',
          });
        const earlier = await findRefunds(trx, [checkoutId]);
        const left = earlier.reduce((rest, { amount }) => rest - amount, financed);
        if (left <= 0) throw problem('step-not-allowed', { detail: 'All of it is refunded.' });
        const amount = input.amount === undefined ? left : toCents(input.amount);
        if (amount > left)
          throw problem('validation-failed', { errors: [{ path: '/amount', code: 'refundAboveLeft' }] });
        const reason = tidy(input.reason ?? '') || null;
        const refundId = await insertRefund(trx, { checkoutId, amount, reason, now: now() });
        await credit.releaseCredit(trx, { applicationId, reference: refundId, amount });
        await payouts.refunded(trx, { checkoutId, refundId, amount });
        await news.refunded(trx, { checkoutId, refundId, amount });
        await recordAudit(trx, {
          applicationId,
          actor: `merchant:${merchantId}`,
          act: 'checkout.refunded',
          details: { checkoutId, refundId, amountCents: amount },
          at: now(),
        });
      }),
  };
}
