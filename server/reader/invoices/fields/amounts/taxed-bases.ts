import type { DocumentLayout } from '../../layout/document-layout';
import { isClearAmount } from '../../values/parse-amount';
import type { AmountEntry } from './amount-entries';
import { COLUMN_TOLERANCE, isTaxedSum, MAX_TAXES } from './total-proofs';

/** Lines from the last tax down to the sum. */
const MAX_LINES_BELOW = 3;

/**
 * `Net of holdback`, `HST`, and their sum below in the same column: the first is what the tax comes on top of, whatever its
 * label, and the sum is the total.
 */
export function separateTaxedBases(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
): readonly AmountEntry[] {
  return entries.flatMap((entry): readonly AmountEntry[] => {
    const sum = entry.role === 'due' || entry.role === 'total' ? findTaxedSum(layout, entries, entry) : null;
    if (!sum) return [entry];
    const isListed = entries.some(({ amount }) => amount === sum.amount);
    return [
      { ...entry, role: 'subtotal' },
      ...(isListed ? [] : [{ ...entry, ...sum, role: 'total' as const }]),
    ];
  });
}

function findTaxedSum(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  { line: base, amount: { cents, right } }: AmountEntry,
): Pick<AmountEntry, 'amount' | 'line'> | null {
  const page = layout.lines[base]?.page;
  const taxes = entries.filter(
    ({ role, line, amount }) =>
      role === 'tax' &&
      line > base &&
      layout.lines[line]?.page === page &&
      Math.abs(amount.right - right) <= COLUMN_TOLERANCE,
  );
  for (let count = 1; count <= Math.min(MAX_TAXES, taxes.length); count += 1) {
    const own = taxes.slice(0, count).map(({ amount }) => amount.cents);
    const last = taxes[count - 1]?.line ?? base;
    const wanted = own.reduce((sum, tax) => sum + tax, cents);
    if (!isTaxedSum(cents, own, wanted)) continue;
    for (let line = last + 1; line <= last + MAX_LINES_BELOW; line += 1) {
      const amount = layout.amounts[line]?.find(
        (one) =>
          isClearAmount(one) && one.cents === wanted && Math.abs(one.right - right) <= COLUMN_TOLERANCE,
      );
      if (amount && layout.lines[line]?.page === page) return { amount, line };
    }
  }
  return null;
}

/**
 * `Course fees`, `HST`, `Total fees`: a subtotal below its taxes that they make of a printed base is the total, if nothing
 * from the taxes on is labelled as one.
 */
export function promoteTaxedSums(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
): readonly AmountEntry[] {
  const taxes = entries.filter(({ role, amount }) => role === 'tax' && isClearAmount(amount));
  const cents = taxes.map(({ amount }) => amount.cents);
  const last = Math.max(...taxes.map(({ line }) => line));
  const first = Math.min(...taxes.map(({ line }) => line));
  if (taxes.length === 0 || taxes.length > MAX_TAXES) return entries;
  // a `Total brut` above the taxes has none of them
  if (entries.some(({ role, line }) => role === 'due' || (role === 'total' && line > first))) return entries;
  return entries.map((entry) => {
    const base = cents.reduce((rest, tax) => rest - tax, entry.amount.cents);
    const isSum =
      entry.role === 'subtotal' &&
      entry.line > last &&
      isTaxedSum(base, cents, entry.amount.cents) &&
      layout.amounts
        .slice(0, first)
        .some((line) => line.some((one) => isClearAmount(one) && one.cents === base));
    return isSum ? { ...entry, role: 'total' } : entry;
  });
}
