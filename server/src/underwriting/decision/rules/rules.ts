import type { Cents } from '@tamarack/core/money/cents';
import type { CategoryRules } from '../categories/rules/category-rules';
import type { Tier } from '../model/decision';
import type { FeatureName } from '../model/feature-names';
import type { ReasonCode } from '../reasons/codes';

/** Applies when the feature is known and beyond the bound: an unknown feature never counts against an applicant. */
export interface Condition {
  readonly code: ReasonCode;
  readonly feature: FeatureName;
  readonly below?: number;
  readonly atLeast?: number;
  /** A review only if the applicant's own accounts alone would lead to a rejection. */
  readonly ifRefused?: true;
  /** A review only if the limit would be at least this much. */
  readonly fromLimit?: Cents;
  /** A review only if the applicant is rejected because possible round trips are excluded from the sales. */
  readonly ifDecisive?: true;
  /** A person decides, whatever else the rules find: it is no ground to reject, and must not be lost in a rejection. */
  readonly beforeKnockouts?: true;
  /** Not a ground for rejection if one of these reviews is due: the bank data says too little about it. */
  readonly unless?: readonly ReasonCode[];
}

/** Bounds for A, B and C in order; anything beyond them is D, as is an unknown figure. */
export interface TierScale {
  readonly feature: FeatureName;
  readonly better: 'higher' | 'lower';
  readonly bounds: readonly [number, number, number];
}

type CreditKind = 'reversal' | 'ownTransfer' | 'loanProceeds' | 'ownerMoney' | 'otherIncome';

/**
 * One version of the complete rule set: plain data, so that a stored decision can be replayed years later. Optional
 * properties came with a later version.
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
  /** Word prefixes in a description, in the form of `normalizeText`, that classify a line. The first match wins. */
  readonly words: {
    readonly credits: readonly { readonly kind: CreditKind; readonly words: readonly string[] }[];
    readonly nsf: readonly string[];
    readonly lenders: readonly string[];
    /** Identifies the payer of a sale. */
    readonly payers?: {
      /** Settlements of cards and marketplaces, and cash: many customers. */
      readonly intermediaries: readonly string[];
      /** Whole words that name no payer. */
      readonly filler: readonly string[];
    };
  };
  /** Categories of all lines, which then decide instead of `words`. */
  readonly categories?: CategoryRules;
  /** Days within which money that went out may come back, and a sale may be reversed. */
  readonly settlement?: {
    readonly roundTripDays: number;
    readonly reversalDays: number;
    /** Whether reversals are deducted from the sales after round trips are excluded, instead of before. */
    readonly reversals?: 'last';
    /**
     * A deposit counts once the days within which a transfer's other side is booked have passed: a cheque may still come
     * back, or leave another of the applicant's accounts. Until then it raises no balance either.
     */
    readonly deposits?: 'cleared';
    /** Money from outside is excluded only where the balances include it: not in an account whose balance is unknown. */
    readonly outsideMoney?: 'inKnownBalances';
    /** Money that one party paid in and was paid back does not raise the balance in between. */
    readonly lentByName?: true;
    /** Money that went out to one party and came back from another. */
    readonly otherNames?: {
      /** Maximum days between the two sides. */
      readonly days: number;
      /** By how much the returning amount may differ from the outgoing one. */
      readonly belowPercent: number;
      readonly abovePercent: number;
      /** Maximum parts of one side. */
      readonly parts: number;
      /** Minimum share of all payments to the one party and from the other; below it, the match is a coincidence. */
      readonly sharePercent: number;
      /** Amounts that met by chance are matched again without those two parties: they may be part of another trip. */
      readonly rematch?: true;
      /** So are all amounts of a party that is part of no trip then: parts of one may have met somebody else's payment. */
      readonly rematchFailed?: true;
    };
    /** Money that came back from another party to the cent, whatever brought it. */
    readonly exactAmounts?: {
      /** Maximum days between the two sides. */
      readonly days: number;
      /** Multiples of it meet by chance, and are left out. */
      readonly roundCents: number;
      /** Minimum share of all sales that two parties move; less raises no limit much. */
      readonly sharePercent: number;
      /**
       * Amounts that differ by at most so much count as well, if one of the two parties is named. For those that are the same to the
       * cent, the minimum share is that of all parties together then, except for what cards and platforms settle.
       */
      readonly nearPerMille?: number;
    };
    /** Two parties of which one pays back, again and again, what the other one is paid. */
    readonly mirroredParties?: {
      /** Maximum days between the two sides. */
      readonly days: number;
      /** By how much each returning amount may differ from the outgoing one. */
      readonly belowPercent: number;
      readonly abovePercent: number;
      /** Minimum number of amounts: few meet others by chance. */
      readonly fewest: number;
      /** More amounts than `most` that differ by at most so much are the rent or the fee of every month, and left out. */
      readonly fee: { readonly most: number; readonly percent: number };
      /** Minimum share of all payments to the one party and from the other. */
      readonly sharePercent: number;
      /** By how much the share that came back may differ from one time to the other. */
      readonly sharePerMille: number;
      /** Minimum share of all sales that each party moves; less raises no limit much. */
      readonly salesPercent: number;
    };
  };
  /**
   * How a repeated id within an account is understood: as the same line, or as the same line only where date, text and
   * amount repeat as well. Ids of some banks restart.
   */
  readonly repeatedIds?: 'sameLine' | 'sameContent';
  /** The last months for which data is required. */
  readonly coverage?: {
    readonly months: number;
    /** With fewer credits in these months, low sales say nothing. */
    readonly minCredits?: number;
    /** From this percentage of unidentified credits on, low sales are not meaningful. */
    readonly maxUnknownPercent?: number;
  };
  /** Each account is matched by its own name, and one in another name counts for nothing. */
  readonly owners?: {
    /** Knock-out rules that accounts in another name might explain: with such accounts, a person decides. */
    readonly setAside: readonly ReasonCode[];
  };
  /**
   * Treats the counted accounts as one: a day is negative if their total is, and transfers between them are no activity.
   * Otherwise the days of each account count.
   */
  readonly accounts?: 'together';
  /** Maximum days between the two sides of a transfer between the applicant's own accounts. */
  readonly transferDays: number;
  /** A limit below the minimum is not proposed, not even to a reviewer; nor is one based on figures that are set aside. */
  readonly proposals?: 'fromMinimum';
  readonly knockouts: readonly Condition[];
  /** Conditions that send an application to manual review. */
  readonly reviews: readonly Condition[];
  /** Who owns a business has to be recorded before a person approves more than this. */
  readonly ownership?: { readonly above: Cents };
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
      /** Minimum share of the sales that counts: concentration alone is no ground for rejection. */
      readonly minPercent: number;
    };
    /** Possible round trips under two names count as sales, but raise the limit by at most this percentage. */
    readonly roundTripRaisePercent?: number;
    /** Share of twelve months of sales. */
    readonly annualSharePercent: number;
    /** The average daily balance must be at least this share of the limit. */
    readonly balanceSharePercent: number;
    readonly byTier: Readonly<Record<Tier, { readonly revenuePercent: number; readonly cap: Cents }>>;
  };
  /** Tiers whose limit within `instantMax` is granted as an instant approval; others as a plain one. */
  readonly instantTiers: readonly Tier[];
  readonly reapply: {
    readonly days: number;
    /** Shorter waiting periods if all reasons are among these. */
    readonly exceptions: readonly { readonly code: ReasonCode; readonly days: number }[];
  };
}
