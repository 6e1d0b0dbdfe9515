import type { Cents } from '@tamarack/core/money/cents';
import type { Executor } from '../../platform/database/executor';

/** A signed financing, as its area knows it. */
export interface FinancingPort {
  financing(
    executor: Executor,
    applicationIds: readonly string[],
  ): Promise<
    {
      readonly applicationId: string;
      readonly amount: Cents;
      readonly financingFee: Cents;
      readonly termWeeks: number;
      readonly weeklyPayment: Cents;
      readonly signedAt: Date;
    }[]
  >;
}

/** The invoice that an application pays. */
export interface NamedInvoicePort {
  named(
    executor: Executor,
    applicationId: string,
  ): Promise<{ readonly linkId: string | null; readonly number: string | null } | null>;
}

/** The merchant's payment for a signed financing. */
export interface PayoutPort {
  /** Less is paid, or what was paid is withheld from what comes next. */
  refunded(
    trx: Executor,
    refund: { readonly checkoutId: string; readonly refundId: string; readonly amount: Cents },
  ): Promise<void>;
}

/** The credit that a signed financing was drawn on. */
export interface CreditPort {
  /** Gives an amount back to the line, once for each reference. Throws where more would come back than was drawn. */
  releaseCredit(
    trx: Executor,
    release: { readonly applicationId: string; readonly reference: string; readonly amount: Cents },
  ): Promise<void>;
}
