import { dayNumber } from '../model/days';
import type { BankAccount } from '../model/input';
import { plain } from './words';

export interface Line {
  /** Place of its account in the ledger. */
  readonly account: number;
  readonly day: number;
  readonly text: string;
  readonly amount: number;
}

export interface Ledger {
  /** Operating accounts in Canadian dollars. */
  readonly accounts: readonly BankAccount[];
  readonly lines: readonly Line[];
  /** Lines left out: unreadable, repeated, no date of the calendar, after the decision, no possible amount. */
  readonly ignored: number;
}

/** No line of a small business is larger: $1 billion. Sums of them stay whole numbers. */
const largest = 100_000_000_000;

export const isCounted = (account: BankAccount): boolean => account.operating && account.currency === 'CAD';

/**
 * The lines a decision may count, in date order. A line with an id that was seen before in the same account is the
 * same line again (aggregators repeat the last page), and so is an account; without an id, never.
 */
export function readLedger(accounts: readonly BankAccount[], today: number, historyDays: number): Ledger {
  const { once, repeated } = firstOfEach(accounts.filter(isCounted));
  const dayOf = remembered(dayNumber);
  const lines: Line[] = [];
  let ignored = repeated.reduce((sum, account) => sum + toldLines(account), 0);
  for (const [account, { transactions, unreadable = 0 }] of once.entries()) {
    ignored += unreadable;
    const seen = new Set<string>();
    for (const { id, date, description, amount } of transactions) {
      const day = dayOf(date);
      const possible = Number.isSafeInteger(amount) && Math.abs(amount) <= largest;
      if (day === null || day > today || !possible || (id !== '' && seen.has(id))) {
        ignored += 1;
        continue;
      }
      seen.add(id);
      if (day > today - historyDays) lines.push({ account, day, text: plain(description), amount });
    }
  }
  lines.sort((a, b) => a.day - b.day);
  return { accounts: once, lines, ignored };
}

/** Lines the bank told of an account, readable or not. */
export const toldLines = ({ transactions, unreadable = 0 }: BankAccount): number =>
  transactions.length + unreadable;

function firstOfEach(accounts: readonly BankAccount[]) {
  const seen = new Set<string>();
  const once: BankAccount[] = [];
  const repeated: BankAccount[] = [];
  for (const account of accounts) {
    (account.id !== '' && seen.has(account.id) ? repeated : once).push(account);
    seen.add(account.id);
  }
  return { once, repeated };
}

/** A year has 365 days and 100,000 lines. */
function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = read(text);
    known.set(text, value);
    return value;
  };
}
