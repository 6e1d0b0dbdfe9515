import { toDayNumber } from '../model/days';
import type { BankAccount, BankTransaction } from '../model/input';
import type { Rules } from '../rules/rules';

export interface LedgerLine {
  /** Index of its account in the ledger. */
  readonly account: number;
  readonly day: number;
  /** The description: normalized for rules of words, as the bank prints it for rules of categories. */
  readonly text: string;
  readonly amount: number;
}

export interface Ledger<Line extends LedgerLine = LedgerLine> {
  readonly accounts: readonly BankAccount[];
  readonly lines: readonly Line[];
  /** Lines left out: unreadable, duplicate, with an invalid date, after the decision, or with an impossible amount. */
  readonly ignored: number;
  /** Those of them that are not merely repeated. */
  readonly unusable: number;
}

export const sumAmounts = (lines: readonly Pick<LedgerLine, 'amount'>[]): number =>
  lines.reduce((total, { amount }) => total + amount, 0);

type LedgerRules = Pick<Rules, 'windows' | 'repeatedIds'>;

/** Maximum amount of a line: $1 billion. Sums stay safe integers. */
const maxAmount = 100_000_000_000;

/**
 * The lines that a decision may count, of the accounts that count (`classifyAccounts`), in date order. A repeated id
 * within an account is a duplicate line (aggregators repeat the last page), and so is a repeated account; lines without an
 * id are never duplicates.
 *
 * @param createLine called for each line that counts
 */
export function buildLedger<Line extends LedgerLine>(
  accounts: readonly BankAccount[],
  today: number,
  { windows, repeatedIds = 'sameLine' }: LedgerRules,
  createLine: (account: number, day: number, transaction: BankTransaction) => Line,
): Ledger<Line> {
  const { once, repeated } = splitRepeated(accounts);
  const parseDay = memoize(toDayNumber);
  const lines: Line[] = [];
  let ignored = repeated.reduce((sum, account) => sum + countReceivedLines(account), 0);
  let unusable = 0;
  for (const [account, { transactions, unreadable = 0 }] of once.entries()) {
    ignored += unreadable;
    unusable += unreadable;
    const seen = new Map<string, BankTransaction>();
    const repeats = new Set<string>();
    for (const transaction of transactions) {
      const { id, date, amount } = transaction;
      const day = parseDay(date);
      const possible = Number.isSafeInteger(amount) && Math.abs(amount) <= maxAmount;
      const first = id === '' ? undefined : seen.get(id);
      const known =
        first !== undefined &&
        (repeatedIds === 'sameLine' ||
          hasSameContent(first, transaction) ||
          (repeats.size > 0 && repeats.has(toContentKey(transaction))));
      if (day === null || day > today || !possible || known) {
        ignored += 1;
        if (!known) unusable += 1;
        continue;
      }
      if (first) repeats.add(toContentKey(transaction));
      else if (id !== '') seen.set(id, transaction);
      if (day > today - windows.history) lines.push(createLine(account, day, transaction));
    }
  }
  lines.sort((a, b) => a.day - b.day);
  return { accounts: once, lines, ignored, unusable };
}

const hasSameContent = (one: BankTransaction, other: BankTransaction): boolean =>
  one.date === other.date && one.amount === other.amount && one.description === other.description;

const toContentKey = ({ id, date, description, amount }: BankTransaction): string =>
  JSON.stringify([id, date, description, amount]);

/** Lines of an account from the bank, readable or not. */
export const countReceivedLines = ({ transactions, unreadable = 0 }: BankAccount): number =>
  transactions.length + unreadable;

function splitRepeated(accounts: readonly BankAccount[]) {
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
function memoize<T>(parse: (text: string) => T): (text: string) => T {
  const cache = new Map<string, T>();
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const value = parse(text);
    cache.set(text, value);
    return value;
  };
}
