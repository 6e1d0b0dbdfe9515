import type { Cents } from '@tamarack/core/money/cents';
import { toTerms } from '../../labels/terms';
import { getLineText } from '../../layout/build-lines';
import type { DocumentLayout } from '../../layout/document-layout';
import { isClearAmount } from '../../values/parse-amount';
import { type AmountEntry, listDistinctAmounts } from './amount-entries';
import type { Candidate } from './candidate';
import { COLUMN_TOLERANCE } from './total-proofs';

/** Maximum payments and holdbacks whose subsets are added up: each one doubles the number of subsets. */
const MAX_PAYMENTS = 6;
/** Lines from the total down to the amount due. */
const MAX_PAYMENT_LINES = 6;
const MAX_INSTALMENTS = 12;
/** Round shares of a total that are asked for as a deposit. */
const depositShares = [0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6];
const instalmentWords =
  /\b(?:instal\w*|versements?|acomptes?|deposits?|depots?|retainers?|mensualites?|tranches?|payments?|paiements?|plan|quarterly|trimestriel\w*|\d+ (?:of|de|sur) \d+)\b/;

const depositWords = /\b(?:deposit|acompte|depot|retainer|milestone|versement|instal\w*)\b/;

/** `Deposit of 30% now due` */
const depositRow =
  /^(?:\w+ ){0,2}(?:deposit|acompte|depot)\b(?!.*\b(?:less|paid|received|recu|paye|moins)\b)/;

/** Whether the total explains an amount due, given the entries between them. */
export function isDueExplained(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  total: Candidate,
  due: Cents,
  own: readonly AmountEntry[],
): boolean {
  const withoutOthers = [...entries.filter(({ role }) => role !== 'due'), ...own];
  return (
    agreesWithDue(withoutOthers, total.cents) ||
    isRemainder(layout, total, due, own) ||
    isDifferencePrinted(layout, total.cents, due) ||
    isInstalment(layout, total.cents, due) ||
    isInstalment(layout, total.cents + sumNamedTaxes(entries), due)
  );
}

/** `Deposit due`: a round percentage of a larger printed amount, with or without the taxes, or the difference is printed too. */
export function isDepositExplained(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  due: Cents,
  own: readonly AmountEntry[],
): boolean {
  const isDeposit = own.some(({ label, line }) => {
    const row = layout.lines[line];
    return depositWords.test(label.words) || (row && depositRow.test(toTerms(getLineText(row)).join(' ')));
  });
  if (!isDeposit) return false;
  const base = due - sumNamedTaxes(entries);
  return (
    isShareOfPrinted(layout, due) ||
    (base !== due && hasAmount(layout, base) && isShareOfPrinted(layout, base))
  );
}

function isShareOfPrinted(layout: DocumentLayout, due: Cents): boolean {
  if (due <= 0) return false;
  const printed = new Set(
    layout.amounts
      .flat()
      .filter(isClearAmount)
      .map(({ cents }) => cents),
  );
  return [...printed].some(
    (whole) =>
      whole > due &&
      (printed.has(whole - due) || depositShares.some((share) => Math.abs(whole * share - due) <= 1)),
  );
}

/** Whether a total less payments, with or without an earlier balance, is an amount due. */
export function agreesWithDue(entries: readonly AmountEntry[], total: Cents): boolean {
  const earlier = [0, ...listDistinctAmounts(entries, 'previous')];
  const paid = sumPayments(entries);
  return listDistinctAmounts(entries, 'due').some((due) =>
    paid.some((sum) => earlier.some((before) => due === total - sum + before)),
  );
}

const paidWords =
  /\b(?:deposit\w*|retainer|paid|received|credit\w*|acomptes?|depots?|paye\w*|vers\w*|recus?|encaisse\w*)\b/;

/**
 * The likely remainder of a total if a payment seems to be printed below it: the total less a negative amount, or an
 * amount that adds up to the total with another one. Labels are ignored, because in an image the label of a row may be
 * next to the amount of the next row, or missing.
 */
export function findUnlabelledRemainder(layout: DocumentLayout, total: Candidate): Cents | null {
  const from = Math.max(...total.entries.map(({ line }) => line)) + 1;
  const amounts = layout.amounts
    .flatMap((line, at) => (at < from || isSentence(layout, at) || isOffer(layout, at) ? [] : line))
    .filter(isClearAmount)
    .map(({ cents }) => cents);
  const credit = amounts.find((cents) => cents < 0 && -cents <= total.cents);
  if (credit !== undefined) return total.cents + credit;
  if (
    !layout.lines.some(
      (line, at) => !isOffer(layout, at) && paidWords.test(toTerms(getLineText(line)).join(' ')),
    )
  )
    return null;
  const rest = amounts.find(
    (cents, at) => cents > 0 && cents < total.cents && amounts.indexOf(total.cents - cents, at + 1) !== -1,
  );
  return rest ?? null;
}

