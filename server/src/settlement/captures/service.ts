import { dateIn } from '@tamarack/core/calendar/plain-date';
import { buildPartSchedule } from '@tamarack/core/lending/captures';
import { buildDueDates } from '@tamarack/core/lending/due-dates';
import { toCents, toDollars } from '@tamarack/core/money/cents';
import type { AgreementsService } from '../../financing/agreements';
import {
  type Authorization,
  findAuthorization,
  getLeft,
  insertAuthorization,
  insertCapture,
  insertRelease,
  listExpired,
  type ReleaseReason,
} from '../../financing/authorizations';
import {
  type ApplicationsService,
  findCustomerId,
  lockApplication,
  lockCustomer,
  readPart,
} from '../../intake/applications';
import { type CheckoutRow, lockCheckout } from '../../intake/checkouts';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { MailQueue } from '../../platform/mail';
import type { CreditService } from '../../underwriting/credit';
import { isCustomerHeld } from '../../underwriting/due-diligence';
import type { PayoutsService } from '../payouts';
import { buildCheckoutData, type MerchantEventsService } from '../webhooks';
import { findCaptureRefusal } from './find-refusal';

/** A signed purchase, to capture in part or to release. */
interface CapturedPurchase {
  readonly checkout: CheckoutRow;
  /** Who does it, on the audit trail. */
  readonly actor: string;
}

/** Captures the shipped part of a signed purchase, and releases the rest. */
export interface CapturesService extends ReturnType<typeof createCapturesService> {}

export function createCapturesService(deps: {
  readonly database: Executor;
  readonly applications: Pick<ApplicationsService, 'getTimeZone'>;
  readonly agreements: Pick<AgreementsService, 'listFinancing'>;
  readonly credit: Pick<CreditService, 'releaseCredit'>;
  readonly events: Pick<MerchantEventsService, 'emit'>;
  readonly payouts: Pick<PayoutsService, 'openForCapture'>;
  readonly mails: MailQueue;
  readonly now: () => Date;
}) {
  const { database, applications, agreements, credit, events, payouts, mails, now } = deps;

  const getAuthorization = async (trx: Executor, { id }: CheckoutRow): Promise<Authorization> => {
    const authorization = await findAuthorization(trx, id);
    if (!authorization)
      throw problem('step-not-allowed', {
        detail: 'The purchase was captured automatically at the signature.',
      });
    return authorization;
  };

  const releaseRest = async (
    trx: Executor,
    { checkout, actor }: CapturedPurchase,
    authorization: Authorization,
    reason: ReleaseReason,
  ): Promise<void> => {
    const { id: checkoutId, applicationId, merchantId } = checkout;
    const amount = getLeft(authorization);
    const releaseId = await insertRelease(trx, authorization, { reason, now: now() });
    await credit.releaseCredit(trx, { applicationId, reference: releaseId, amount });
    const { data } = await buildCheckoutData(trx, checkout, agreements);
    await events.emit(trx, {
      merchantId,
      type: 'checkout.released',
      data: { ...data, release: { amount: toDollars(amount), reason }, released: toDollars(amount) },
    });
    await mails.queue(trx, { applicationId, kind: 'purchaseReleased', about: releaseId });
    await recordAudit(trx, {
      applicationId,
      actor,
      act: 'checkout.released',
      details: { checkoutId, releaseId, amountCents: amount, reason },
      at: now(),
    });
  };

  const releaseIfExpired = (applicationId: string, checkoutId: string): Promise<void> =>
    inTransaction(database, async (trx) => {
      await lockApplication(trx, applicationId);
      const checkout = await lockCheckout(trx, checkoutId);
      // read after the locks: the merchant or another process may have released it
      const authorization = await findAuthorization(trx, checkoutId);
      if (!checkout || !authorization || getLeft(authorization) === 0) return;
      await releaseRest(trx, { checkout, actor: 'system' }, authorization, 'expired');
    });

  return {
    /** Call it in the transaction that completes a purchase that is captured manually, before its status changes. */
    authorize: async (
      trx: Executor,
      { applicationId, checkoutId }: { readonly applicationId: string; readonly checkoutId: string },
    ): Promise<void> => {
      const [financing] = await agreements.listFinancing(trx, [applicationId]);
      if (!financing) throw new Error('the checkout has no signed financing');
      const { signatureId, amount } = financing;
      await insertAuthorization(trx, { checkoutId, signatureId, amount, now: now() });
    },

    /**
     * Captures an amount, in dollars: the customer owes it from now on, and its payout is opened. The caller's transaction
     * has locked the application and its checkout. Throws `step-not-allowed` if nothing can be captured;
     * `validation-failed` for more than is left, or too little.
     */
    capture: async (
      trx: Executor,
      { checkout, actor }: CapturedPurchase,
      input: { readonly amount: number },
    ): Promise<void> => {
      const { id: checkoutId, applicationId, merchantId } = checkout;
      // a capture lends, as a draw does: no freeze and no screening passes it by
      const customerId = await findCustomerId(trx, applicationId);
      if (customerId !== null) await lockCustomer(trx, customerId);
      const authorization = await getAuthorization(trx, checkout);
      const amount = toCents(input.amount);
      const at = now();
      const isHeld = await readPart(trx, applicationId, isCustomerHeld());
      const refusal = findCaptureRefusal(authorization, amount, { now: at, isHeld: isHeld !== false });
      if (refusal) throw refusal;
      const today = dateIn(at, await applications.getTimeZone(trx, applicationId));
      const captureId = await insertCapture(trx, authorization, {
        schedule: buildPartSchedule(amount, authorization.captured, authorization),
        dueOn: buildDueDates(today, authorization.weeks),
        now: at,
      });
      await payouts.openForCapture(trx, applicationId, captureId);
      const { data } = await buildCheckoutData(trx, checkout, agreements);
      await events.emit(trx, {
        merchantId,
        type: 'checkout.captured',
        data: {
          ...data,
          capture: { captureId, amount: toDollars(amount) },
          captured: toDollars(authorization.captured + amount),
        },
      });
      await mails.queue(trx, { applicationId, kind: 'purchaseCaptured', about: captureId });
      await recordAudit(trx, {
        applicationId,
        actor,
        act: 'checkout.captured',
        details: { checkoutId, captureId, amountCents: amount },
        at,
      });
    },

    /**
     * Releases all that is left, and restores the credit line; changes nothing if nothing is left. The caller's
     * transaction has locked the application and its checkout. Throws `step-not-allowed` if nothing was authorized.
     */
    release: async (trx: Executor, purchase: CapturedPurchase): Promise<void> => {
      const authorization = await getAuthorization(trx, purchase.checkout);
      if (getLeft(authorization) > 0) await releaseRest(trx, purchase, authorization, 'merchant');
    },

    /**
     * Releases the rest of every expired authorization. Safe to call at any time, even concurrently. Rejects after the
     * last one if one failed; the next call tries it again.
     */
    releaseExpired: async (): Promise<void> => {
      const failures: unknown[] = [];
      for (const { applicationId, checkoutId } of await listExpired(database, now()))
        await releaseIfExpired(applicationId, checkoutId).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
    },
  };
}
