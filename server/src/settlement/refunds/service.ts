import { type Cents, toCents, toDollars } from '@tamarack/core/money/cents';
import { tidy } from '@tamarack/core/validation/text';
import type { AgreementsService } from '../../financing/agreements';
import { findAuthorization, getLeft } from '../../financing/authorizations';
import type { CheckoutRow } from '../../intake/checkouts';
import { recordAudit } from '../../platform/audit';
import type { Executor } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { MailQueue } from '../../platform/mail';
import type { CreditService } from '../../underwriting/credit';
import type { PayoutsService } from '../payouts';
import { buildCheckoutData, type MerchantEventsService } from '../webhooks';
import { insertRefund, listRefunds } from './repository';

const releaseRest = 'Release what is not captured with POST /v1/merchant/checkouts/{id}/release.';

export interface RefundInput {
  /** Dollars. Defaults to the amount that is not refunded yet. */
  readonly amount?: number | undefined;
  readonly reason?: string | undefined;
}

/** A signed purchase whose money is refunded. */
interface RefundedPurchase {
  readonly checkout: CheckoutRow;
  readonly financed: Cents;
  /** Actor for the audit trail. */
  readonly actor: string;
}

export interface RefundsService extends ReturnType<typeof createRefundsService> {}

export function createRefundsService(deps: {
  readonly agreements: Pick<AgreementsService, 'listFinancing'>;
  readonly credit: Pick<CreditService, 'releaseCredit'>;
  readonly events: Pick<MerchantEventsService, 'emit'>;
  readonly payouts: Pick<PayoutsService, 'applyRefund'>;
  readonly mails: MailQueue;
  readonly now: () => Date;
}) {
  const { agreements, credit, events, payouts, mails, now } = deps;

  const notify = async (
    trx: Executor,
    checkout: CheckoutRow,
    refund: { readonly refundId: string; readonly amount: Cents; readonly refunded: Cents },
  ): Promise<void> => {
    const { data } = await buildCheckoutData(trx, checkout, agreements);
    await events.emit(trx, {
      merchantId: checkout.merchantId,
      type: 'checkout.refunded',
      data: {
        ...data,
        refund: { refundId: refund.refundId, amount: toDollars(refund.amount) },
        refunded: toDollars(refund.refunded),
      },
    });
  };

  return {
    /**
     * Refunds money of a signed purchase: restores the credit line, reduces or recovers the payout, and notifies the
     * merchant's server and the customer. The caller's transaction has locked the application and its checkout. Throws `step-not-allowed`
     * if nothing is left, or captured; `validation-failed` for more than is left.
     */
    refund: async (
      trx: Executor,
      { checkout, financed, actor }: RefundedPurchase,
      input: RefundInput,
    ): Promise<void> => {
      const { id: checkoutId, applicationId } = checkout;
      const earlier = await listRefunds(trx, [checkoutId]);
      const refunded = earlier.reduce((sum, { amount }) => sum + amount, 0);
      const authorization = await findAuthorization(trx, checkoutId);
      const left = (authorization?.captured ?? financed) - refunded;
      if (left <= 0)
        throw problem('step-not-allowed', {
          detail:
            authorization && getLeft(authorization) > 0
              ? `Only what is captured is refunded, and nothing more is. ${releaseRest}`
              : 'The purchase is already refunded in full.',
        });
      const amount = input.amount === undefined ? left : toCents(input.amount);
      if (amount > left)
        throw problem('validation-failed', {
          errors: [
            {
              path: '/amount',
              code: 'refundAboveLeft',
              expected: authorization
                ? `at most ${toDollars(left)}, which is captured and not refunded yet. ${releaseRest}`
                : `at most ${toDollars(left)}, which is not refunded yet`,
            },
          ],
        });
      const reason = tidy(input.reason ?? '') || null;
      const refundId = await insertRefund(trx, { checkoutId, amount, reason, now: now() });
      await credit.releaseCredit(trx, { applicationId, reference: refundId, amount });
      await payouts.applyRefund(trx, { checkoutId, refundId, amount });
      await notify(trx, checkout, { refundId, amount, refunded: refunded + amount });
      await mails.queue(trx, { applicationId, kind: 'purchaseRefunded', about: refundId });
      await recordAudit(trx, {
        applicationId,
        actor,
        act: 'checkout.refunded',
        details: { checkoutId, refundId, amountCents: amount },
        at: now(),
      });
    },
  };
}
