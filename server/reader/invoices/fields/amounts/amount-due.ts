import type { Cents } from '@tamarack/core/money/cents';
import { toTerms } from '../../labels/terms';
import { getLineText } from '../../layout/build-lines';
import type { DocumentLayout } from '../../layout/document-layout';
import type { AmountSpan } from '../../layout/find-amounts';
import { toConfidence } from '../../values/confidence';
import { type FieldValue, prefillConfidence } from '../../values/invoice-reading';
import { isClearAmount } from '../../values/parse-amount';
import { type AmountEntry, listDistinctAmounts } from './amount-entries';
import { type Candidate, toFieldValue } from './candidate';
import {
  hasAmount,
  isDepositExplained,
  isDueExplained,
  listAccountBalances,
  sumPayments,
} from './due-explanations';
import { hasEarlierBalance } from './own-entries';
import { isInDoubt, scoreFormat, scoreOwnOcr } from './score-total';
import type { ThisInvoice } from './this-invoice';
import { findProof, isNamedColumn, isSumOfColumn, isTaxed } from './total-proofs';
import { dueWeights, rivalMargin, totalWeights } from './total-weights';

/** Words that refer to another invoice, an account or a choice. */
const otherReadings =
  /\b(?:previous\w*|prior|earlier|overdue|arrears|past due|outstanding|statement|options?|anterieur\w*|precedent\w*|impaye\w*|arrieres?|arrerages|releve|etat de compte|holdback|retainage|retenue|invoices|factures|balance forward|reporte)\b/;
const accountBalance = /\b(?:balance|outstanding|owing|account|solde|compte)\b/;

/** The amount due for this invoice: by its label or, without one, the total less payments. */
export function findAmountDue(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  total: Candidate | null,
  thisInvoice: ThisInvoice,
): FieldValue<Cents> | null {
  const ownTotal = total && isOwnTotal(layout, entries, total) ? total : null;
  // with an earlier balance, only an amount that this invoice's own total explains is due for it
  const labelled = listDistinctAmounts(entries, 'due').filter(
    (due) =>
      !hasEarlierBalance(entries) ||
      (ownTotal !== null && sumPayments(entries).includes(ownTotal.cents - due)),
  );
  if (labelled.length > 0) return chooseDue(layout, entries, labelled, total, thisInvoice);
  if (total && isBesideEarlier(layout, entries, total)) return toFieldValue(total);
  return total && !hasEarlierBalance(entries) ? deductPayments(layout, entries, total, thisInvoice) : null;
}

/** Whether this invoice's own taxes prove its total, and the account's balance is printed as that total and an earlier balance. */
const isBesideEarlier = (
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  total: Candidate,
): boolean =>
  isTaxed(entries) &&
  findProof(layout, entries, total.cents, total.entries) !== null &&
  listAccountBalances(layout, entries, total.cents).length > 0;

/** Whether a total is labelled as one, or proven, and is not that of an account. */
const isOwnTotal = (layout: DocumentLayout, entries: readonly AmountEntry[], total: Candidate): boolean =>
  findProof(layout, entries, total.cents, total.entries) !== null ||
  (total.entries.some(({ role }) => role === 'total') && !isOfAccount(layout, entries, total.cents));

/** `Total of the account`: an earlier balance and what subtotal and taxes come to. */
const isOfAccount = (layout: DocumentLayout, entries: readonly AmountEntry[], total: Cents): boolean =>
  isTaxed(entries) &&
  listDistinctAmounts(entries, 'previous').some(
    (before) => before > 0 && findProof(layout, entries, total - before, []) !== null,
  );

/** Whether the rows from a subtotal down to the total add up to it with a payment among them: `Credit memo applied`. */
const isWithin = (
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  payment: AmountEntry,
  total: Candidate,
): boolean =>
  total.entries.some((sum) =>
    entries.some(
      (start) =>
        start.role === 'subtotal' &&
        start.line < payment.line &&
        payment.line < sum.line &&
        isSumOfColumn(layout, entries, start, sum),
    ),
  );

/** The total less payments and holdback. */
function deductPayments(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  total: Candidate,
  thisInvoice: ThisInvoice,
): FieldValue<Cents> | null {
  const below = Math.min(...total.entries.map(({ line }) => line));
  const paid = listDistinctAmounts(
    entries.filter((entry) =>
      entry.line > below ? true : entry.role === 'payment' && !isWithin(layout, entries, entry, total),
    ),
    'payment',
    'holdback',
  ).filter((cents) => cents !== 0);
  if (paid.length === 0) return toFieldValue(total);
  const doubt = isInDoubt(layout, entries, total.entries, thisInvoice) ? totalWeights.beyondThisInvoice : 0;
  const remainder = total.cents - paid.reduce((sum, cents) => sum + Math.abs(cents), 0);
  // payments listed above every part of this invoice belong to the account
  const isAbove = entries
    .filter(({ role }) => role === 'payment' || role === 'holdback')
    .every(({ role, line }) => role === 'payment' && line < findFirstPart(entries));
  if (remainder < 0 && !isAbove) return null;
  const printed = layout.amounts
    .slice(below + 1)
    .some((line) => line.some((amount) => amount.formatConfidence === 1 && amount.cents === remainder));
  if (!printed && isAbove) return toFieldValue(total);
  // taxes may or may not be due on the holdback
  const isSure = printed && entries.every(({ role }) => role !== 'holdback');
  return {
    value: remainder,
    confidence: toConfidence((isSure ? dueWeights.lessPaymentsPrinted : dueWeights.lessPayments) + doubt),
  };
}

