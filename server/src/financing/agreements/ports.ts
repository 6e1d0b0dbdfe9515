import type { Cents } from '@tamarack/core/money/cents';
import type { Executor } from '../../platform/database/executor';
import type { ApplicationsPort } from '../offers/ports';
import type { StoredOption } from '../offers/repository';
import type { AgreementTerms, DebitAccount } from './terms';

/** What an application tells of the two sides of an agreement. */
export interface Parties {
  readonly borrower: AgreementTerms['borrower'];
  readonly signer: { readonly first: string; readonly last: string };
  readonly merchant: string;
  readonly orderReference: string | null;
  readonly invoiceNumber: string | null;
  readonly phone: string;
  readonly phoneVerifiedAt: Date;
  readonly email: string;
  readonly emailVerifiedAt: Date;
}

export interface PartiesPort extends ApplicationsPort {
  /** Null while something an agreement needs is not known or not verified. */
  parties(executor: Executor, applicationId: string): Promise<Parties | null>;
}

export interface SelectionPort {
  selected(executor: Executor, applicationId: string): Promise<StoredOption | null>;
}

/** The invoice an application pays, where it pays one. */
export interface InvoicePort {
  /** In the transaction that signs. Throws `invoice-is-used` where another signing of that invoice came first. */
  signed(trx: Executor, applicationId: string): Promise<void>;
}

/** The merchant is paid. */
export interface PayoutsPort {
  /** In the transaction that signs. */
  signed(trx: Executor, applicationId: string): Promise<void>;
}

export interface CreditPort {
  /**
   * Takes an amount from the customer's credit line, once for each reference, in the caller's transaction. Throws
   * `step-not-allowed` when it is more than what is usable, so that nothing is signed.
   */
  useCredit(
    trx: Executor,
    use: { readonly applicationId: string; readonly reference: string; readonly amount: Cents },
  ): Promise<void>;
}

/** The merchant's server is told, in the transaction that signs. */
export interface NewsPort {
  signed(trx: Executor, checkoutId: string): Promise<void>;
}

/** The signer is mailed, in the transaction that signs. */
export interface MailsPort {
  queue(
    trx: Executor,
    mail: {
      readonly applicationId: string;
      readonly kind: 'agreementCopy';
      /** Id of the signature. */
      readonly about: string;
    },
  ): Promise<void>;
}

/** An account as banking knows it, its number whole. */
export interface BankAccount {
  /** Three digits. */
  readonly institution: string;
  readonly transit: string;
  readonly number: string;
  /** Name of the bank; empty where it is not known. */
  readonly bank: string;
}

export interface AccountPort {
  /** The account payments are debited from; null while none is known. */
  debitAccount(executor: Executor, applicationId: string): Promise<BankAccount | null>;
}

/** What of an account is written into an agreement: enough for its owner to know it, not enough for another to use it. */
export const shownAccount = (account: BankAccount): DebitAccount => ({
  institution: account.bank,
  institutionNumber: account.institution,
  transit: account.transit,
  accountEnding: account.number.slice(-4),
});
