import { toDollars } from '@tamarack/core/money/cents';
import { type AuditAct, recordAudit } from '../../platform/audit';
import type { Executor } from '../../platform/database';
import type { MailQueue } from '../../platform/mail';
import type { MerchantEventsService } from '../webhooks';
import { findPayout, type LastEntry, listLastEntries, type PayoutRow } from './repository';

/** Notifications about a payout, in the transaction of its change. */
export interface PayoutNotifications extends ReturnType<typeof createPayoutNotifications> {}

type Details = Readonly<Record<string, string | number | null>>;

type PayoutStatus = 'sent' | 'paid' | 'returned';

export function createPayoutNotifications(deps: {
  readonly mails: MailQueue;
  readonly events: Pick<MerchantEventsService, 'emit'>;
  readonly now: () => Date;
}) {
  const { mails, events, now } = deps;

  const audit = ({ id, applicationId }: PayoutRow, trx: Executor, act: AuditAct, details: Details = {}) =>
    recordAudit(trx, {
      applicationId,
      actor: 'system',
      act,
      details: { payoutId: id, ...details },
      at: now(),
    });

  /** @param entry the payment; null if nothing is sent */
  const emit = (
    trx: Executor,
    payout: PayoutRow,
    status: PayoutStatus,
    entry: LastEntry | null,
  ): Promise<void> =>
    events.emit(trx, {
      merchantId: payout.merchantId,
      type: `payout.${status}`,
      data: {
        payoutId: payout.id,
        status,
        amount: toDollars(entry?.sentCents ?? 0),
        fee: toDollars(payout.fee),
        currency: 'CAD',
        checkoutId: payout.checkoutId,
        reference: payout.reference,
        dueOn: entry?.dueOn ?? null,
        returnCode: status === 'returned' ? payout.returnCode : null,
      },
    });

  const emitForPayment = async (trx: Executor, payout: PayoutRow, status: PayoutStatus): Promise<void> => {
    const [entry] = await listLastEntries(trx, [payout.id]);
    await emit(trx, payout, status, entry ?? null);
  };

  /** For a capture, the applicant was notified when it was captured. */
  const notifyApplicant = async (
    trx: Executor,
    { applicationId, signatureId, captureId }: PayoutRow,
  ): Promise<void> => {
    if (captureId === null)
      await mails.queue(trx, { applicationId, kind: 'invoicePaid', about: signatureId });
  };

  return {
    notifySent: async (trx: Executor, payoutId: string): Promise<void> => {
      const payout = await findPayout(trx, payoutId);
      if (!payout) return;
      await audit(payout, trx, 'payout.sent');
      await emitForPayment(trx, payout, 'sent');
      await notifyApplicant(trx, payout);
    },

    notifyPaid: async (trx: Executor, payout: PayoutRow, details: Details): Promise<void> => {
      await audit(payout, trx, 'payout.paid', details);
      await emitForPayment(trx, payout, 'paid');
    },

    notifyReturned: async (trx: Executor, payout: PayoutRow, details: Details): Promise<void> => {
      await audit(payout, trx, 'payout.returned', details);
      await emitForPayment(trx, payout, 'returned');
    },

    /** The whole payout was withheld for recoveries; nothing is sent to the bank. */
    notifySettled: async (trx: Executor, payoutId: string): Promise<void> => {
      const payout = await findPayout(trx, payoutId);
      if (!payout) return;
      await audit(payout, trx, 'payout.settled', { withheldCents: payout.withheld });
      // its last payment, if it had one, was returned
      await emit(trx, payout, 'paid', null);
      await notifyApplicant(trx, payout);
    },
  };
}
