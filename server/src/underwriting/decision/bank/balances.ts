import type { BankAccount } from '../model/input';
import type { OutsideMoney } from './categorized/outside-money';
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

/** Balances without money from outside, which neither cures an overdraft nor raises an average. */
export interface EarnedBalances extends Balances {
  /** Days on which any account would have closed below zero without it. */
  readonly daysNegativeUnaided: number;
  /** What was left out of the average. */
  readonly averageOutside: number;
}

/** The end of a day in all accounts together. */
export interface EarnedDay {
  readonly balance: number;
  /** Money from outside in it. */
  readonly outside: number;
  /** Whether any account would have closed below zero without that money. */
  readonly negative: boolean;
}

/** Each of the last `days` days, newest first. */
export function listEarnedDays(
  accounts: readonly BankAccount[],
  lines: readonly LedgerLine[],
  today: number,
  days: number,
  outside: OutsideMoney,
): readonly EarnedDay[] {
  const closing = computeClosingBalances(accounts, lines, today, days);
  return Array.from({ length: days }, (_, daysAgo) => {
    let total = 0;
    let negative = false;
    for (const [account, balances] of closing.entries()) {
      if (balances === null) continue;
      const balance = balances[daysAgo] ?? 0;
      const held = outside.accounts[account]?.[daysAgo] ?? 0;
      total += balance;
      negative ||= balance < 0 || balance < held;
    }
    const left = outside.total[daysAgo] ?? 0;
    return { balance: total, outside: left, negative: negative || total < left };
  });
}

export function computeEarnedBalances(
  accounts: readonly BankAccount[],
  lines: readonly LedgerLine[],
  today: number,
  days: number,
  outside: OutsideMoney,
): EarnedBalances {
  const all = computeBalances(accounts, lines, today, days);
  const earned = listEarnedDays(accounts, lines, today, days, outside);
  const averageOutside = Math.ceil(earned.reduce((sum, day) => sum + day.outside, 0) / days);
  return {
    ...all,
    averageDaily: all.averageDaily - averageOutside,
    daysNegativeUnaided: earned.filter(({ negative }) => negative).length,
    averageOutside,
  };
}
