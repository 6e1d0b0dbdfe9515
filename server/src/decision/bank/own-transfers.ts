import type { Line } from './ledger';

/**
 * Credits that only moved money between the applicant's own accounts: the same amount left another of them within
 * `days`. Each debit explains one credit, the earliest it can. Lines come in date order.
 */
export const ownTransfers = (lines: readonly Line[], days: number): ReadonlySet<Line> => {
  const debits = new Map<number, Line[]>();
  for (const line of lines) {
    if (line.amount >= 0) continue;
    const same = debits.get(-line.amount);
    if (same) same.push(line);
    else debits.set(-line.amount, [line]);
  }
  const matched = new Set<Line>();
  for (const line of lines) {
    const open = line.amount > 0 ? debits.get(line.amount) : undefined;
    if (!open) continue;
    // Debits too old for this credit are too old for every later one: the list is consumed, never scanned twice.
    while (open[0] && open[0].day < line.day - days) open.shift();
    const index = open.findIndex((debit) => debit.day > line.day + days || debit.account !== line.account);
    const debit = open[index];
    if (!debit || debit.day > line.day + days) continue;
    open.splice(index, 1);
    matched.add(line);
  }
  return matched;
};
