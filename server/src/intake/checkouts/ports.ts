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

/** Invoice links, as checkouts begin with them. */
export interface InvoiceLinksPort {
  /** By what stands in its address. Throws `invoice-link-is-invalid` for what is none. */
  find(executor: Executor, linkId: string): Promise<{ readonly id: string; readonly merchantId: string }>;
  /** To begin with it (null), or to go on. Throws `invoice-link-is-…` where that cannot be. */
  admit(
    trx: Executor,
    id: string,
    goesOn: { readonly applicationId: string; readonly signed: boolean } | null,
  ): Promise<void>;
  /** The link's invoice takes the place of the one before. */
  put(trx: Executor, move: { readonly applicationId: string; readonly linkId: string }): Promise<void>;
}

/** The invoice that an application pays. */
export interface InvoicesPort {
  /** The applicant came back in another visit, to what may be confirmed already. */
  cameBack(trx: Executor, applicationId: string): Promise<void>;
}
