import type { Rules } from '../rules/rules';
import type { BankAnalysis } from './bank-analysis';
import type { OutsideMoney } from './categorized/outside-money';

/** Closing balances of the last days, newest first. */
export interface DailyBalances {
  /** By account; null if the bank does not provide its balance. */
  readonly closing: readonly (readonly number[] | null)[];
  /** Sum of the known ones. */
  readonly total: readonly number[];
  /** True: a day is negative if the sum of all accounts is. False: if any account is. */
  readonly together: boolean;
}

/**
 * Computed backwards from today's balances, so that the order of lines within a day and the gaps between days do not
 * matter. Before its first line, an account held what it held just before that line.
 */
export function computeDailyBalances(
  { ledger, booked, today }: Pick<BankAnalysis, 'ledger' | 'booked' | 'today'>,
  rules: Pick<Rules, 'accounts'>,
  days: number,
): DailyBalances {
  const movements = ledger.accounts.map(() => new Array<number>(days).fill(0));
  for (const { account, day, amount } of booked) {
    const accountMovements = movements[account];
    const daysAgo = today - day;
    if (accountMovements && daysAgo < days)
      accountMovements[daysAgo] = (accountMovements[daysAgo] ?? 0) + amount;
  }
  const closing = ledger.accounts.map(({ balance }, index) => {
    if (balance === null) return null;
    let later = balance;
    return (movements[index] ?? []).map((amount) => {
      const closingThatDay = later;
      later -= amount;
      return closingThatDay;
    });
  });
  const total = Array.from({ length: days }, (_, daysAgo) =>
    closing.reduce((sum, each) => sum + (each?.[daysAgo] ?? 0), 0),
  );
  return { closing, total, together: rules.accounts === 'together' };
}

export interface Balances {
  readonly averageDaily: number;
  /** Days on which any account closed below zero, or all together did. */
  readonly daysNegative: number;
}

/** Averages are over calendar days. An account whose balance is unknown is left out: the rules send it to manual review. */
export function computeBalances(daily: DailyBalances): Balances {
  const { total } = daily;
  return {
    averageDaily: Math.floor(total.reduce((sum, balance) => sum + balance, 0) / total.length),
    daysNegative: new Set(listNegativeDays(daily).map(({ daysAgo }) => daysAgo)).size,
  };
}

/** A negative closing balance. */
export interface NegativeDay {
  readonly daysAgo: number;
  /** Index of the account; null for all together. */
  readonly account: number | null;
  readonly balance: number;
}

/** Each negative closing balance: of each account, or of all together. */
export function listNegativeDays({ closing, total, together }: DailyBalances): readonly NegativeDay[] {
  const balances = together
    ? [{ account: null, days: total }]
    : closing.map((days, account) => ({ account, days: days ?? [] }));
  return balances.flatMap(({ account, days }) =>
    days.flatMap((balance, daysAgo) => (balance < 0 ? [{ daysAgo, account, balance }] : [])),
  );
}

/** Balances without money from outside, which neither cures an overdraft nor raises an average. */
export interface EarnedBalances extends Balances {
  /** Days on which any account, or all together, would have closed below zero without it. */
  readonly daysNegativeUnaided: number;
  /** The balances excluded from the average. */
  readonly averageOutside: number;
}

/** The end of a day in all accounts together. */
export interface EarnedDay {
  readonly balance: number;
  /** Money from outside in it, and deposits that may not clear. */
  readonly outside: number;
  /** Whether any account, or all together, would have closed below zero without that money. */
  readonly negative: boolean;
}

/** Each of the last days, newest first. */
export function listEarnedDays(
  { closing, total, together }: DailyBalances,
  outside: OutsideMoney,
): readonly EarnedDay[] {
  return total.map((balance, daysAgo) => {
    const left = outside.total[daysAgo] ?? 0;
    const isAnyNegative = closing.some((days, account) => {
      if (days === null) return false;
      const own = days[daysAgo] ?? 0;
      return own < 0 || own < (outside.accounts[account]?.[daysAgo] ?? 0);
    });
    const excluded = left + (outside.uncleared[daysAgo] ?? 0);
    return { balance, outside: excluded, negative: balance < left || (!together && isAnyNegative) };
  });
}

export function computeEarnedBalances(daily: DailyBalances, outside: OutsideMoney): EarnedBalances {
  const all = computeBalances(daily);
  const earned = listEarnedDays(daily, outside);
  const averageOutside = Math.ceil(earned.reduce((sum, day) => sum + day.outside, 0) / earned.length);
  return {
    ...all,
    averageDaily: all.averageDaily - averageOutside,
    daysNegativeUnaided: earned.filter(({ negative }) => negative).length,
    averageOutside,
  };
}
