import type { Cents } from '@tamarack/core/money/cents';

/** Parameters from which a year of a test user's bank transactions is generated. */
export interface BankPlan {
  /** Days of history; 365 unless the account is new. */
  readonly days: number;
  /** Average sales of an open day (Monday to Saturday). */
  readonly salesPerDay: Cents;
  /** Number of deposits that the day's sales are split into. */
  readonly depositsPerDay: number;
  /** Share of sales that is spent. Above 100 the balance declines. */
  readonly costPercent: number;
  /** Balance a year ago. */
  readonly openingBalance: Cents;
  /** Returned payments, spread over the last five months. */
  readonly nsf: number;
  /** Other lenders with weekly repayments. */
  readonly lenders: readonly { readonly name: string; readonly weekly: Cents }[];
  /** Account holder reported by the bank; most test banks report none. */
  readonly holder: string | null;
  /** Currency of the operating account. */
  readonly currency: 'CAD' | 'USD';
}

export const defaultPlan: BankPlan = {
  days: 365,
  salesPerDay: 60_000,
  depositsPerDay: 2,
  costPercent: 92,
  openingBalance: 1_500_000,
  nsf: 0,
  lenders: [],
  holder: null,
  currency: 'CAD',
};
