import type { BankAccount } from './input';
import type { Line } from './ledger';

export interface Balances {
  readonly averageDaily: number;
  /** Days on which any of the accounts closed below zero. */
  readonly daysNegative: number;
}

/**
 * Closing balances of the last `window` days, worked back from today's balance, so that the order of lines within a
 * day and the gaps between days do not matter. Averages are over calendar days.
 */
export const balancesOver = (
  accounts: readonly BankAccount[],
  lines: readonly Line[],
  today: number,
  window: number,
): Balances => {
  const totals = new Array<number>(window).fill(0);
  const negative = new Set<number>();
  for (const account of accounts) {
    // Nothing is known of this one: the rules send it to a person.
    if (account.balance === null) continue;
    const moved = new Array<number>(window).fill(0);
    for (const line of lines) {
      const back = today - line.day;
      if (line.account === account.id && back < window) moved[back] = (moved[back] ?? 0) + line.amount;
    }
    let closing = account.balance;
    for (let back = 0; back < window; back += 1) {
      totals[back] = (totals[back] ?? 0) + closing;
      if (closing < 0) negative.add(back);
      closing -= moved[back] ?? 0;
    }
  }
  const sum = totals.reduce((all, total) => all + total, 0);
  return { averageDaily: Math.floor(sum / window), daysNegative: negative.size };
};
