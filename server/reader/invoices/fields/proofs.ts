import type { Cents } from '@tamarack/core/money/cents';
import type { AmountSpan } from '../layout/amount-spans';
import type { Sheet } from '../layout/sheet';
import type { AmountRole } from '../words/amount-labels';
import type { Entry } from './amount-entries';

/** How an invoice's own arithmetic confirms that an amount is its total. */
export type Proof =
  /** The subtotal and what is added to it. */
  | 'sum'
  /** The rows of its column from the subtotal down. */
  | 'column'
  /** The taxes are what their rates make of the rest of it. */
  | 'rates'
  /** The lines of the items. */
  | 'items';

/** In thousandths of a percent: of Canada and the provinces. */
const rates = [5_000, 13_000, 14_000, 15_000, 9_975, 6_000, 7_000, 8_000, 12_000, 14_975, 11_000];
const THOUSANDTHS = 100_000;
/** Cents by which rounding line by line may differ. */
const ROUNDING = 2;
/** Points by which the right edges of one column may differ. */
const COLUMN = 8;
const MOST_CHOICES = 6;
const MOST_ROWS = 120;

/** Amounts of a role, each once however often it is repeated. */
export function distinct(entries: readonly Entry[], ...roles: readonly AmountRole[]): readonly Cents[] {
  return [...new Set(entries.filter(({ role }) => roles.includes(role)).map(({ amount }) => amount.cents))];
}

/** The first proof that holds of an amount, or null. */
export function proofOf(
  sheet: Sheet,
  entries: readonly Entry[],
  total: Cents,
  at: readonly Entry[],
): Proof | null {
  if (total === 0) return null;
  if (isSum(entries, total)) return 'sum';
  if (at.some((entry) => isColumnSum(sheet, entries, entry))) return 'column';
  if (isOfRates(entries, total)) return 'rates';
  return at.some((entry) => isItemsSum(sheet, entries, entry)) ? 'items' : null;
}

/** The taxes: by name, or as one sum. The same tax of the same amount is one that is told twice. */
function taxSums(entries: readonly Entry[]): readonly Cents[] {
  const named = new Map<string, Cents>();
  for (const { role, label, amount } of entries)
    if (role === 'tax') named.set(`${label.words} ${amount.cents}`, amount.cents);
  const sum = [...named.values()].reduce((total, cents) => total + cents, 0);
  const byAmount = [...new Set(named.values())].reduce((total, cents) => total + cents, 0);
  return [...new Set([sum, byAmount, ...distinct(entries, 'taxTotal')])].filter((cents) => cents !== 0);
}

/** Whether taxes are told that are not zero. */
export const isTaxed = (entries: readonly Entry[]): boolean => taxSums(entries).length > 0;

function isSum(entries: readonly Entry[], total: Cents): boolean {
  const subtotals = distinct(entries, 'subtotal').filter((cents) => cents !== total);
  return subtotals.some((subtotal) => isSumFrom(entries, subtotal, total));
}

/** Whether the taxes, and what else is told to be added or taken, make the total of the subtotal. */
export function isSumFrom(entries: readonly Entry[], subtotal: Cents, total: Cents): boolean {
  const extras = extrasOf(entries);
  const taxes = isTaxed(entries) ? taxSums(entries) : [0];
  return taxes.some((tax) =>
    extras.some((extra) => (tax !== 0 || extra !== 0) && subtotal + tax + extra === total),
  );
}

/** Every sum of some of the freight, discounts and holdbacks: each may stand in the subtotal already. */
function extrasOf(entries: readonly Entry[]): readonly Cents[] {
  const added = distinct(entries, 'added');
  const taken = distinct(entries, 'discount', 'holdback').map((cents) => -Math.abs(cents));
  let sums = [0];
  for (const cents of [...added, ...taken].filter((one) => one !== 0).slice(0, MOST_CHOICES))
    sums = [...sums, ...sums.map((sum) => sum + cents)];
  return [...new Set(sums)];
}

/** From a subtotal down to the total, whatever the rows are called. */
function isColumnSum(sheet: Sheet, entries: readonly Entry[], total: Entry): boolean {
  const page = sheet.lines[total.line]?.page;
  return entries.some((entry) => {
    if (entry.role !== 'subtotal' || entry.line >= total.line || sheet.lines[entry.line]?.page !== page)
      return false;
    if (Math.abs(entry.amount.right - total.amount.right) > COLUMN || total.line - entry.line < 2)
      return false;
    const rows = columnBetween(sheet, entries, entry.line, total.line, total.amount.right);
    return entry.amount.cents + rows.reduce((sum, cents) => sum + cents, 0) === total.amount.cents;
  });
}

function columnBetween(
  sheet: Sheet,
  entries: readonly Entry[],
  above: number,
  below: number,
  right: number,
): readonly Cents[] {
  const rows: Cents[] = [];
  for (let line = above + 1; line < Math.min(below, above + MOST_ROWS); line += 1) {
    const amount = inColumn(sheet.amounts[line], right);
    if (!amount) continue;
    const role = entries.find((entry) => entry.line === line && entry.amount === amount)?.role;
    if (role === 'subtotal' || role === 'total' || role === 'taxTotal') continue;
    const isTaken = role === 'discount' || role === 'holdback' || role === 'payment';
    rows.push(isTaken ? -Math.abs(amount.cents) : amount.cents);
  }
  return rows;
}

const inColumn = (amounts: readonly AmountSpan[] | undefined, right: number): AmountSpan | undefined =>
  amounts?.findLast((amount) => amount.form >= 0.85 && Math.abs(amount.right - right) <= COLUMN);

/** Without a subtotal: every tax is at a rate of the rest. */
function isOfRates(entries: readonly Entry[], total: Cents): boolean {
  const named = distinct(entries, 'tax');
  const taxes = (named.length > 0 ? named : distinct(entries, 'taxTotal'))
    .filter((cents) => cents !== 0)
    .slice(0, MOST_CHOICES);
  if (taxes.length === 0) return false;
  const isAtRate = (tax: Cents, base: Cents): boolean =>
    rates.some((rate) => Math.abs(tax * THOUSANDTHS - base * rate) <= ROUNDING * THOUSANDTHS);
  const sum = taxes.reduce((all, cents) => all + cents, 0);
  return Math.abs(total) > 100 && taxes.every((tax) => isAtRate(tax, total - sum));
}

/** The items above the summary, in a column of their own, make the subtotal, or the total where there are no taxes. */
function isItemsSum(sheet: Sheet, entries: readonly Entry[], total: Entry): boolean {
  const summary = entries.filter(
    ({ role }) => role === 'subtotal' || role === 'total' || role === 'due' || role === 'tax',
  );
  const first = Math.min(...summary.filter(({ place }) => place === 'beside').map(({ line }) => line));
  if (isTaxed(entries) || !Number.isFinite(first)) return false;
  const labelled = new Set(entries.map(({ amount }) => amount));
  let sum = 0;
  for (let line = first - 1; line >= Math.max(0, first - MOST_ROWS); line -= 1) {
    const amount = inColumn(sheet.amounts[line], total.amount.right);
    if (!amount || labelled.has(amount)) continue;
    sum += amount.cents;
    if (sum === total.amount.cents) return true;
  }
  return false;
}
