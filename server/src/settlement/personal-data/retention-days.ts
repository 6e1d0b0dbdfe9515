import { decisionDays } from './erasure-plan';

/** Days that personal data is kept, by kind. */
export interface RetentionDays {
  /** Applications left before a decision, after their last change. */
  readonly abandoned: number;
  /** Uploads that were never submitted, and invoices that were never signed, after the application's last change. */
  readonly unsubmitted: number;
  /** Applications decided and never signed, after the decision. */
  readonly decided: number;
  /** Statements, cheques and other documents, after the decision that they served. */
  readonly uploads: number;
  /** Bank connections and summaries of bank data, after the decision that they served. */
  readonly bankData: number;
  /** The record that a mail was sent, and to whom. */
  readonly mails: number;
  /** Signed agreements with everything about them, after the last payment. */
  readonly agreements: number;
}

export type RetentionKind = keyof RetentionDays;

export const defaultRetentionDays: RetentionDays = {
  abandoned: 90,
  unsubmitted: 60,
  decided: 730,
  uploads: 365,
  bankData: 365,
  mails: 365,
  // seven years, with their leap days
  agreements: 2557,
};

/**
 * The minimum that the law or the product requires. Data that a decision was based on: one year (Quebec, Act respecting the
 * protection of personal information in the private sector, s. 11). Records of loans: six years after the end of the tax
 * year (Income Tax Act, s. 230(4)), hence seven. Mails are tried for three days.
 */
export const minimumRetentionDays: RetentionDays = {
  abandoned: 7,
  unsubmitted: 7,
  decided: decisionDays,
  uploads: decisionDays,
  bankData: decisionDays,
  mails: 7,
  agreements: 2557,
};
