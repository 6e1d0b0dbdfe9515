import { dayNumber } from '../model/days';
import type { BankAccount } from '../model/input';
import { plain } from './words';

export interface Line {
  /** Index of its account in the ledger. */
  readonly account: number;
  readonly day: number;
  readonly text: string;
  readonly amount: number;
}

export interface Ledger {
  /** Operating accounts in Canadian dollars. */
  readonly accounts: readonly BankAccount[];
  readonly lines: readonly Line[];
  /** Lines left out: unreadable, duplicate, with an invalid date, after the decision, or with an impossible amount. */
  readonly ignored: number;
}

/** Maximum amount of a line: $1 billion. Sums stay safe integers. */
const largest = 100_000_000_000;

export const isCounted = (account: BankAccount): boolean => account.operating && account.currency === 'CAD';

/**
 * The lines that a decision may count, in date order. A repeated id within an account is a duplicate line (aggregators
 * repeat the last page), and so is a repeated account; lines without an id are never duplicates.
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

/** Lines of an account from the bank, readable or not. */
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

/** Caches parsed values: a year has 365 days, but up to 100,000 lines. */
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
