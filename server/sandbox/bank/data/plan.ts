import type { Cents } from '@tamarack/core/money/cents';

/** What a year of banking looks like, in the words of its owner. The lines are generated from it. */
export interface BankPlan {
  /** Days of history; 365 unless the account is new. */
  readonly days: number;
  /** Average sales of an open day (Monday to Saturday). */
  readonly salesPerDay: Cents;
  /** Deposits the day's sales come in. */
  readonly depositsPerDay: number;
  /** Share of sales that goes out again. Over 100 the account sinks. */
  readonly costPercent: number;
  /** Balance a year ago. */
  readonly opening: Cents;
  /** Returned payments, spread over the last five months. */
  readonly nsf: number;
  /** Other lenders that are repaid every week. */
  readonly lenders: readonly { readonly name: string; readonly weekly: Cents }[];
  /** Who the bank says holds the account; most test banks do not say. */
  readonly holder: string | null;
  /** Currency of the operating account. */
  readonly currency: 'CAD' | 'USD';
}

export const soundBusiness: BankPlan = {
  days: 365,
  salesPerDay: 60_000,
  depositsPerDay: 2,
  costPercent: 92,
  opening: 1_500_000,
  nsf: 0,
  lenders: [],
  holder: null,
  currency: 'CAD',
};
