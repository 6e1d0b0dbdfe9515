import type { Cents } from '@tamarack/core/money/cents';
import type { AmountRole } from '../../labels/label-roles';
import type { DocumentLayout } from '../../layout/document-layout';
import type { AmountSpan } from '../../layout/find-amounts';
import { isClearAmount } from '../../values/parse-amount';
import { type AmountEntry, listDistinctAmounts } from './amount-entries';

/** How the arithmetic of an invoice confirms its total. */
export type Proof =
  /** Subtotal plus taxes and other charges. */
  | 'sum'
  /** The column from the subtotal down to the total. */
  | 'column'
  /** The totals of its parts, such as disbursements and services. */
  | 'parts'
  /** Every tax is a known rate of the total less taxes. */
  | 'rates'
  /** Sum of the items. */
  | 'items';

/** Federal and provincial sales tax rates, in thousandths of a percent. */
const rates = [5_000, 13_000, 14_000, 15_000, 9_975, 6_000, 7_000, 8_000, 12_000, 14_975, 11_000];
const RATE_SCALE = 100_000;
/** Tolerance in cents for rounding line by line. */
const ROUNDING = 2;
/** Points by which right edges of a column may differ. */
export const COLUMN_TOLERANCE = 8;
/** Taxes of one base: federal and provincial. */
export const MAX_TAXES = 2;
const MAX_AMOUNTS = 6;
const MAX_ROWS = 120;

/** The first proof that holds, or null. */
export function findProof(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  total: Cents,
  totalEntries: readonly AmountEntry[],
): Proof | null {
  if (total === 0) return null;
  if (isSum(entries, total)) return 'sum';
  if (totalEntries.some((entry) => isColumnSum(layout, entries, entry))) return 'column';
  if (isSumOfParts(entries, total, totalEntries)) return 'parts';
  if (matchesTaxRates(entries, total)) return 'rates';
  return totalEntries.some((entry) => isItemsSum(layout, entries, entry) || isListSum(layout, entries, entry))
    ? 'items'
    : null;
}

/** Possible tax totals: by tax, by amount, or as printed. A tax repeated with the same amount counts once. */
function sumTaxes(entries: readonly AmountEntry[]): readonly Cents[] {
  const named = new Map<string, Cents>();
  for (const { role, label, amount } of entries)
    if (role === 'tax') named.set(`${label.words} ${amount.cents}`, amount.cents);
  const sum = [...named.values()].reduce((total, cents) => total + cents, 0);
  const byAmount = [...new Set(named.values())].reduce((total, cents) => total + cents, 0);
  return [...new Set([sum, byAmount, ...listDistinctAmounts(entries, 'taxTotal')])].filter(
    (cents) => cents !== 0,
  );
}

/** Whether any tax is not zero. */
export const isTaxed = (entries: readonly AmountEntry[]): boolean => sumTaxes(entries).length > 0;

function isSum(entries: readonly AmountEntry[], total: Cents): boolean {
  const subtotals = listDistinctAmounts(entries, 'subtotal').filter((cents) => cents !== total);
  return subtotals.some((subtotal) => isSumFrom(entries, subtotal, total));
}

/** Whether subtotal, taxes and other charges or discounts add up to the total. */
export function isSumFrom(entries: readonly AmountEntry[], subtotal: Cents, total: Cents): boolean {
  const extras = sumExtras(entries);
  const taxes = isTaxed(entries) ? sumTaxes(entries) : [0];
  return taxes.some((tax) =>
    extras.some((extra) => (tax !== 0 || extra !== 0) && subtotal + tax + extra === total),
  );
}

/** Sums of every subset of freight, discounts and holdbacks: the subtotal may include some already. */
function sumExtras(entries: readonly AmountEntry[]): readonly Cents[] {
  const added = listDistinctAmounts(entries, 'added');
  const deducted = listDistinctAmounts(entries, 'discount', 'holdback').map((cents) => -Math.abs(cents));
  let sums = [0];
  for (const cents of [...added, ...deducted].filter((one) => one !== 0).slice(0, MAX_AMOUNTS))
    sums = [...sums, ...sums.map((sum) => sum + cents)];
  return [...new Set(sums)];
}

