import type { Cents } from '@tamarack/core/money/cents';
import type { Tier } from '../model/decision';
import type { FeatureName } from '../model/feature-names';
import type { ReasonCode } from '../reasons/codes';

/** Fires when the feature is known and lies beyond the bound: what is not known holds nothing against anybody. */
export interface Condition {
  readonly code: ReasonCode;
  readonly feature: FeatureName;
  readonly below?: number;
  readonly atLeast?: number;
}

/** Bounds for A, B and C in order; what reaches none of them is D, as is a figure that is not known. */
export interface TierScale {
  readonly feature: FeatureName;
  readonly better: 'higher' | 'lower';
  readonly bounds: readonly [number, number, number];
}

export type CreditKind = 'reversal' | 'ownTransfer' | 'loanProceeds' | 'ownerMoney' | 'otherIncome';

/**
 * One version of the whole rule set: plain data, so that a stored decision can be replayed years later. What is optional
 * came with a later version.
 */
export interface Rules {
  readonly version: string;
  /** Windows, in days back from the decision. A "month" is 30 days. */
  readonly windows: {
    readonly history: number;
    readonly revenueMonths: number;
    readonly recentMonths: number;
    readonly nsf: number;
    readonly balance: number;
    readonly lenders: number;
  };
  /** Beginnings of words in a description, in the form of `plain`, that tell what a line is. First match wins. */
  readonly words: {
    readonly credits: readonly { readonly kind: CreditKind; readonly words: readonly string[] }[];
    readonly nsf: readonly string[];
    readonly lenders: readonly string[];
    /** Who paid a sale. */
    readonly payers?: {
      /** Settlements of cards, of market places, cash: many customers. */
      readonly many: readonly string[];
      /** Whole words that name nobody. */
      readonly filler: readonly string[];
    };
  };
  /** The last months that have to be there. */
  readonly coverage?: { readonly months: number };
  /** Days that may lie between the two sides of a transfer between the applicant's own accounts. */
  readonly transferDays: number;
  readonly knockouts: readonly Condition[];
  /** What sends an application to a person instead of to an automatic answer. */
  readonly reviews: readonly Condition[];
  readonly tiers: readonly TierScale[];
  readonly limit: {
    readonly step: Cents;
    readonly min: Cents;
    readonly max: Cents;
    readonly instantMax: Cents;
    /** Recent sales may count at most this many percent of their own level towards the monthly figure. */
    readonly recentRevenuePercent: number;
    /** A payer's sales count up to this many percent of all others'. */
    readonly concentration?: {
      readonly ofOthersPercent: number;
      /** However concentrated, this share of the sales counts: concentration alone rejects nobody. */
      readonly leastPercent: number;
    };
    /** Share of twelve months of sales. */
    readonly annualSharePercent: number;
    /** The average daily balance is to be at least this share of the limit. */
    readonly balanceSharePercent: number;
    readonly byTier: Readonly<Record<Tier, { readonly revenuePercent: number; readonly cap: Cents }>>;
  };
  /** Tiers whose limit within `instantMax` is granted as an instant approval; others as a plain one. */
  readonly instantTiers: readonly Tier[];
  readonly reapply: {
    readonly days: number;
    /** Shorter waits where the reasons are these and no other. */
    readonly only: readonly { readonly code: ReasonCode; readonly days: number }[];
  };
}
