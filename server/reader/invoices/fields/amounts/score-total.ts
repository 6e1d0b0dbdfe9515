import type { Cents } from '@tamarack/core/money/cents';
import { plainTotals } from '../../labels/word-sets';
import type { DocumentLayout } from '../../layout/document-layout';
import type { AmountSpan } from '../../layout/find-amounts';
import { isClearAmount } from '../../values/parse-amount';
import { type AmountEntry, listDistinctAmounts } from './amount-entries';
import type { Candidate } from './candidate';
import { agreesWithDue, sumPayments } from './due-explanations';
import { hasEarlierBalance } from './own-entries';
import type { ThisInvoice } from './this-invoice';
import {
  findProof,
  hasRivalColumn,
  isAboveTaxes,
  isSumFrom,
  isTaxed,
  isTaxedList,
  isTaxedSum,
} from './total-proofs';
import { rivalMargin, totalWeights } from './total-weights';

const GOOD_OCR = 0.85;
const POOR_OCR = 0.6;

/** The amount that is most likely the total. */
export function findTotal(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  thisInvoice: ThisInvoice,
): Candidate | null {
  const named = entries.filter(({ role }) => role === 'total');
  const dues = entries.filter(({ role }) => role === 'due');
  const values = listDistinctAmounts(entries, 'total', 'due');
  const largest = Math.max(
    ...layout.amounts
      .flat()
      .filter(isClearAmount)
      .map(({ cents }) => Math.abs(cents)),
    0,
  );
  const ranked = values
    .map((cents): Candidate => {
      const own = [...named, ...dues].filter(({ amount }) => amount.cents === cents);
      const score = scoreTotal(layout, entries, cents, own, {
        totals: named.filter(({ isInvoiceTotal }) => isInvoiceTotal).map(({ amount }) => amount.cents),
        largest,
      });
      const doubt = isInDoubt(layout, entries, own, thisInvoice) ? totalWeights.beyondThisInvoice : 0;
      return { cents, score: score + doubt, entries: own };
    })
    .toSorted((a, b) => b.score - a.score || Math.abs(b.cents) - Math.abs(a.cents));
  const [best, second] = ranked;
  if (!best) return null;
  const rival = second && second.score >= best.score - rivalMargin ? totalWeights.rival : 0;
  return { ...best, score: best.score + rival };
}

/** Whether an amount may be that of another column, or of the whole job. */
export function isInDoubt(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  own: readonly AmountEntry[],
  { doubtful, named, billedBefore, cumulative, current }: ThisInvoice,
): boolean {
  if (own.some((entry) => named.has(entry))) return false;
  if (own.every((entry) => doubtful.has(entry))) return true;
  if (own.some((entry) => hasRivalColumn(layout, entries, entry))) return true;
  if (isOfCumulative(entries, own, named, cumulative)) return true;
  if (billedBefore.length === 0 || own.some(({ role }) => role !== 'total')) return false;
  const parts = [...[...named].map(({ amount }) => amount.cents), ...current];
  return !own.some(({ amount }) => parts.some((part) => isSumFrom(entries, part, amount.cents)));
}

/** Whether an amount is the work to date, with or without taxes, and nothing marks it as this invoice's. */
const isOfCumulative = (
  entries: readonly AmountEntry[],
  own: readonly AmountEntry[],
  named: ThisInvoice['named'],
  cumulative: ThisInvoice['cumulative'],
): boolean =>
  named.size === 0 &&
  own.some(({ amount: { cents } }) =>
    cumulative.some((toDate) => toDate !== 0 && (toDate === cents || isSumFrom(entries, toDate, cents))),
  );

