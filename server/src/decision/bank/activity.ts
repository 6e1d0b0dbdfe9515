import type { Line } from './ledger';
import { ownTransfers } from './own-transfers';
import type { Rules } from './rules/rules';
import { holdsAny } from './words';

export interface Activity {
  /** Deposits that are sales: not transfers, loans, the owner's own money, refunds or reversals. */
  readonly sales: readonly Line[];
  readonly nsf: readonly Line[];
  readonly lenderPayments: readonly { readonly lender: string; readonly line: Line }[];
}

/** Sorts the lines of a ledger by what they are. */
export const readActivity = (lines: readonly Line[], rules: Rules): Activity => {
  const own = ownTransfers(lines, rules.transferDays);
  const { credits, nsf, lenders } = rules.words;
  const notSales = credits.flatMap((kind) => kind.words);
  const activity = {
    sales: [] as Line[],
    nsf: [] as Line[],
    lenderPayments: [] as { lender: string; line: Line }[],
  };
  for (const line of lines) {
    if (holdsAny(line.text, nsf)) activity.nsf.push(line);
    else if (line.amount > 0) {
      // A lender's name on a credit is its advance, not a sale.
      if (!own.has(line) && !holdsAny(line.text, notSales) && !holdsAny(line.text, lenders))
        activity.sales.push(line);
    } else {
      const lender = holdsAny(line.text, lenders);
      if (lender && line.amount < 0) activity.lenderPayments.push({ lender, line });
    }
  }
  return activity;
};

/** A returned payment shows as a fee, as the payment given back, or as both on one day: one event, counted once. */
export const countNsf = (lines: readonly Line[], since: number): number => {
  const perDay = new Map<number, { fees: number; returns: number }>();
  for (const line of lines) {
    if (line.day <= since) continue;
    const day = perDay.get(line.day) ?? { fees: 0, returns: 0 };
    if (line.amount > 0) day.returns += 1;
    else day.fees += 1;
    perDay.set(line.day, day);
  }
  return [...perDay.values()].reduce((sum, day) => sum + Math.max(day.fees, day.returns), 0);
};
