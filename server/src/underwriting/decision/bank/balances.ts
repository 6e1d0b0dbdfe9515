import type { BankAccount } from '../model/input';
import type { Line } from './ledger';

export interface Balances {
  readonly averageDaily: number;
  /** Days on which any account closed below zero. */
  readonly daysNegative: number;
}

/**
 * Averages are over calendar days. An account whose balance is unknown is left out: the rules send it to manual review.
 */
export function balancesOver(
  accounts: readonly BankAccount[],
  lines: readonly Line[],
  today: number,
  window: number,
): Balances {
  const known = closingBalances(accounts, lines, today, window).filter((closing) => closing !== null);
  const negative = new Set<number>();
  let sum = 0;
  for (const closing of known)
    for (const [back, balance] of closing.entries()) {
      sum += balance;
      if (balance < 0) negative.add(back);
    }
  return { averageDaily: Math.floor(sum / window), daysNegative: negative.size };
}

/**
 * Closing balances of each account, computed backwards from today's balance, so that the order of lines within a day
 * and the gaps between days do not matter. Null where the bank does not provide today's balance.
 */
export function closingBalances(
  accounts: readonly BankAccount[],
  lines: readonly Line[],
  today: number,
  window: number,
): readonly (readonly number[] | null)[] {
  const moved = accounts.map(() => new Array<number>(window).fill(0));
  for (const { account, day, amount } of lines) {
    const ofAccount = moved[account];
    const back = today - day;
    if (ofAccount && back < window) ofAccount[back] = (ofAccount[back] ?? 0) + amount;
  }
  return accounts.map(({ balance }, place) => {
    if (balance === null) return null;
    let closing = balance;
    return (moved[place] ?? []).map((amount) => {
      const atClose = closing;
      closing -= amount;
      return atClose;
    });
  });
}
