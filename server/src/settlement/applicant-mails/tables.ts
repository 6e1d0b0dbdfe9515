import type { Facts } from '@tamarack/core/flow/facts';
import type { Language } from '@tamarack/core/language';
import type { Executor } from '../../platform/database';
import type { ReasonCode } from '../../underwriting/decision';
import type { RequestItem, ReviewKind } from '../../underwriting/review-queue';

interface ApplicantMailRecipientView {
  application_id: string;
  email: string | null;
  email_cipher: Buffer | null;
  language: Language;
  entry: Facts['entry'];
  merchant: string;
}

interface ApplicantMailDecisionView {
  decision_id: string;
  /** Most important first. */
  reasons: ReasonCode[];
  limit_cents: number;
  instant_cents: number;
  /** Null for an automatic decision. */
  review_kind: ReviewKind | null;
  /** Null unless the credit line is still based on this decision. */
  expires_on: string | null;
  reapply_on: string | null;
}

interface ApplicantMailReviewView {
  review_id: string;
  kind: ReviewKind;
  due_at: Date;
}

interface ApplicantMailRequestView {
  request_id: string;
  items: RequestItem[];
  note: string | null;
  answered_at: Date | null;
}

/** The one payout of a signature. */
interface ApplicantMailPaymentView {
  signature_id: string;
  /** Before the merchant's fee and withheld amounts, less the refunds before it was sent. */
  paid_cents: number;
  due_on: string[];
  invoice_number: string | null;
  /** The refunds before it was sent. */
  refunded_cents: number;
}

/** A capture with its payments, or a release. */
interface ApplicantMailCaptureView {
  part_id: string;
  amount_cents: number;
  before_cents: number;
  authorized_cents: number;
  reason: 'merchant' | 'expired' | null;
  fee_cents: number | null;
  instalments: { payment: number }[] | null;
  due_on: string[] | null;
  expires_at: Date;
  /** Number of captures so far, including this one. */
  captures: number;
  /** All refunds of the purchase so far. */
  refunded_cents: number;
}

interface ApplicantMailRefundView {
  refund_id: string;
  amount_cents: number;
  invoice_number: string | null;
  /** What the purchase finances, without what was released. */
  financed_cents: number;
  /** All refunds of the purchase so far, including this one. */
  refunded_cents: number;
}

export type ApplicantMailsTables = {
  /** Views. */
  applicant_mail_recipient: ApplicantMailRecipientView;
  applicant_mail_decision: ApplicantMailDecisionView;
  applicant_mail_review: ApplicantMailReviewView;
  applicant_mail_request: ApplicantMailRequestView;
  applicant_mail_payment: ApplicantMailPaymentView;
  applicant_mail_capture: ApplicantMailCaptureView;
  applicant_mail_refund: ApplicantMailRefundView;
};

/** Queries on the area's own views, over the database or the caller's transaction. */
export const applicantMailsTables = (executor: Executor) => executor.withTables<ApplicantMailsTables>();
