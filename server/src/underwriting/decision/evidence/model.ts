import type { Cents } from '@tamarack/core/money/cents';
import type { Category } from '../categories/category';
import type { FeatureName } from '../model/feature-names';
import type { ReasonCode } from '../reasons/codes';

/** One transaction that a figure was computed from, or that was looked at and left out. */
export interface EvidenceLine {
  /** Place of its account in `DecisionEvidence.accounts`. */
  readonly account: number;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** As the bank prints it. */
  readonly description: string;
  /** Positive: money in; negative: money out. */
  readonly amount: Cents;
  readonly category: Category;
  /** The rule that gave the category; null where none did. */
  readonly rule: string | null;
  /** Part of a sale that counts, where it is not all of it. */
  readonly counted?: Cents;
}

/** What a part of the evidence lists. `notSales`: credits of the same period that are no sales. */
export type EvidenceRole =
  | 'sales'
  | 'notSales'
  | 'largestPayer'
  | 'credits'
  | 'unclear'
  | 'returned'
  | 'repayments'
  | 'advances'
  | 'outside';

export interface EvidencePart {
  readonly role: EvidenceRole;
  /** Places in `DecisionEvidence.lines`. */
  readonly lines: readonly number[];
}

/** A closing balance. */
export interface EvidenceDay {
  readonly date: string;
  /** Place of the account; null: all that count together. */
  readonly account: number | null;
  readonly balance: Cents;
  /** Borrowed money and the owner's own in it. */
  readonly outside?: Cents;
}

/** Who said it: the bank, the credit bureau, the applicant, or our own records. */
export type EvidenceSource = 'bank' | 'bureau' | 'application' | 'records';

/** What a figure was computed from. Figures that the bank did not give have no parts: they are their own evidence. */
export interface FigureEvidence {
  readonly feature: FeatureName;
  readonly source: EvidenceSource;
  readonly value: number | null;
  readonly parts: readonly EvidencePart[];
  readonly days: readonly EvidenceDay[];
  /** Whether the evidence by itself gives the figure. */
  readonly proven: boolean;
}

/** Stored with a decision, encrypted: the evidence of each of its reasons. */
export interface DecisionEvidence {
  readonly asOf: string;
  readonly accounts: readonly { readonly ending: string | null; readonly holder: string | null }[];
  /** In date order, each once. */
  readonly lines: readonly EvidenceLine[];
  readonly figures: readonly FigureEvidence[];
  readonly reasons: readonly { readonly code: ReasonCode; readonly features: readonly FeatureName[] }[];
}
