import type { Cents } from '@tamarack/core/money/cents';
import { type AmountRole, isAmountRole } from '../../labels/label-roles';
import { toTerms } from '../../labels/terms';
import { namesOfInvoice, plainTotals, taxNames, totalCompanions } from '../../labels/word-sets';
import { getSegmentAt } from '../../layout/build-lines';
import {
  type DocumentLayout,
  findBelow,
  findBeside,
  getSpanText,
  type Span,
  startsSegment,
  startsWithLabel,
} from '../../layout/document-layout';
import type { AmountSpan } from '../../layout/find-amounts';
import type { Label } from '../../layout/find-labels';
import { findDates } from '../../values/find-dates';
import { isClearAmount } from '../../values/parse-amount';
import { findAmountAbove, findAmountBefore, findBoxedAmount, findRaisedAmount } from './amount-positions';
import { isColumnHead } from './column-heads';
import { deniesDue, namesAmountDue } from './due-wordings';

/** An amount with its label. */
export interface AmountEntry {
  readonly role: AmountRole;
  readonly label: Label;
  readonly amount: AmountSpan;
  /** Line of the amount. */
  readonly line: number;
  readonly position: 'beside' | 'under' | 'before';
  /** False for the total of a part, such as `Labour total`. */
  readonly isInvoiceTotal: boolean;
  /** Amounts between the label and this one. */
  readonly others: readonly AmountSpan[];
}

/** Less likely amounts count only if the label has no other. */
const MIN_FORMAT_CONFIDENCE = 0.3;
/** `charged on amounts outstanding more than 30` is a sentence, not an amount. */
const MAX_WORDS_BEFORE = 3;
/** `Amount due by November 30: $5.00` */
const dueByDate =
  /^(?:(?:total )?(?:amount|balance|total)|montant|solde)\b|^(?:payment due|paiement du|paiement exigible|due)$|^(?:please )?(?:pay|remit) (?:by|on or before|before)$|^(?:payable|due) (?:on or before|by|before)$/;

/** The labelled amounts of a document, in order. */
export function findAmountEntries(layout: DocumentLayout): readonly AmountEntry[] {
  return layout.labels.map((label) => toEntry(layout, label)).filter((entry) => entry !== null);
}

/** The distinct amounts of some roles. */
export function listDistinctAmounts(
  entries: readonly AmountEntry[],
  ...roles: readonly AmountRole[]
): readonly Cents[] {
  return [...new Set(entries.filter(({ role }) => roles.includes(role)).map(({ amount }) => amount.cents))];
}

function toEntry(layout: DocumentLayout, label: Label): AmountEntry | null {
  const role = getAmountRole(layout, label);
  if (!role) return null;
  const isAsked = role === 'due' || role === 'total';
  const beside = isAsked ? findBesideDate(layout, label) : findBeside(layout, label);
  const amounts = beside && !isDateSpan(layout, beside) ? findAmountsIn(layout, beside) : [];
  const amount = amounts.at(-1);
  // `Please pay by November 30. Tel. 204 555 0111`
  if (label.role === 'dueDate' && amount && !isClearAmount(amount)) return null;
  if (role === 'payment' && amount && isInSentence(layout, label, amount)) return null;
  if (amount && beside) {
    return {
      role,
      label,
      amount,
      line: label.line,
      position: 'beside',
      isInvoiceTotal: isInvoiceTotal(layout, label, { ...beside, to: (amounts[0] ?? amount).from - 1 }),
      others: amounts.slice(0, -1),
    };
  }
  const before = findAmountBefore(layout, label, role);
  if (before)
    return {
      role,
      label,
      amount: before,
      line: label.line,
      position: 'before',
      isInvoiceTotal: true,
      others: [],
    };
  const line = layout.lines[label.line];
  if (!line || !startsSegment(layout, label) || namesOfInvoice.has(label.words)) return null;
  const raised = findRaisedAmount(layout, label) ?? findBoxedAmount(layout, label, role);
  if (raised) return { role, label, ...raised, position: 'beside', isInvoiceTotal: true, others: [] };
  // `due June 4, 2026`: the amount below belongs to another row
  if (isColumnHead(layout, label) || (label.role === 'dueDate' && beside && isDateSpan(layout, beside)))
    return null;
  const below = findBelow(layout, label);
  const lower = below && !startsWithLabel(layout, below) ? findAmountsIn(layout, below).at(-1) : undefined;
  const found =
    below && lower?.from === below.from
      ? { amount: lower, line: below.line }
      : below === null || lower === undefined
        ? findAmountAbove(layout, label, role)
        : null;
  return found && { role, label, ...found, position: 'under', isInvoiceTotal: true, others: [] };
}

const MAX_WORDS_OF_PAYMENT = 5;

const howToPay = /\b(?:by|before|within|due|par|avant|dans)\b(?!.*\b(?:received|thank|recue?|merci)\b)/;

