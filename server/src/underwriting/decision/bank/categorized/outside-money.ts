import type { Rules } from '../../rules/rules';
import type { CategorizedLine } from './categorized-line';
import type { LentByName } from './lent-by-name';

/** Money in the accounts that the business did not earn, at the end of each day, newest first. */
export interface OutsideMoney {
  /** By account: borrowed or paid in there, and not moved on. */
  readonly accounts: readonly (readonly number[])[];
  /** In all accounts that the balances include, with what was moved between them. */
  readonly total: readonly number[];
  /** In the same accounts, deposits that may not clear: they lift no average, and make no day negative. */
  readonly uncleared: readonly number[];
}

/**
 * Follows borrowed money, the owner's money, transfers from accounts that are not connected, and the receipts of round trips
 * that began with one, until the lender is repaid, the owner draws it or it is transferred out. A balance without it is the
 * business's own. Money that went out earlier is not set off against money that comes in. Lines are in date order.
 *
 * @param matched transfers between the connected accounts, both sides
 * @param included by account, whether the balances include it
 * @param days how many days back from `today`
 * @param lent both sides of round trips that began with a receipt, each with the name of its trip
 */
function followOutsideMoney(
  lines: readonly CategorizedLine[],
  matched: ReadonlySet<CategorizedLine>,
  {
    included,
    today,
    days,
    lent,
  }: {
    readonly included: readonly boolean[];
    readonly today: number;
    readonly days: number;
    readonly lent: ReadonlyMap<CategorizedLine, string>;
  },
): Omit<OutsideMoney, 'uncleared'> {
  const pools = new Map<string, number>();
  const held = included.map(() => 0);
  let moved = 0;
  const closing = held.map(() => new Array<number>(days).fill(0));
  const total = new Array<number>(days).fill(0);

  let closed = today - days;
  const close = (day: number): void => {
    // the days until then end as the last line left them
    for (closed += 1; closed < day; closed += 1) record(today - closed);
    closed -= 1;
  };
  const record = (daysAgo: number): void => {
    if (daysAgo < 0 || daysAgo >= days) return;
    let sum = moved;
    for (const [account, cents] of held.entries()) {
      const column = closing[account];
      if (column) column[daysAgo] = cents;
      if (included[account]) sum += cents;
    }
    total[daysAgo] = sum;
  };

  for (const line of lines) {
    close(line.day);
    const own = held[line.account] ?? 0;
    if (matched.has(line)) {
      // a transfer to another account remains outside money
      const cents = line.amount < 0 ? -Math.min(own, -line.amount) : Math.min(moved, line.amount);
      held[line.account] = own + cents;
      moved -= cents;
      continue;
    }
    const pool = lent.get(line) ?? toPool(line);
    if (pool === null) continue;
    if (line.amount > 0) {
      pools.set(pool, (pools.get(pool) ?? 0) + line.amount);
      held[line.account] = own + line.amount;
      continue;
    }
    let cents = Math.min(pools.get(pool) ?? 0, -line.amount);
    pools.set(pool, (pools.get(pool) ?? 0) - cents);
    const first = Math.min(own, cents);
    held[line.account] = own - first;
    cents -= first;
    const rest = Math.min(moved, cents);
    moved -= rest;
    cents -= rest;
    for (let account = 0; account < included.length && cents > 0; account += 1) {
      const part = Math.min(held[account] ?? 0, cents);
      held[account] = (held[account] ?? 0) - part;
      cents -= part;
    }
  }
  close(today + 1);
  return { accounts: closing, total };
}

/**
 * Outside money of the last days before `today`, with what named parties lent where the rules follow that: it is in none
 * of the accounts, because only their sum is asked for then.
 */
export function computeOutsideMoney(
  {
    lines,
    ownTransfers,
    lent,
    lentByName,
    uncleared,
  }: {
    readonly lines: readonly CategorizedLine[];
    readonly ownTransfers: ReadonlySet<CategorizedLine>;
    readonly lent: ReadonlyMap<CategorizedLine, string>;
    readonly lentByName: readonly LentByName[];
    readonly uncleared: readonly CategorizedLine[];
  },
  {
    included,
    today,
    days,
  }: { readonly included: readonly boolean[]; readonly today: number; readonly days: number },
): OutsideMoney {
  const followed = followOutsideMoney(lines, ownTransfers, { included, today, days, lent });
  const hold = (sums: number[], cents: number, from: number, until: number): void => {
    for (let day = Math.max(from, today - days + 1); day < until; day += 1)
      sums[today - day] = (sums[today - day] ?? 0) + cents;
  };
  const total = [...followed.total];
  for (const { received, paid, cents } of lentByName)
    if (included[received.account]) hold(total, cents, received.day, paid.day);
  const held = new Array<number>(days).fill(0);
  for (const line of uncleared)
    if (included[line.account] && !lent.has(line)) hold(held, line.amount, line.day, today + 1);
  return { ...followed, total, uncleared: held };
}

/** By account, whether the balances from which money from outside is excluded include it: a bank may not provide its balance. */
export const listIncludedAccounts = (
  accounts: readonly { readonly balance: number | null }[],
  settlement: Rules['settlement'],
): readonly boolean[] =>
  accounts.map(({ balance }) => balance !== null || settlement?.outsideMoney !== 'inKnownBalances');

/** Whether a line brings money from outside, or takes it away again. */
export const isOutsideMoney = (line: CategorizedLine): boolean => toPool(line) !== null;

/** Lines of one pool settle each other. */
function toPool({ category, counterparty }: CategorizedLine): string | null {
  switch (category) {
    case 'loan-proceeds':
    case 'loan-repayment':
    case 'factoring':
      return `lender ${counterparty?.split(' ')[0] ?? ''}`;
    case 'owner-injection':
    case 'owner-draw':
      return 'owner';
    case 'own-transfer':
      return 'own';
    default:
      return null;
  }
}
