import type { Proof } from './total-proofs';

/** Added up to the confidence of a total. */
export const totalWeights = {
  /** `Grand total`, `Invoice total` */
  named: 0.78,
  /** `Total` */
  plain: 0.72,
  /** `Labour total`: probably of a part. */
  partTotal: 0.4,
  /** `Total to account`: subtotal and taxes add up to it, so that it is of more than a part. */
  summedPart: 0.55,
  /** `Amount due` without a total. */
  dueAlone: 0.64,
  dueBesides: 0.4,
  underLabel: -0.03,
  proof: { sum: 0.27, column: 0.27, parts: 0.24, rates: 0.24, items: 0.18 } satisfies Record<Proof, number>,
  /** Equal to the subtotal, without taxes. */
  subtotalAgrees: 0.12,
  dueAgrees: 0.14,
  only: 0.12,
  largest: 0.06,
  repeated: 0.05,
  contradicted: -0.4,
  rival: -0.25,
  /** It may include an earlier balance. */
  earlierBalance: -0.2,
  /** The amount due is lower, although it includes an earlier balance. */
  dueIsLess: -0.25,
  /** It may be a total to date, or the amount of another column. */
  beyondThisInvoice: -0.45,
  unexplainedPayment: -0.25,
  ocrSource: -0.05,
  lowOcrConfidence: -0.1,
  veryLowOcrConfidence: -0.3,
  /** Per tenth that `formatConfidence` is below 1. */
  formatTenth: -0.05,
};

/** Added up to the confidence of an amount due. */
export const dueWeights = {
  named: 0.8,
  /** The total less payments and holdback. */
  explained: 0.19,
  only: 0.08,
  repeated: 0.05,
  rival: -0.3,
  unexplained: -0.2,
  lessPayments: 0.7,
  /** And the result is printed below the total. */
  lessPaymentsPrinted: 0.92,
};

/** A second amount whose score is this close to the best is as likely. */
export const rivalMargin = 0.12;
