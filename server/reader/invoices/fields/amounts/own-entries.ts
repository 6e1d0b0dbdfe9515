import type { Cents } from '@tamarack/core/money/cents';
import type { DocumentLayout } from '../../layout/document-layout';
import { isClearAmount } from '../../values/parse-amount';
import { type AmountEntry, listDistinctAmounts } from './amount-entries';
import { dropEarlyPayment } from './early-payment';
import { promoteTaxedSums, separateTaxedBases } from './taxed-bases';
import type { ThisInvoice } from './this-invoice';
import { isNamedColumn, isSumFrom, isSumOfColumn, isTaxed } from './total-proofs';

/** The entries that this invoice's total and amount due are made of, each in its role. */
export function listOwnEntries(layout: DocumentLayout, thisInvoice: ThisInvoice): readonly AmountEntry[] {
  const ofThisInvoice = promotePayments(layout, dropAccountRows(demoteCredits(dropToDate(thisInvoice))));
  const separated = promoteTaxedSums(layout, separateTaxedBases(layout, ofThisInvoice));
  const unsettled = dropSettledBalances(dropEarlyPayment(layout, dropTaxRegistrations(separated)));
  return reclassifySubtotals(layout, dropSoldItems(unsettled));
}

/** Whether an earlier balance is left. */
export const hasEarlierBalance = (entries: readonly AmountEntry[]): boolean =>
  listDistinctAmounts(entries, 'previous').some((cents) => cents !== 0);

/** A total from which earlier invoices are taken off is that of the job to date, with all that it is made of. */
function dropToDate({ entries, billedBefore }: ThisInvoice): readonly AmountEntry[] {
  const totals = entries.filter(({ role }) => role === 'total');
  const dues = listDistinctAmounts(entries, 'due', 'total');
  const toDate = totals.filter(({ amount: { cents } }) =>
    billedBefore.some((before) => before < cents && dues.includes(cents - before)),
  );
  const last = Math.max(...toDate.map(({ line }) => line));
  const parts: ReadonlySet<string> = new Set(['subtotal', 'tax', 'taxTotal', 'total']);
  return toDate.length === 0
    ? entries
    : entries.filter(({ role, line }) => !(parts.has(role) && line <= last));
}

/** `Paiement du 21 janvier   980,50 $ CR`: nothing is due, it was paid. */
const demoteCredits = (entries: readonly AmountEntry[]): readonly AmountEntry[] =>
  entries.map((entry) =>
    entry.role === 'due' && entry.amount.cents < 0 && /^(?:payment|paiement)\b/.test(entry.label.words)
      ? { ...entry, role: 'payment' }
      : entry,
  );

/** A payment with a balance beside it is a row of the account. */
const dropAccountRows = (entries: readonly AmountEntry[]): readonly AmountEntry[] =>
  entries.filter(({ role, others }) => role !== 'payment' || !others.some(isClearAmount));

/** `Total payment` beneath the taxes is their base, not a payment: with the taxes it adds up to an amount above. */
function promotePayments(layout: DocumentLayout, entries: readonly AmountEntry[]): readonly AmountEntry[] {
  const taxes = entries.filter(({ role }) => role === 'tax');
  const last = Math.max(...taxes.map(({ line }) => line));
  const first = Math.min(...taxes.map(({ line }) => line));
  const sum = listDistinctAmounts(taxes, 'tax').reduce((all, cents) => all + cents, 0);
  if (sum <= 0 || entries.some(({ role, line }) => (role === 'total' || role === 'due') && line > last))
    return entries;
  const isBase = (cents: Cents): boolean =>
    layout.amounts.slice(0, first).some((line) => line.some((amount) => amount.cents === cents));
  return entries.map((entry) =>
    entry.role === 'payment' && entry.line > last && isBase(entry.amount.cents - sum)
      ? { ...entry, role: 'due' }
      : entry,
  );
}

/** `GST R122 884 107` is a registration number if other taxes are clear amounts. */
function dropTaxRegistrations(entries: readonly AmountEntry[]): readonly AmountEntry[] {
  const isSigned = ({ role, amount }: AmountEntry): boolean => role === 'tax' && isClearAmount(amount);
  return entries.some(isSigned)
    ? entries.filter((entry) => entry.role !== 'tax' || isSigned(entry))
    : entries;
}

/** Drops an earlier balance that was paid in full, and its payment. One below the payment is what it left over. */
function dropSettledBalances(entries: readonly AmountEntry[]): readonly AmountEntry[] {
  const paid = entries.filter(({ role }) => role === 'payment');
  const settled = new Set(
    entries
      .filter(
        ({ role, amount: { cents }, line }) =>
          role === 'previous' &&
          cents > 0 &&
          paid.some((payment) => Math.abs(payment.amount.cents) === cents && payment.line >= line),
      )
      .map(({ amount }) => amount.cents),
  );
  return entries.filter(
    ({ role, amount }) => (role !== 'previous' && role !== 'payment') || !settled.has(Math.abs(amount.cents)),
  );
}

/** `Deposit` above the subtotal is an item, not a payment. */
function dropSoldItems(entries: readonly AmountEntry[]): readonly AmountEntry[] {
  const first = Math.min(...entries.filter(({ role }) => role === 'subtotal').map(({ line }) => line));
  if (!Number.isFinite(first) || hasEarlierBalance(entries)) return entries;
  return entries.filter(({ role, line }) => role !== 'payment' || line > first);
}

/** A total such as `Current charges` that makes another total with its taxes is a subtotal. */
function reclassifySubtotals(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
): readonly AmountEntry[] {
  const totals = listDistinctAmounts(entries, 'total', 'due');
  if (totals.length < 2) return entries;
  if (!isTaxed(entries)) return reclassifyBases(layout, entries);
  const lastTax = Math.max(
    ...entries.filter(({ role }) => role === 'tax' || role === 'taxTotal').map(({ line }) => line),
  );
  const above = entries.filter(({ line }) => line < lastTax);
  const parts = new Set(
    listDistinctAmounts(above, 'total', 'due').filter((cents) =>
      totals.some((total) => Math.abs(total) > Math.abs(cents) && isSumFrom(entries, cents, total)),
    ),
  );
  const reclassified = entries.map(
    (entry): AmountEntry =>
      (entry.role === 'total' || (entry.role === 'due' && entry.line < lastTax)) &&
      parts.has(entry.amount.cents)
        ? { ...entry, role: 'subtotal' }
        : entry,
  );
  return reclassifyBases(layout, reclassified);
}

/** `Total gross` is the start of a calculation if the rows below it lead to the amount due. */
function reclassifyBases(layout: DocumentLayout, entries: readonly AmountEntry[]): readonly AmountEntry[] {
  const dues = entries.filter(({ role }) => role === 'due');
  const isBase = (entry: AmountEntry): boolean =>
    entry.role === 'total' &&
    dues.some((due) => {
      const between = entries.filter(({ line }) => line > entry.line && line < due.line);
      const isPaid = between.some(({ role }) => role === 'payment' || role === 'holdback');
      return (
        !isPaid &&
        due.amount.cents !== entry.amount.cents &&
        isNamedColumn(layout, entries, entry, due) &&
        isSumOfColumn(layout, entries, entry, due)
      );
    });
  return entries.map((entry) => (isBase(entry) ? { ...entry, role: 'subtotal' } : entry));
}
