import type { Cents } from '@tamarack/core/money/cents';
import type { Executor } from '../database/executor';
import type { ApplicationsPort } from '../offers/ports';
import type { StoredOption } from '../offers/repository';
import type { AgreementTerms, DebitAccount } from './terms';

/** What an application tells of the two sides of an agreement. */
export interface Parties {
  readonly borrower: AgreementTerms['borrower'];
  readonly signer: { readonly first: string; readonly last: string };
  readonly merchant: string;
  readonly orderReference: string | null;
  readonly phone: string;
  readonly phoneVerifiedAt: Date;
  readonly email: string;
  readonly emailVerifiedAt: Date;
}

export interface AgreementApplications extends ApplicationsPort {
  /** Null while one of them is not known. */
  parties(executor: Executor, applicationId: string, checkoutId: string): Promise<Parties | null>;
}

export interface SelectionPort {
  selected(executor: Executor, applicationId: string): Promise<StoredOption | null>;
}

export interface CreditPort {
  /**
   * Takes an amount from the customer's credit line, in the caller's transaction and under the line's lock.
   * Throws `step-not-allowed` when it is more than what is usable, so that nothing is signed.
   */
  useCredit(trx: Executor, applicationId: string, amount: Cents): Promise<void>;
}

export interface AccountPort {
  debitAccount(executor: Executor, applicationId: string): Promise<DebitAccount | null>;
}