const addableRoles: ReadonlySet<string> = new Set(['added', 'subtotal', 'unrelated']);
/** Lines below a total in which something may be added to it. */
const MAX_ADDED_LINES = 4;
const ofAccountOrLater =
  /\b(?:after|late|overdue|account|statement|other|future|next|if|apres|retard|compte|dossier|releve|autres?|prochaine?|si)\b/;

/**
 * Whether the rows right below a total add to it and come to a further sum, neither of an account nor of a later day: two
 * totals hold.
 */
export function isAddedTo(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  total: Candidate,
): boolean {
  const own = total.entries.toSorted((a, b) => b.line - a.line)[0];
  if (own?.position !== 'beside') return false;
  const page = layout.lines[own.line]?.page;
  let sum = total.cents;
  for (let at = own.line + 1; at <= own.line + MAX_ADDED_LINES; at += 1) {
    const line = layout.lines[at];
    const amount = layout.amounts[at]?.findLast(
      (one) => isClearAmount(one) && Math.abs(one.right - own.amount.right) <= COLUMN_TOLERANCE,
    );
    const isOther =
      isSentence(layout, at) || (line && ofAccountOrLater.test(toTerms(getLineText(line)).join(' ')));
    if (
      !line ||
      line.page !== page ||
      isOther ||
      entries.some((one) => one.line === at && !addableRoles.has(one.role))
    )
      return false;
    if (!amount) continue;
    if (amount.cents === sum && sum > total.cents) return true;
    if (amount.cents <= 0) return false;
    sum += amount.cents;
  }
  return false;
}

/** A line with more terms is a sentence, not a row. */
export const MAX_ROW_TERMS = 14;
const isSentence = (layout: DocumentLayout, at: number): boolean => {
  const line = layout.lines[at];
  return line !== undefined && toTerms(getLineText(line)).length > MAX_ROW_TERMS;
};
const offered =
  /\b(?:if|si|when|within|dans les|(?:early|prompt) payment|paiement (?:anticipe|hatif|rapide)|(?:discount|escompte|rabais) (?:\w+ )*(?:before|by|avant|d ici))\b/;

/** `2% discount if paid by …`, `Early payment discount`: what would be deducted. */
const isOffer = (layout: DocumentLayout, at: number): boolean => {
  const line = layout.lines[at];
  return line !== undefined && offered.test(toTerms(getLineText(line)).join(' '));
};

/** Sums of every subset of payments and holdback. */
export function sumPayments(entries: readonly AmountEntry[]): readonly Cents[] {
  let sums = [0];
  for (const cents of listDistinctAmounts(entries, 'payment', 'holdback').slice(0, MAX_PAYMENTS))
    if (cents !== 0) sums = [...sums, ...sums.map((sum) => sum + Math.abs(cents))];
  return [...new Set(sums)];
}

/** Whether the amounts between the total and the amount due make up their difference. */
function isRemainder(
  layout: DocumentLayout,
  total: Candidate,
  due: Cents,
  own: readonly AmountEntry[],
): boolean {
  const above = Math.max(...total.entries.map(({ line }) => line));
  const below = Math.min(...own.map(({ line }) => line));
  if (due <= 0 || due >= total.cents || below - above > MAX_PAYMENT_LINES) return false;
  const between = layout.amounts.slice(above + 1, below).flatMap((line) => line.slice(-1));
  const paid = between.reduce((sum, { cents }) => sum + Math.abs(cents), 0);
  return between.every(({ formatConfidence }) => formatConfidence === 1) && paid === total.cents - due;
}

/** Whether the deduction from a total is printed. */
const isDifferencePrinted = (layout: DocumentLayout, total: Cents, due: Cents): boolean =>
  due > 0 && due < total && hasAmount(layout, total - due);

/** Whether an amount is printed anywhere, in an exact format. */
export const hasAmount = (layout: DocumentLayout, wanted: Cents): boolean =>
  layout.amounts
    .flat()
    .some(({ cents, formatConfidence }) => formatConfidence === 1 && Math.abs(cents) === wanted);

/** Printed amounts that are a total of this invoice and an earlier balance. */
export const listAccountBalances = (
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  total: Cents,
): readonly Cents[] =>
  listDistinctAmounts(entries, 'previous')
    .filter((before) => before > 0 && hasAmount(layout, total + before))
    .map((before) => total + before);

/** Whether an amount due is one of several equal instalments, or a deposit of a round share. */
function isInstalment(layout: DocumentLayout, total: Cents, due: Cents): boolean {
  if (due <= 0 || due >= total) return false;
  const count = Math.round(total / due);
  const isPart =
    (count <= MAX_INSTALMENTS && Math.abs(due * count - total) <= count) ||
    depositShares.some((share) => Math.abs(total * share - due) <= 1);
  return isPart && layout.lines.some((line) => instalmentWords.test(toTerms(getLineText(line)).join(' ')));
}

const sumNamedTaxes = (entries: readonly AmountEntry[]): Cents =>
  listDistinctAmounts(entries, 'tax').reduce((sum, cents) => sum + cents, 0);
