import type { Category } from '../../categories/category';
import { type CategorizedLine, type Deductions, deduct, remainingOf } from './lines';

/** What takes a sale back, and the sales it can take back. */
const TAKEN_BACK: Readonly<Partial<Record<Category, readonly Category[]>>> = {
  chargeback: ['sale-card'],
  'returned-item': ['sale-deposit', 'sale-transfer'],
  'refund-given': ['sale-card', 'sale-transfer', 'sale-deposit', 'sale-platform'],
  'reversal-debit': ['sale-transfer', 'sale-deposit', 'sale-card', 'sale-platform', 'unknown'],
};

/**
 * Pairs chargebacks, returned items, refunds and reversals with the sales they take back: the latest of the same amount
 * within `days`, otherwise the latest ones. Lines are in date order; a sale of the same day may be after its reversal.
 * Adds to `deductions`.
 */
export function pairTakeBacks(lines: readonly CategorizedLine[], days: number, deductions: Deductions): void {
  if (!lines.some(({ category, amount }) => amount < 0 && TAKEN_BACK[category] !== undefined)) return;
  const sales = new Map<Category, CategorizedLine[]>();
  const byAmount = new Map<string, CategorizedLine[]>();
  for (const day of groupByDay(lines)) {
    for (const line of day)
      if (line.amount > 0) {
        push(sales, line.category, line);
        push(byAmount, `${line.category} ${line.amount}`, line);
      }
    for (const line of day) {
      const kinds = line.amount < 0 ? TAKEN_BACK[line.category] : undefined;
      if (kinds) takeBack(line, kinds, { sales, byAmount, since: line.day - days, deductions });
    }
  }
}

interface Sales {
  readonly sales: ReadonlyMap<Category, CategorizedLine[]>;
  readonly byAmount: ReadonlyMap<string, CategorizedLine[]>;
  readonly since: number;
  readonly deductions: Deductions;
}

function takeBack(
  line: CategorizedLine,
  kinds: readonly Category[],
  { sales, byAmount, since, deductions }: Sales,
): void {
  let cents = -line.amount;
  for (const kind of kinds) {
    const same = byAmount.get(`${kind} ${cents}`);
    for (let sale = same?.at(-1); same && sale && sale.day >= since; sale = same.at(-1)) {
      same.pop();
      if (remainingOf(deductions, sale) < sale.amount) continue;
      deduct(deductions, sale, cents);
      return;
    }
  }
  for (const kind of kinds) {
    const latest = sales.get(kind);
    for (let sale = latest?.at(-1); latest && sale && cents > 0 && sale.day >= since; sale = latest.at(-1)) {
      const part = Math.min(cents, remainingOf(deductions, sale));
      deduct(deductions, sale, part);
      cents -= part;
      // what is taken back in full is out of the way of the next one
      if (remainingOf(deductions, sale) === 0) latest.pop();
    }
  }
}

const push = <Key>(map: Map<Key, CategorizedLine[]>, key: Key, line: CategorizedLine): void => {
  const list = map.get(key);
  if (list) list.push(line);
  else map.set(key, [line]);
};

function* groupByDay(lines: readonly CategorizedLine[]): Generator<readonly CategorizedLine[]> {
  let start = 0;
  for (let index = 1; index <= lines.length; index += 1)
    if (lines[index]?.day !== lines[start]?.day) {
      yield lines.slice(start, index);
      start = index;
    }
}
