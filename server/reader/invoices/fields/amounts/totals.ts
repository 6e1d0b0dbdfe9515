import type { Cents } from '@tamarack/core/money/cents';
import { mixesEarlier } from '../../labels/billing-words';
import { toTerms } from '../../labels/terms';
import { getLineText } from '../../layout/build-lines';
import type { DocumentLayout } from '../../layout/document-layout';
import type { FieldValue } from '../../values/invoice-reading';
import { isClearAmount } from '../../values/parse-amount';
import { dropAccountBalance, findAmountDue, isContradicted } from './amount-due';
import { type AmountEntry, findAmountEntries } from './amount-entries';
import { findBillingTables, findColumnScope } from './billing-columns';
import { toFieldValue } from './candidate';
import { findUnlabelledRemainder, isAddedTo, listAccountBalances, MAX_ROW_TERMS } from './due-explanations';
import { restoreLostDigits } from './lost-digits';
import { listOwnEntries } from './own-entries';
import { isOfRunningColumns } from './running-columns';
import { correctTaxes } from './running-sums';
import { findTotal } from './score-total';
import { selectThisInvoice } from './this-invoice';
import { hasUnnamedRest } from './unnamed-rest';
import { findUnnamedEntries } from './unnamed-rows';

const MAX_SENTENCE_TERMS = 40;
/** Confidence of amounts that may contain earlier invoices. */
const MIXED_CONFIDENCE = 0.7;
/** Confidence of an amount that may be the rest of a total. */
const REST_CONFIDENCE = 0.5;

export interface Totals {
  readonly total: FieldValue<Cents> | null;
  readonly amountDue: FieldValue<Cents> | null;
  readonly entries: readonly AmountEntry[];
  /** Source of the total or, without one, of the amount due. */
  readonly from: AmountEntry | null;
}

/** The total and the amount due of this invoice. */
export function findTotals(printed: DocumentLayout): Totals {
  const layout = restoreLostDigits(printed);
  const named = correctTaxes(layout, findAmountEntries(layout));
  const unnamed = findUnnamedEntries(layout, selectThisInvoice(layout, named).entries);
  const own = selectThisInvoice(layout, [...named, ...unnamed]);
  const entries = listOwnEntries(layout, own);
  const total = findTotal(layout, entries, own);
  const due = dropAccountBalance(entries, total, findAmountDue(layout, entries, total, own));
  const isChosen =
    isChoice(layout) ||
    offersOptions(layout) ||
    hasEqualHeads(layout) ||
    (due !== null && isContradicted(layout, entries, due.value));
  const balances = due ? listAccountBalances(layout, entries, due.value) : [];
  const isRaised = total !== null && total.cents === due?.value && isAddedTo(layout, entries, total);
  const isOfMore = [total?.cents, due?.value].some(
    (cents) =>
      cents !== undefined &&
      (hasUnnamedRest(layout, entries, cents) || isOnlyInRunningColumns(layout, entries, cents)),
  );
  const isMixed = isChosen || isRaised || isOfMore || includesEarlierInvoices(layout, balances);
  const isDueAlone = total?.entries.every(({ role }) => role === 'due') === true;
  const doubt = (field: FieldValue<Cents> | null): FieldValue<Cents> | null =>
    field && isMixed ? { ...field, confidence: Math.min(field.confidence, MIXED_CONFIDENCE) } : field;
  const sum = total && toFieldValue(total);
  const rest = due && total?.cents === due.value ? findUnlabelledRemainder(layout, total) : null;
  return {
    // a total that is only an amount due is no more certain than the amount due
    total:
      sum && isDueAlone && due?.value === sum.value
        ? doubt({ ...sum, confidence: Math.min(sum.confidence, due.confidence) })
        : isChosen || isRaised || isOfMore
          ? doubt(sum)
          : sum,
    amountDue: rest === null ? doubt(due) : { value: rest, confidence: REST_CONFIDENCE },
    entries,
    from: total?.entries[0] ?? null,
  };
}

/** Whether an amount stands nowhere but in columns of which no head says that its own is this invoice's. */
function isOnlyInRunningColumns(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  cents: Cents,
): boolean {
  const tables = findBillingTables(layout);
  const printed = entries.filter(
    ({ role, amount }) => (role === 'total' || role === 'due') && amount.cents === cents,
  );
  return (
    printed.length > 0 &&
    printed.every(
      (entry) =>
        findColumnScope(layout, tables, entry.line, entry.amount) !== 'current' &&
        isOfRunningColumns(layout, entry),
    )
  );
}

const condition = /\b(?:if|si|unless|option\w*|without|sans|otherwise|sinon)\b/;
const discounted =
  /\b(?:before|by|within|early|avant|dans les|escompte|discount|late|after|apres|tax\w*|gst|hst|tps|tvq)\b/;

const optionWords = /\b(?:choose|choice|options?|choisi\w*|choix|cochez)\b/;

/** An amount due in two columns of a document that offers options: `Annual payment`, `Two instalments`. */
const offersOptions = (layout: DocumentLayout): boolean =>
  layout.lines.some((line) => optionWords.test(toTerms(getLineText(line)).join(' '))) &&
  layout.labels.some(({ role, line }) => {
    const amounts = role === 'due' ? layout.amounts[line]?.filter(isClearAmount) : undefined;
    return new Set(amounts?.map(({ cents }) => cents)).size > 1;
  });

/** Lines from a head down to its amount. */
const MAX_HEAD_LINES = 2;

/** `Total due – standard rate` beside `Total due – member rate`, each above its own amount: either may be due. */
const hasEqualHeads = (layout: DocumentLayout): boolean =>
  layout.lines.some(({ segmentIndexes, page }, line) => {
    const heads = (layout.labelsByLine.get(line) ?? []).filter(
      ({ role }) => role === 'due' || role === 'total',
    );
    const isEqual = heads.some((head) =>
      heads.some(
        (other) => other.words === head.words && segmentIndexes[other.from] !== segmentIndexes[head.from],
      ),
    );
    if (!isEqual) return false;
    return Array.from({ length: MAX_HEAD_LINES }, (_, index) => line + 1 + index).some((below) => {
      const amounts =
        layout.lines[below]?.page === page ? (layout.amounts[below] ?? []).filter(isClearAmount) : [];
      return new Set(amounts.map(({ cents }) => cents)).size > 1;
    });
  });

/** Two rows that make the amount due depend on a condition: `Due if holdback applies`, `Due without holdback`. */
function isChoice(layout: DocumentLayout): boolean {
  const rows = layout.lines.flatMap((line, at) => {
    const amount = layout.amounts[at]?.findLast(isClearAmount);
    const terms = toTerms(getLineText(line));
    const text = terms.join(' ');
    const isPayable = (layout.labelsByLine.get(at) ?? []).some(
      ({ role }) => role === 'due' || role === 'total',
    );
    const isConditional = isPayable && condition.test(text) && !discounted.test(text);
    return amount && terms.length <= MAX_ROW_TERMS && isConditional ? [amount.cents] : [];
  });
  return new Set(rows).size > 1;
}

/** A sentence that says so: `The amount due includes your previous balance.` A row of the account's balance says it of itself. */
const includesEarlierInvoices = (layout: DocumentLayout, balances: readonly Cents[]): boolean =>
  layout.lines.some((line, at) => {
    const terms = toTerms(getLineText(line));
    const own = layout.amounts[at]?.findLast(isClearAmount)?.cents;
    const isOfBalance = own !== undefined && balances.includes(own);
    return !isOfBalance && terms.length <= MAX_SENTENCE_TERMS && mixesEarlier.test(terms.join(' '));
  });
