import type { Facts } from '@tamarack/core/flow/facts';
import type { Block } from '../../../platform/mail';

/** What the mails about an application say, in one language. Dates, times and amounts come as they are read. */
export interface ApplicantMailTexts {
  documentsReceived(told: { readonly due: string }): WrittenMail;
  applicationReceived(told: { readonly review: PersonsReview; readonly due: string }): WrittenMail;
  approved(told: Granted & { readonly by: DecidedBy }): WrittenMail;
  preQualified(told: Granted & { readonly instant: string }): WrittenMail;
  rejected(told: {
    /** `reconsideration`: a person, after a rejection that the applicant asked to be looked at again. */
    readonly by: DecidedBy | 'reconsideration';
    readonly reasons: readonly string[];
    /** Days until a new application, from a date on. */
    readonly days: number;
    readonly from: string;
    readonly link: string;
  }): WrittenMail;
  moreAsked(told: {
    readonly items: readonly string[];
    /** In the words of who reviews. */
    readonly note: string | null;
    readonly link: string;
    /** Last day of the link. */
    readonly until: string;
  }): WrittenMail;
  invoicePaid(told: {
    readonly amount: string;
    readonly merchant: string;
    /** Of the invoice; null for a cart. */
    readonly number: string | null;
    readonly firstPayment: string;
  }): WrittenMail;
}

export type DecidedBy = 'rules' | 'person';

/** What a person is to look at, of what was not handed in as documents. */
export type PersonsReview = 'referred' | 'finalReview' | 'reconsideration';

export interface Granted {
  readonly limit: string;
  /** Last day of the credit, and of the link. */
  readonly until: string;
  readonly merchant: string;
  /** Only a cart waits at a checkout. */
  readonly entry: Facts['entry'];
  readonly link: string;
}

export interface WrittenMail {
  readonly subject: string;
  readonly blocks: readonly Block[];
}
