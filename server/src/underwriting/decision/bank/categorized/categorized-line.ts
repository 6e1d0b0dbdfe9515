import type { Categorized } from '../../categories/categorize';
import type { LedgerLine } from '../ledger';

/** A line with its category, the rule that assigned it and the counterparty. */
export interface CategorizedLine extends LedgerLine, Categorized {}

/** A sale whose `amount` is what counts: less what was returned to the same payer or reversed. */
export interface CountedSale extends LedgerLine {
  readonly line: CategorizedLine;
}

/** Cents of each credit that do not count, by line. */
export type Deductions = Map<CategorizedLine, number>;

export const deduct = (deductions: Deductions, line: CategorizedLine, cents: number): void => {
  if (cents > 0) deductions.set(line, (deductions.get(line) ?? 0) + cents);
};

/** Cents of a credit that still count. */
export const getRemaining = (deductions: Deductions, line: CategorizedLine): number =>
  line.amount - (deductions.get(line) ?? 0);
