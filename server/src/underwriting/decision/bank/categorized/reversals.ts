import type { Category } from '../../categories/category';
import { type CategorizedLine, type Deductions, deduct, getRemaining } from './categorized-line';

/** Categories of debits that reverse sales, each with the categories of sales that it can reverse. */
const reversedBy: Readonly<Partial<Record<Category, readonly Category[]>>> = {
  chargeback: ['sale-card'],
  'returned-item': ['sale-deposit', 'sale-transfer'],
  'refund-given': ['sale-card', 'sale-transfer', 'sale-deposit', 'sale-platform'],
  'reversal-debit': ['sale-transfer', 'sale-deposit', 'sale-card', 'sale-platform', 'unknown'],
};

/**
 * Pairs chargebacks, returned items, refunds and reversals with the sales they reverse: the latest of the same amount
 * within `days`, otherwise the latest ones. Lines are in date order; a sale of the same day may be after its reversal.
 * Adds to `deductions`.
 *
 * @param settled what of each refund is already taken from a sale to the same customer
 */
export function pairReversals(
  lines: readonly CategorizedLine[],
  days: number,
  deductions: Deductions,
  settled?: Deductions,
): void {
  if (!lines.some(({ category, amount }) => amount < 0 && reversedBy[category] !== undefined)) return;
  const sales = new Map<Category, CategorizedLine[]>();
  const byAmount = new Map<string, CategorizedLine[]>();
  for (const day of groupByDay(lines)) {
    for (const line of day)
      if (line.amount > 0) {
        push(sales, line.category, line);
        push(byAmount, `${line.category} ${line.amount}`, line);
      }
    for (const line of day) {
      const kinds = line.amount < 0 ? reversedBy[line.category] : undefined;
      const cents = -line.amount - (settled?.get(line) ?? 0);
      if (kinds && cents > 0) reverse(cents, kinds, { sales, byAmount, since: line.day - days, deductions });
    }
  }
}

interface Sales {
  readonly sales: ReadonlyMap<Category, CategorizedLine[]>;
  readonly byAmount: ReadonlyMap<string, CategorizedLine[]>;
  readonly since: number;
  readonly deductions: Deductions;
}

function reverse(
  amount: number,
  kinds: readonly Category[],
  { sales, byAmount, since, deductions }: Sales,
): void {
  let cents = amount;
  for (const kind of kinds) {
    const same = byAmount.get(`${kind} ${cents}`);
    for (let sale = same?.at(-1); same && sale && sale.day >= since; sale = same.at(-1)) {
      same.pop();
      if (getRemaining(deductions, sale) < sale.amount) continue;
      deduct(deductions, sale, cents);
      return;
    }
  }
  for (const kind of kinds) {
    const latest = sales.get(kind);
    for (let sale = latest?.at(-1); latest && sale && cents > 0 && sale.day >= since; sale = latest.at(-1)) {
      const part = Math.min(cents, getRemaining(deductions, sale));
      deduct(deductions, sale, part);
      cents -= part;
      // a sale that is reversed in full is not considered again
      if (getRemaining(deductions, sale) === 0) latest.pop();
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
