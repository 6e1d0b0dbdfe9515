import type { BankAccount } from '../model/input';
import type { LedgerLine } from './ledger';

export interface Balances {
  readonly averageDaily: number;
  /** Days on which any account closed below zero. */
  readonly daysNegative: number;
}

/**
 * Balances over the last `days` days up to the day number `today`. Averages are over calendar days. An account whose
 * balance is unknown is left out: the rules send it to manual review.
 */
export function computeBalances(
  accounts: readonly BankAccount[],
  lines: readonly LedgerLine[],
  today: number,
  days: number,
): Balances {
  const known = computeClosingBalances(accounts, lines, today, days).filter((closing) => closing !== null);
  const negative = new Set<number>();
  let sum = 0;
  for (const closing of known)
    for (const [daysAgo, balance] of closing.entries()) {
      sum += balance;
      if (balance < 0) negative.add(daysAgo);
    }
  return { averageDaily: Math.floor(sum / days), daysNegative: negative.size };
}

/**
 * Closing balances of each account, computed backwards from today's balance, so that the order of lines within a day
 * and the gaps between days do not matter. Null where the bank does not provide today's balance.
 */
export function computeClosingBalances(
  accounts: readonly BankAccount[],
  lines: readonly LedgerLine[],
  today: number,
  days: number,
): readonly (readonly number[] | null)[] {
  const movements = accounts.map(() => new Array<number>(days).fill(0));
  for (const { account, day, amount } of lines) {
    const accountMovements = movements[account];
    const daysAgo = today - day;
    if (accountMovements && daysAgo < days)
      accountMovements[daysAgo] = (accountMovements[daysAgo] ?? 0) + amount;
  }
  return accounts.map(({ balance }, index) => {
    if (balance === null) return null;
    let closing = balance;
    return (movements[index] ?? []).map((amount) => {
      const closingThatDay = closing;
      closing -= amount;
      return closingThatDay;
    });
  });
}