function scoreTotal(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  cents: Cents,
  own: readonly AmountEntry[],
  { totals, largest }: { totals: readonly Cents[]; largest: number },
): number {
  const proof = findProof(layout, entries, cents, own);
  const subtotals = listDistinctAmounts(entries, 'subtotal');
  const taxed = isTaxed(entries);
  const paid = listDistinctAmounts(entries, 'payment', 'holdback').filter((payment) => payment !== 0);
  const isTotal = own.some(({ role }) => role === 'total');
  const agrees = agreesWithDue(entries, cents);
  const dues = listDistinctAmounts(entries, 'due');
  const explained = proof ? totalWeights.proof[proof] : 0;
  const isOnly = listDistinctAmounts(entries, 'total', 'due').length === 1;
  // a proven amount due outweighs the total of a part
  const isSummedUp =
    proof === 'sum' ||
    (isOnly && (proof === 'rates' || (proof === 'items' && cents >= largest && isLastOfAll(layout, own))));
  const hasOtherTotal = totals.some((other) => !proof || Math.abs(other) >= Math.abs(cents));
  const scores = [
    Math.max(...own.map((entry) => scoreLabel(entry, hasOtherTotal, isSummedUp))),
    explained,
    !proof && !taxed && subtotals.includes(cents) ? totalWeights.subtotalAgrees : 0,
    isTotal && agrees ? totalWeights.dueAgrees : 0,
    listDistinctAmounts(entries, isTotal ? 'total' : 'due').length === 1 ? totalWeights.only : 0,
    Math.abs(cents) >= largest ? totalWeights.largest : 0,
    own.length > 1 ? totalWeights.repeated : 0,
    !proof && subtotals.length > 0 && (taxed || !subtotals.includes(cents)) ? totalWeights.contradicted : 0,
    !proof && own.every((entry) => isAboveTaxes(entries, entry)) ? totalWeights.contradicted : 0,
    hasEarlierBalance(entries) && !proof && !agrees ? totalWeights.earlierBalance : 0,
    hasEarlierBalance(entries) && dues.some((due) => Math.abs(due) < Math.abs(cents))
      ? totalWeights.dueIsLess
      : 0,
    paid.length > 0 && !isTotal && !proof ? totalWeights.unexplainedPayment : 0,
    isTotal && !proof && !agrees && dues.some((due) => paid.length > 0 || Math.abs(due) > Math.abs(cents))
      ? totalWeights.unexplainedPayment
      : 0,
    layout.source === 'recognition' ? totalWeights.ocrSource : 0,
    scoreOwnOcr(layout, entries, cents, own),
  ];
  return scores.reduce((sum, score) => sum + score, 0);
}

/** `Total rental` as the last amount: nothing that would come on top of the part follows. */
const isLastOfAll = (layout: DocumentLayout, own: readonly AmountEntry[]): boolean =>
  own.some(({ line }) => !layout.amounts.slice(line + 1).some((row) => row.some(isClearAmount)));

function scoreLabel(
  { role, label, isInvoiceTotal, position, amount }: AmountEntry,
  hasOtherTotal: boolean,
  isSummedUp: boolean,
): number {
  const named = plainTotals.has(label.words) ? totalWeights.plain : totalWeights.named;
  const due = hasOtherTotal ? totalWeights.dueBesides : totalWeights.dueAlone;
  const kind =
    role === 'due'
      ? due
      : isInvoiceTotal
        ? named
        : isSummedUp
          ? totalWeights.summedPart
          : totalWeights.partTotal;
  return kind + (position === 'under' ? totalWeights.underLabel : 0) + scoreFormat(amount);
}

/** Deduction for the format of an amount. */
export const scoreFormat = ({ formatConfidence }: AmountSpan): number =>
  (1 - formatConfidence) * 10 * totalWeights.formatTenth;

/**
 * Deduction for OCR, none where a subtotal and taxes at their rates come to the amount, or to it and what was paid, or where the rows
 * above add up to it at these rates: with a digit misread, they would not. On a page of unclear letters a row may be missing.
 */
export function scoreOwnOcr(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  cents: Cents,
  own: readonly AmountEntry[],
): number {
  const taxes = listDistinctAmounts(entries, 'tax').filter((tax) => tax !== 0);
  const paid = sumPayments(entries);
  const isAtRates =
    layout.clarity >= GOOD_OCR &&
    taxes.length > 0 &&
    (isTaxedList(layout, entries, cents, own) ||
      listDistinctAmounts(entries, 'subtotal').some((base) =>
        paid.some((sum) => isTaxedSum(base, taxes, cents + sum)),
      ));
  return isAtRates ? 0 : Math.max(...own.map(scoreOcr));
}

/** Deduction for the OCR confidence of an amount. */
function scoreOcr({ amount }: AmountEntry): number {
  if (amount.ocrConfidence < POOR_OCR) return totalWeights.veryLowOcrConfidence;
  return amount.ocrConfidence < GOOD_OCR ? totalWeights.lowOcrConfidence : 0;
}