/** The amount labelled as due that the total explains best. */
function chooseDue(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  labelled: readonly Cents[],
  total: Candidate | null,
  thisInvoice: ThisInvoice,
): FieldValue<Cents> | null {
  const isProven = total !== null && isTotalProven(layout, entries, total);
  const ranked = labelled
    .map((cents) => {
      const own = entries.filter(({ role, amount }) => role === 'due' && amount.cents === cents);
      const explained =
        isDepositExplained(layout, entries, cents, own) ||
        isSummedUp(layout, entries, cents, own) ||
        (total !== null &&
          // an amount due that equals the total does not explain itself
          (isProven || total.cents !== cents) &&
          isDueExplained(layout, entries, total, cents, own));
      const scores = [
        dueWeights.named,
        explained ? dueWeights.explained : total && total.cents !== cents ? dueWeights.unexplained : 0,
        labelled.length === 1 ? dueWeights.only : 0,
        own.length > 1 ? dueWeights.repeated : 0,
        Math.max(...own.map(({ amount }) => scoreFormat(amount))),
        scoreOwnOcr(layout, entries, cents, own),
        isInDoubt(layout, entries, own, thisInvoice) ? totalWeights.beyondThisInvoice : 0,
      ];
      return { value: cents, score: scores.reduce((sum, score) => sum + score, 0) };
    })
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = ranked;
  if (!best) return null;
  const isRivalled =
    second !== undefined &&
    (second.score >= best.score - rivalMargin || contradicts(layout, entries, best.value, second.value));
  const rival = isRivalled ? dueWeights.rival : 0;
  return { value: best.value, confidence: toConfidence(best.score + rival) };
}

/** Whether subtotal and taxes, or a column of known rows down from a subtotal, add up to an amount due. */
function isSummedUp(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  due: Cents,
  own: readonly AmountEntry[],
): boolean {
  if (findProof(layout, entries, due, own) === 'sum') return true;
  // a row without a role may be another invoice's
  return own.some((entry) =>
    entries.some(
      (start) =>
        start.role === 'subtotal' &&
        isSumOfColumn(layout, entries, start, entry) &&
        isNamedColumn(layout, entries, start, entry),
    ),
  );
}

/** Whether a total is sure enough to explain an amount due that is the same. */
const isTotalProven = (layout: DocumentLayout, entries: readonly AmountEntry[], total: Candidate): boolean =>
  isOwnTotal(layout, entries, total) ||
  isUnmistakable(layout, entries, total) ||
  listDistinctAmounts(entries, 'subtotal').includes(total.cents);

/** Whether no amount on the page is larger, and no word on it refers to another invoice, an account or a choice. */
function isUnmistakable(layout: DocumentLayout, entries: readonly AmountEntry[], total: Candidate): boolean {
  if (total.cents <= 0 || hasEarlierBalance(entries)) return false;
  const isLarger = (amount: AmountSpan): boolean =>
    isClearAmount(amount) && Math.abs(amount.cents) > total.cents;
  return !(
    layout.amounts.flat().some(isLarger) ||
    layout.lines.some((line) => otherReadings.test(toTerms(getLineText(line)).join(' ')))
  );
}

/** Whether another amount is due by its label, and nothing printed makes up the difference. */
function contradicts(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  due: Cents,
  other: Cents,
): boolean {
  const own = entries.filter(({ role, amount }) => role === 'due' && amount.cents === other);
  if (other === 0 || own.every(({ label }) => accountBalance.test(label.words))) return false;
  return !hasAmount(layout, Math.abs(other - due));
}

/** Whether another amount below the total is asked for as well, and nothing printed makes up the difference. */
export const isContradicted = (
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  due: Cents,
): boolean => {
  const asked = entries.filter(({ role, label }) => role === 'due' && label.role === 'due');
  return listDistinctAmounts(asked, 'due').some(
    (other) => other > 0 && other < due && contradicts(layout, entries, due, other),
  );
};

/**
 * Drops an amount due that is the account's balance rather than this invoice's: larger than the total or listed above all
 * of its parts, and labelled as a balance.
 */
export function dropAccountBalance(
  entries: readonly AmountEntry[],
  total: Candidate | null,
  due: FieldValue<Cents> | null,
): FieldValue<Cents> | null {
  if (!total || !due || due.confidence >= prefillConfidence) return due;
  const own = entries.filter(({ role, amount }) => role === 'due' && amount.cents === due.value);
  if (own.length === 0) return due;
  const start = findFirstPart(entries);
  const isAbove = own.every(({ line }) => line < start);
  if (due.value <= total.cents && !isAbove) return due;
  const isAfterPayment = entries.some(
    ({ role, line }) => (role === 'payment' || role === 'previous') && own.every((one) => line <= one.line),
  );
  return (isAbove && isAfterPayment) || own.every(({ label }) => accountBalance.test(label.words))
    ? null
    : due;
}

/** The first line of the parts of this invoice's total. */
const findFirstPart = (entries: readonly AmountEntry[]): number =>
  Math.min(
    ...entries
      .filter(({ role }) => role === 'subtotal' || role === 'tax' || role === 'taxTotal' || role === 'total')
      .map(({ line }) => line),
  );