/** Whether the totals of parts above, one a row, add up to the total: all of them, with the taxes or without. */
function isSumOfParts(
  entries: readonly AmountEntry[],
  total: Cents,
  totalEntries: readonly AmountEntry[],
): boolean {
  const last = Math.max(...totalEntries.map(({ line }) => line));
  const parts = entries.filter(
    ({ role, line, isInvoiceTotal, amount }) =>
      line < last && amount.cents > 0 && (role === 'subtotal' || (role === 'total' && !isInvoiceTotal)),
  );
  if (parts.length < 2 || parts.length > MAX_AMOUNTS) return false;
  return parts.reduce((sum, { amount }) => sum + amount.cents, 0) === total;
}

/** Adds up a column from a subtotal to the total, whatever its labels. */
const isColumnSum = (layout: DocumentLayout, entries: readonly AmountEntry[], total: AmountEntry): boolean =>
  entries.some((entry) => entry.role === 'subtotal' && isSumOfColumn(layout, entries, entry, total));

/** Whether a column's rows from one amount down to another make the other. */
export function isSumOfColumn(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  start: AmountEntry,
  total: AmountEntry,
): boolean {
  const page = layout.lines[total.line]?.page;
  if (start.line >= total.line || layout.lines[start.line]?.page !== page) return false;
  if (Math.abs(start.amount.right - total.amount.right) > COLUMN_TOLERANCE || total.line - start.line < 2)
    return false;
  const rows = listColumn(layout, entries, start.line, total.line, total.amount.right);
  if (rows === null) return false;
  // a subtotal among the rows is one more part, or repeats some of them
  return [rows, rows.filter(({ role }) => role !== 'subtotal')].some(
    (some) => addUp(start.amount.cents, some) === total.amount.cents,
  );
}

/** Whether each row of a column has a label, or takes something off, or repeats the sum so far. */
export function isNamedColumn(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  start: AmountEntry,
  total: AmountEntry,
): boolean {
  const rows = listColumn(layout, entries, start.line, total.line, total.amount.right) ?? [];
  let sum = start.amount.cents;
  return rows.every(({ cents, role }) => {
    const isRepeated = cents === sum;
    sum += isRepeated ? 0 : cents;
    return isRepeated || cents < 0 || role !== null;
  });
}

/** A row that equals the sum of the rows above it is their subtotal. */
const addUp = (start: Cents, rows: readonly ColumnRow[]): Cents =>
  rows.reduce((sum, { cents }) => (cents === sum ? sum : sum + cents), start);

interface ColumnRow {
  readonly cents: Cents;
  /** Null without a label. */
  readonly role: AmountRole | null;
}

function listColumn(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  above: number,
  below: number,
  right: number,
): readonly ColumnRow[] | null {
  const rows: ColumnRow[] = [];
  for (let line = above + 1; line < Math.min(below, above + MAX_ROWS); line += 1) {
    const amount = findInColumn(layout.amounts[line], right);
    if (!amount) continue;
    const role = entries.find((entry) => entry.line === line && entry.amount === amount)?.role;
    // an earlier balance never makes part of what this invoice asks for
    if (role === 'previous' && amount.cents !== 0) return null;
    if (role === 'total' || role === 'taxTotal') continue;
    rows.push({ cents: toSignedCents(amount, role), role: role ?? null });
  }
  return rows;
}

/** What a row adds to its column: a deduction is negative, whether it is printed so or not. */
function toSignedCents({ cents }: AmountSpan, role: AmountRole | undefined): Cents {
  const isDeduction = role === 'discount' || role === 'holdback' || role === 'payment';
  return isDeduction ? -Math.abs(cents) : cents;
}

/** Whether another column beside a total holds by the same arithmetic: subtotal and taxes above make its total, too. */
export function hasRivalColumn(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  total: AmountEntry,
): boolean {
  if (total.others.length === 0 || total.position !== 'beside') return false;
  const listAt = (role: AmountRole, right: number): readonly Cents[] =>
    entries
      .filter((entry) => entry.role === role && entry.line < total.line)
      .flatMap(({ line }) => findInColumn(layout.amounts[line], right)?.cents ?? []);
  return total.others.some((other) => {
    const { cents, right } = other;
    if (!isClearAmount(other) || cents === 0 || cents === total.amount.cents) return false;
    const taxes = listAt('tax', right).reduce((sum, tax) => sum + tax, 0);
    return listAt('subtotal', right).some((subtotal) => subtotal + taxes === cents);
  });
}

const findInColumn = (amounts: readonly AmountSpan[] | undefined, right: number): AmountSpan | undefined =>
  amounts?.findLast((amount) => isClearAmount(amount) && Math.abs(amount.right - right) <= COLUMN_TOLERANCE);

