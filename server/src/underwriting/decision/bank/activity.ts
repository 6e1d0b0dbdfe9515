import type { Rules } from '../rules/rules';
import type { LedgerLine } from './ledger';
import { findOwnTransfers } from './own-transfers';
import { createWordFinder } from './text-matching';

export interface Activity {
  /** Deposits that are sales: not transfers, loans, the owner's own money, refunds or reversals. In date order. */
  readonly sales: readonly LedgerLine[];
  /** Returned payments and the fees for them. */
  readonly nsf: readonly LedgerLine[];
  readonly lenderPayments: readonly { readonly lender: string; readonly line: LedgerLine }[];
  /** All lines but the returned payments. */
  readonly ordinary: readonly LedgerLine[];
}

/** Classifies the lines of a ledger. */
export function classifyLines(lines: readonly LedgerLine[], { words, transferDays }: Rules): Activity {
  const isNsf = createWordFinder(words.nsf);
  const isNotSale = createWordFinder(words.credits.flatMap((kind) => kind.words));
  const findLender = createWordFinder(words.lenders);
  const activity = {
    sales: [] as LedgerLine[],
    nsf: [] as LedgerLine[],
    lenderPayments: [] as { lender: string; line: LedgerLine }[],
    ordinary: [] as LedgerLine[],
  };
  for (const line of lines) (isNsf(line.text) ? activity.nsf : activity.ordinary).push(line);
  const ownTransfers = findOwnTransfers(activity.ordinary, transferDays);
  for (const line of activity.ordinary) {
    if (line.amount > 0) {
      // A lender's name on a credit means an advance, not a sale.
      if (!ownTransfers.has(line) && !isNotSale(line.text) && !findLender(line.text))
        activity.sales.push(line);
    } else if (line.amount < 0) {
      const lender = findLender(line.text);
      if (lender) activity.lenderPayments.push({ lender, line });
    }
  }
  return activity;
}

/** A returned payment appears as a fee, as the reversed payment, or as both on one day: counted once. */
export function countNsf(lines: readonly LedgerLine[]): number {
  const perDay = new Map<number, { fees: number; returns: number }>();
  for (const line of lines) {
    const day = perDay.get(line.day) ?? { fees: 0, returns: 0 };
    if (line.amount > 0) day.returns += 1;
    else day.fees += 1;
    perDay.set(line.day, day);
  }
  return [...perDay.values()].reduce((sum, day) => sum + Math.max(day.fees, day.returns), 0);
}