/** `Payment by cheque or transfer, please, before August 31, 06`: digits at the end of a sentence, not what was paid. */
const isInSentence = (layout: DocumentLayout, { words, line, to }: Label, amount: AmountSpan): boolean => {
  const indexes = layout.lines[line]?.segmentIndexes;
  return (
    (words === 'payment' || words === 'paiement') &&
    !amount.hasCurrencySign &&
    amount.from - to > MAX_WORDS_OF_PAYMENT &&
    indexes?.[amount.from] === indexes?.[to] &&
    howToPay.test(toTerms(getSpanText(layout, { line, from: to + 1, to: amount.from - 1 })).join(' '))
  );
};

/** `Paiement du 28 novembre par chèque`: without accents, it begins as `Paiement dû`. */
const isPaymentMade = (layout: DocumentLayout, label: Label): boolean => {
  const isDue = /û/i.test(layout.lines[label.line]?.tokens[label.to]?.text ?? '');
  const beside = label.words === 'paiement du' && !isDue ? findBeside(layout, label) : null;
  return beside !== null && /\b(?:par|recu|merci)\b/.test(toTerms(getSpanText(layout, beside)).join(' '));
};

/** `Remaining device balances (not due now): $188.64`, `Solde non exigible` */
const isDenied = (layout: DocumentLayout, { line, from }: Label): boolean => {
  const own = layout.lines[line];
  const cell = getSegmentAt(own, from);
  return cell !== undefined && deniesDue(toTerms(getSpanText(layout, { line, ...cell })).join(' '));
};

/** A line may hold a tax's registration number and its amount: `TPS n° 123456789 RT0001   50,00 $`. */
function getAmountRole(layout: DocumentLayout, label: Label): AmountRole | null {
  if ((label.role === 'due' || label.role === 'dueDate') && isDenied(layout, label)) return 'unrelated';
  if (isAmountRole(label.role)) return label.role;
  if (label.role === 'dueDate' && isPaymentMade(layout, label)) return 'payment';
  if (label.role === 'dueDate') return dueByDate.test(label.words) ? 'due' : null;
  if (label.role !== 'otherNumber' || !taxNames.test(label.words)) return null;
  const beside = findBeside(layout, label);
  return beside && findAmountsIn(layout, beside).some(({ formatConfidence }) => formatConfidence === 1)
    ? 'tax'
    : null;
}

function findAmountsIn(layout: DocumentLayout, span: Span): readonly AmountSpan[] {
  const all = (layout.amounts[span.line] ?? []).filter(({ from, to }) => from >= span.from && to <= span.to);
  const likely = all.filter(({ formatConfidence }) => formatConfidence >= MIN_FORMAT_CONFIDENCE);
  return likely.length > 0
    ? likely
    : all.filter(({ from, to }) => to === span.to && from - span.from <= MAX_WORDS_BEFORE);
}

/** `Amount due Nov 30, 2026`: the amount is elsewhere. */
function isDateSpan(layout: DocumentLayout, span: Span): boolean {
  const line = layout.lines[span.line];
  const end = getSegmentAt(line, span.from)?.to ?? span.to;
  // `Due 19-Mar-2026 || Parts || 722.25`: the amount is that of the next cell
  const next = line?.tokens[end + 1]?.text ?? '';
  const isCellOfDate = end < span.to && /^\p{L}{3}/u.test(next);
  const text = getSpanText(layout, isCellOfDate ? { ...span, to: end } : span);
  return (
    text.length < 30 && findDates(text).some(({ start }) => start <= 3) && !/[$€£]|\d[.,]\d{2}$/.test(text)
  );
}

/** `Total exigible au plus tard le 31 juillet 2026  6 438,60 $`, `Montant de la facture, payable le …`: the amount is beyond the date. */
function findBesideDate(layout: DocumentLayout, label: Label): Span | null {
  const beside = findBeside(layout, label);
  const next = layout.labelsByLine.get(label.line)?.find(({ from }) => from > label.to);
  const isDated = next?.role === 'dueDate' && isSameSegment(layout, label, next);
  if (!isDated || (beside && findAmountsIn(layout, beside).length > 0)) return beside;
  return findBeside(layout, { ...label, to: next.to });
}

const isSameSegment = (layout: DocumentLayout, { line, from }: Label, other: Label): boolean =>
  layout.lines[line]?.segmentIndexes[from] === layout.lines[line]?.segmentIndexes[other.from];

/** False if the words around name a part: `Labour total`, `Total for March`. */
function isInvoiceTotal(layout: DocumentLayout, label: Label, between: Span): boolean {
  if (!plainTotals.has(label.words)) return true;
  const line = layout.lines[label.line];
  const segment = getSegmentAt(line, label.from);
  if (!segment) return true;
  const before = { line: label.line, from: segment.from, to: label.from - 1 };
  const around = `${getSpanText(layout, before)} ${between.to >= between.from ? getSpanText(layout, between) : ''}`;
  const terms = toTerms(around);
  return (
    terms.every((term) => totalCompanions.has(term) || /^\d|#/.test(term)) ||
    namesAmountDue(['total', ...terms].join(' '))
  );
}