/** Whether a sum is its base with taxes at known rates of that base. */
export const isTaxedSum = (base: Cents, taxes: readonly Cents[], sum: Cents): boolean =>
  base > 0 &&
  taxes.every((tax) => tax > 0 && isAtTaxRate(tax, base)) &&
  taxes.reduce((all, tax) => all + tax, base) === sum;

/** Whether a tax is a known rate of its base. */
export const isAtTaxRate = (tax: Cents, base: Cents): boolean =>
  rates.some((rate) => Math.abs(tax * RATE_SCALE - base * rate) <= ROUNDING * RATE_SCALE);

/** Works without a subtotal. */
function matchesTaxRates(entries: readonly AmountEntry[], total: Cents): boolean {
  const named = listDistinctAmounts(entries, 'tax');
  // taxes without a name, and nothing that they are added to, may be of several invoices
  if (named.length === 0 && !entries.some(({ role }) => role === 'subtotal' || role === 'total'))
    return false;
  const taxes = (named.length > 0 ? named : listDistinctAmounts(entries, 'taxTotal'))
    .filter((cents) => cents !== 0)
    .slice(0, MAX_AMOUNTS);
  if (taxes.length === 0) return false;
  const sum = taxes.reduce((all, cents) => all + cents, 0);
  return Math.abs(total) > 100 && taxes.every((tax) => isAtTaxRate(tax, total - sum));
}

/** Whether the rows above an amount add up to it, to the cent, and its taxes are at their rates. */
export const isTaxedList = (
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  total: Cents,
  totalEntries: readonly AmountEntry[],
): boolean =>
  matchesTaxRates(entries, total) && totalEntries.some((entry) => isListSum(layout, entries, entry));

/** The rows right above a total, taxes among them if there are any, add up to it: at least two of its column. */
function isListSum(layout: DocumentLayout, entries: readonly AmountEntry[], total: AmountEntry): boolean {
  // `Total brut` above its discount and taxes is only the list's sum
  if (total.position !== 'beside' || isAboveTaxes(entries, total)) return false;
  let [sum, rows] = [0, 0];
  for (let line = total.line - 1; line >= Math.max(0, total.line - MAX_ROWS); line -= 1) {
    const amount = findInColumn(layout.amounts[line], total.amount.right);
    if (!amount) continue;
    const role = entries.find((entry) => entry.line === line && entry.amount === amount)?.role;
    if (role === 'previous' && amount.cents !== 0) return false;
    if (role === 'subtotal' || role === 'total' || role === 'due' || role === 'taxTotal') continue;
    sum += toSignedCents(amount, role);
    rows += 1;
    if (rows > 1 && sum === total.amount.cents) return true;
  }
  return false;
}

/** Whether all taxes come below a total, so that it contains none of them. */
export function isAboveTaxes(entries: readonly AmountEntry[], { line: own }: AmountEntry): boolean {
  const taxes = entries.filter(
    ({ role, amount }) => role === 'tax' && isClearAmount(amount) && amount.cents !== 0,
  );
  return taxes.length > 0 && taxes.every(({ line }) => line > own);
}

/** Without taxes: the items above the summary, in the column of the total, or the last one if it is below its label, add up to it. */
function isItemsSum(layout: DocumentLayout, entries: readonly AmountEntry[], total: AmountEntry): boolean {
  const summary = entries.filter(
    ({ role }) => role === 'subtotal' || role === 'total' || role === 'due' || role === 'tax',
  );
  const beside = Math.min(...summary.filter(({ position }) => position === 'beside').map(({ line }) => line));
  const first = Number.isFinite(beside) || total.position !== 'under' ? beside : total.label.line;
  if (isTaxed(entries) || !Number.isFinite(first)) return false;
  const right = total.position === 'under' ? findLastColumn(layout, first) : total.amount.right;
  const labelled = new Set(entries.map(({ amount }) => amount));
  const earlier = new Set(entries.filter(({ role }) => role === 'previous').map(({ line }) => line));
  let sum = 0;
  for (let line = first - 1; line >= Math.max(0, first - MAX_ROWS); line -= 1) {
    const amount = findInColumn(layout.amounts[line], right);
    if (amount && earlier.has(line) && amount.cents !== 0) return false;
    if (!amount || labelled.has(amount)) continue;
    sum += amount.cents;
    if (sum === total.amount.cents) return true;
  }
  return false;
}

/** The right edge of the last amount above a line. */
const findLastColumn = (layout: DocumentLayout, line: number): number =>
  layout.amounts
    .slice(0, line)
    .findLast((row) => row.some(isClearAmount))
    ?.findLast(isClearAmount)?.right ?? Number.NaN;
