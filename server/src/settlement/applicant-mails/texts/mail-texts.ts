import type { Facts } from '@tamarack/core/flow/facts';
import type { Block } from '../../../platform/mail';

/** Texts of the mails about an application, in one language. Dates, times and amounts are already formatted. */
export interface ApplicantMailTexts {
  documentsReceived(told: { readonly due: string }): WrittenMail;
  applicationReceived(told: { readonly review: PersonsReview; readonly due: string }): WrittenMail;
  approved(told: Granted & { readonly by: DecidedBy }): WrittenMail;
  preQualified(told: Granted & { readonly instant: string }): WrittenMail;
  rejected(told: {
    /** `reconsideration`: a reviewer's decision after a rejection that the applicant asked to reconsider. */
    readonly by: DecidedBy | 'reconsideration';
    readonly reasons: readonly string[];
    /** Days from a date until a new application is allowed. */
    readonly days: number;
    readonly from: string;
    readonly link: string;
  }): WrittenMail;
  moreAsked(told: {
    readonly items: readonly string[];
    /** In the reviewer's own words. */
    readonly note: string | null;
    readonly link: string;
    /** Last day of the link. */
    readonly until: string;
  }): WrittenMail;
  invoicePaid(told: {
    readonly amount: string;
    readonly merchant: string;
    /** Number of the invoice; null for a cart. */
    readonly number: string | null;
    readonly firstPayment: string;
  }): WrittenMail;
}

export type DecidedBy = 'rules' | 'person';

/** What a reviewer is asked to look at, other than documents. */
export type PersonsReview = 'referred' | 'finalReview' | 'reconsideration';

export interface Granted {
  readonly limit: string;
  /** Last day of the credit line, and of the link. */
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
