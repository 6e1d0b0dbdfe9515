import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Cents } from '@tamarack/core/money/cents';
import type { Executor } from '../../platform/database/executor';

/** Where other areas tell of what is to be paid, each in its own transaction. */
export interface PayoutsPort {
  /** The agreement is signed: an invoice is paid from now on; a cart once it is completed. */
  signed(trx: Executor, applicationId: string): Promise<void>;
  /** The purchase is completed. */
  completed(trx: Executor, applicationId: string): Promise<void>;
  /** The merchant gave money back: less is paid, or what was paid is withheld from what comes next. */
  refunded(
    trx: Executor,
    refund: { readonly checkoutId: string; readonly refundId: string; readonly amount: Cents },
  ): Promise<void>;
}

/** What merchants' servers are told. */
export interface EventsPort {
  emit(
    trx: Executor,
    event: {
      readonly merchantId: string;
      readonly type: `payout.${PayoutEvent['status']}`;
      readonly data: PayoutEvent;
    },
  ): Promise<void>;
}

export interface PayoutEvent {
  readonly payoutId: string;
  readonly status: 'sent' | 'paid' | 'returned';
  /** Dollars that go out: none where all of it was withheld. */
  readonly amount: number;
  readonly currency: 'CAD';
  readonly checkoutId: string;
  readonly reference: string | null;
  readonly dueOn: PlainDate | null;
  readonly returnCode: string | null;
}

/** Mails about an application. */
export interface MailsPort {
  queue(
    trx: Executor,
    mail: { readonly applicationId: string; readonly kind: 'invoicePaid'; readonly about: string },
  ): Promise<void>;
}
