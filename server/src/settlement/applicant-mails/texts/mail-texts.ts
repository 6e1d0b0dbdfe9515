import type { Facts } from '@tamarack/core/flow/facts';
import type { Block } from '../../../platform/mail';

/** Texts of the mails about an application, in one language. Dates, times and amounts are already formatted. */
export interface ApplicantMailTexts {
  documentsReceived(data: { readonly due: string }): LocalizedMail;
  applicationReceived(data: { readonly review: ApplicationReviewKind; readonly due: string }): LocalizedMail;
  approved(data: CreditGrant & { readonly by: DecisionSource }): LocalizedMail;
  preQualified(data: CreditGrant & { readonly instant: string }): LocalizedMail;
  rejected(data: {
    /** `reconsideration`: a reviewer's decision after a rejection that the applicant asked to reconsider. */
    readonly by: DecisionSource | 'reconsideration';
    readonly reasons: readonly string[];
    /** Days from a date until a new application is allowed. */
    readonly days: number;
    readonly from: string;
    readonly link: string;
  }): LocalizedMail;
  moreAsked(data: {
    readonly items: readonly string[];
    /** In the reviewer's own words. */
    readonly note: string | null;
    readonly link: string;
    /** Last day of the link. */
    readonly until: string;
  }): LocalizedMail;
  invoicePaid(data: {
    readonly amount: string;
    /** What the merchant refunded before the payment; null if nothing. */
    readonly refunded: string | null;
    readonly merchant: string;
    /** Number of the invoice; null for a cart. */
    readonly number: string | null;
    /** Null if its date has passed. */
    readonly firstPayment: string | null;
  }): LocalizedMail;
  /** A merchant captured a part of a purchase, or all. */
  purchaseCaptured(data: {
    readonly amount: string;
    readonly merchant: string;
    readonly fee: string;
    /** In their order. */
    readonly payments: readonly { readonly date: string; readonly amount: string }[];
    /** The amount that can still be captured, and the last day; null if nothing more can. */
    readonly open: { readonly amount: string; readonly until: string } | null;
  }): LocalizedMail;
  /** The rest of a purchase is released. */
  purchaseReleased(data: {
    readonly amount: string;
    readonly merchant: string;
    /** The amount captured before, less what was refunded of it; null if that is nothing. */
    readonly shipped: { readonly amount: string; readonly isAfterRefunds: boolean } | null;
    readonly reason: 'merchant' | 'expired';
  }): LocalizedMail;
  /** The merchant refunded a part of a purchase, or all. */
  purchaseRefunded(data: {
    readonly amount: string;
    readonly merchant: string;
    /** Number of the invoice; null for a cart. */
    readonly number: string | null;
    /** Whether nothing is left of the purchase. */
    readonly isFull: boolean;
  }): LocalizedMail;
}

export type DecisionSource = 'rules' | 'person';

/** Kind of manual review, other than of documents. */
export type ApplicationReviewKind = 'referred' | 'finalReview' | 'reconsideration';

export interface CreditGrant {
  readonly limit: string;
  /** Last day of the credit line, and of the link. */
  readonly until: string;
  readonly merchant: string;
  /** Only a cart waits at a checkout. */
  readonly entry: Facts['entry'];
  readonly link: string;
}

export interface LocalizedMail {
  readonly subject: string;
  readonly blocks: readonly Block[];
}
