import type { Cents } from '@tamarack/core/money/cents';
import type { Category } from '../categories/category';
import type { FeatureName } from '../model/feature-names';
import type { ReasonCode } from '../reasons/codes';

/** A transaction that a figure was computed from, or that was considered and excluded. */
export interface EvidenceLine {
  /** Index in `DecisionEvidence.accounts`. */
  readonly account: number;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** The bank's description. */
  readonly description: string;
  /** Positive: money in; negative: money out. */
  readonly amount: Cents;
  readonly category: Category;
  /** The rule that assigned the category; null if none did. */
  readonly rule: string | null;
  /** Counted part of a sale, if not all of it counts. */
  readonly counted?: Cents;
}

/** Role of the listed transactions. `notSales`: credits of the same period that are not sales. */
export type EvidenceRole =
  | 'sales'
  | 'notSales'
  | 'largestPayer'
  | 'credits'
  | 'unclear'
  | 'returned'
  | 'repayments'
  | 'advances'
  | 'outside'
  | 'roundTrips';

export interface EvidencePart {
  readonly role: EvidenceRole;
  /** Indexes in `DecisionEvidence.lines`. */
  readonly lines: readonly number[];
}

/** A closing balance. */
export interface EvidenceDay {
  readonly date: string;
  /** Index of the account; null for the sum of all counted accounts. */
  readonly account: number | null;
  readonly balance: Cents;
  /** Part of the balance that is borrowed or the owner's own money. */
  readonly outside?: Cents;
}

/** Source of a figure: the bank, the credit bureau, the applicant, or our own records. */
export type EvidenceSource = 'bank' | 'bureau' | 'application' | 'records';

/** Evidence of a figure. Only figures from bank data have parts. */
export interface FigureEvidence {
  readonly feature: FeatureName;
  readonly source: EvidenceSource;
  readonly value: number | null;
  readonly parts: readonly EvidencePart[];
  readonly days: readonly EvidenceDay[];
  /** Whether recomputing the figure from the evidence gives the same value. */
  readonly proven: boolean;
}

/** Evidence of a decision's reasons, stored encrypted with the decision. */
export interface DecisionEvidence {
  readonly asOf: string;
  readonly accounts: readonly { readonly ending: string | null; readonly holder: string | null }[];
  /** In date order, each once. */
  readonly lines: readonly EvidenceLine[];
  readonly figures: readonly FigureEvidence[];
  readonly reasons: readonly { readonly code: ReasonCode; readonly features: readonly FeatureName[] }[];
}
