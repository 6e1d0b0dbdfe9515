import { dayNumber } from './days';
import type { BankAccount } from './input';
import { plain } from './words';

export interface Line {
  readonly account: string;
  readonly day: number;
  readonly text: string;
  readonly amount: number;
}

export interface Ledger {
  /** Operating accounts in Canadian dollars. */
  readonly accounts: readonly BankAccount[];
  readonly lines: readonly Line[];
  /** Lines left out: repeated ids, no date of the calendar, after the decision, no whole amount. */
  readonly ignored: number;
}

/**
 * The lines a decision may count, in date order. A line with an id that was seen before in the same account is the
 * same line again (aggregators repeat the last page); lines without an id are never taken for one another.
 */
export const readLedger = (accounts: readonly BankAccount[], today: number, historyDays: number): Ledger => {
  const counted = accounts.filter((account) => account.operating && account.currency === 'CAD');
  const lines: Line[] = [];
  let ignored = 0;
  for (const account of counted) {
    const seen = new Set<string>();
    for (const transaction of account.transactions) {
      const day = dayNumber(transaction.date);
      const repeated = transaction.id !== '' && seen.has(transaction.id);
      if (repeated || day === null || day > today || !Number.isSafeInteger(transaction.amount)) {
        ignored += 1;
        continue;
      }
      seen.add(transaction.id);
      if (day > today - historyDays)
        lines.push({
          account: account.id,
          day,
          text: plain(transaction.description),
          amount: transaction.amount,
        });
    }
  }
  lines.sort((a, b) => a.day - b.day);
  return { accounts: counted, lines, ignored };
};
