import type { Cents } from '@tamarack/core/money/cents';
import { type AmountRole, isAmountRole } from '../../labels/label-roles';
import { toTerms } from '../../labels/terms';
import { namesOfInvoice, plainTotals, totalCompanions } from '../../labels/word-sets';
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
import { isColumnHead } from './column-heads';
import { namesAmountDue } from './due-wordings';

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
const taxNames = /\b(?:gst|hst|pst|qst|rst|tps|tvq|tvh|tvp)\b/;

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
  const beside = role === 'due' ? findBesideDate(layout, label) : findBeside(layout, label);
  const amounts = beside && !isDateSpan(layout, beside) ? findAmountsIn(layout, beside) : [];
  const amount = amounts.at(-1);
  // `Please pay by November 30. Tel. 204 555 0111`
  if (label.role === 'dueDate' && amount && !isClearAmount(amount)) return null;
  if (role === 'payment' && amount && isOfSentence(layout, label, amount)) return null;
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

/** Gap between a boxed amount and its label below, in letter heights of the label. */
const BOX_GAP = 1.2;
const BOX_EDGE = 4;

/** `$452.00` in a box above `Total due`: alone in its cell, right above the label, with no label of its own above it. */
function findAmountAbove(
  layout: DocumentLayout,
  { line, from, to }: Label,
  role: AmountRole,
): { amount: AmountSpan; line: number } | null {
  const [own, above] = [layout.lines[line], layout.lines[line - 1]];
  const [first, last] = [own?.tokens[from], own?.tokens[to]];
  if ((role !== 'due' && role !== 'total') || !first || !last || above?.page !== own?.page) return null;
  const isAligned = (one: AmountSpan): boolean => {
    const start = above?.tokens[one.from];
    return (
      start !== undefined &&
      first.y - start.bottom <= BOX_GAP * (first.bottom - first.y) &&
      (Math.abs(start.x - first.x) < BOX_EDGE ||
        Math.abs(start.x + one.right - first.x - last.right) / 2 < BOX_EDGE)
    );
  };
  const amount = layout.amounts[line - 1]?.find(
    (one) =>
      one.hasCurrencySign &&
      isClearAmount(one) &&
      isAligned(one) &&
      above?.segments.some((segment) => segment.from === one.from && segment.to === one.to),
  );
  const isLabelled = (layout.labelsByLine.get(line - 1) ?? []).length > 0;
  const isBelowLabel = (layout.labelsByLine.get(line - 2) ?? []).some((label) => {
    const start = layout.lines[line - 2]?.tokens[label.from];
    return start !== undefined && Math.abs(start.x - first.x) < first.bottom - first.y;
  });
  return amount && !isLabelled && !isBelowLabel ? { amount, line: line - 1 } : null;
}

const MAX_WORDS_OF_PAYMENT = 5;

const howToPay = /\b(?:by|before|within|due|par|avant|dans)\b(?!.*\b(?:received|thank|recue?|merci)\b)/;

/** `Payment by cheque or transfer, please, before August 31, 06`: digits at the end of a sentence, not what was paid. */
const isOfSentence = (layout: DocumentLayout, { words, line, to }: Label, amount: AmountSpan): boolean => {
  const indexes = layout.lines[line]?.segmentIndexes;
  return (
    (words === 'payment' || words === 'paiement') &&
    !amount.hasCurrencySign &&
    amount.from - to > MAX_WORDS_OF_PAYMENT &&
    indexes?.[amount.from] === indexes?.[to] &&
    howToPay.test(toTerms(getSpanText(layout, { line, from: to + 1, to: amount.from - 1 })).join(' '))
  );
};

/** A line may hold a tax's registration number and its amount: `TPS n° 123456789 RT0001   50,00 $`. */
function getAmountRole(layout: DocumentLayout, label: Label): AmountRole | null {
  if (isAmountRole(label.role)) return label.role;
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

/** `Total exigible au plus tard le 31 juillet 2026  6 438,60 $`: the amount is beyond the date. */
function findBesideDate(layout: DocumentLayout, label: Label): Span | null {
  const beside = findBeside(layout, label);
  const next = layout.labelsByLine.get(label.line)?.find(({ from }) => from > label.to);
  const isDated = next?.role === 'dueDate' && isSameSegment(layout, label, next);
  if (!isDated || (beside && findAmountsIn(layout, beside).length > 0)) return beside;
  return findBeside(layout, { ...label, to: next.to });
}

const isSameSegment = (layout: DocumentLayout, { line, from }: Label, other: Label): boolean =>
  layout.lines[line]?.segmentIndexes[from] === layout.lines[line]?.segmentIndexes[other.from];

/** An amount in another font size can land on the line above or below its label. */
function findRaisedAmount(layout: DocumentLayout, label: Label): { amount: AmountSpan; line: number } | null {
  const own = layout.lines[label.line];
  const last = own?.tokens[label.to];
  // only for a label that ends its line
  if (!own || !last || label.to < own.tokens.length - 1) return null;
  for (const line of [label.line - 1, label.line + 1]) {
    const other = layout.lines[line];
    const amount = layout.amounts[line]?.find(({ from }) => (other?.tokens[from]?.x ?? 0) > last.right);
    const first = amount && other?.tokens[amount.from];
    if (!amount || !first || other?.page !== own.page || layout.labelsByLine.get(line)?.length) continue;
    const shared = Math.min(first.bottom, last.bottom) - Math.max(first.y, last.y);
    if (shared > 0.5 * Math.min(first.bottom - first.y, last.bottom - last.y)) return { amount, line };
  }
  return null;
}

/** A box's amount is set larger than its label. */
const BOXED_GROWTH = 1.2;

/** A box whose label is at its top left and whose amount is at its bottom right: each alone in its line. */
function findBoxedAmount(
  layout: DocumentLayout,
  label: Label,
  role: AmountRole,
): { amount: AmountSpan; line: number } | null {
  const line = label.line + 1;
  const [own, below] = [layout.lines[label.line], layout.lines[line]];
  const [last, first] = [own?.tokens[label.to], below?.tokens[0]];
  const amount = layout.amounts[line]?.[0];
  if ((role !== 'due' && role !== 'total') || !own || !below || !last || !first || !amount) return null;
  const isAlone =
    label.to === own.tokens.length - 1 && amount.from === 0 && amount.to === below.tokens.length - 1;
  const height = last.bottom - last.y;
  const isRight = first.x > last.right && first.y - last.bottom <= BOX_GAP * height;
  const isLarger = first.bottom - first.y >= BOXED_GROWTH * height;
  const isClear = amount.hasCurrencySign && isClearAmount(amount);
  return own.page === below.page && isAlone && isRight && isLarger && isClear ? { amount, line } : null;
}

/** `$1,234.00 due November 21`; in a list with its amounts on the left, also `$41.50 GST`. */
function findAmountBefore(layout: DocumentLayout, label: Label, role: AmountRole): AmountSpan | null {
  const line = layout.lines[label.line];
  const before = layout.amounts[label.line]?.findLast(({ to }) => to === label.from - 1);
  if (!line || !before?.hasCurrencySign) return null;
  const isFirst = before.from === 0 && label.to === line.tokens.length - 1;
  if (role !== 'due' && !isFirst) return null;
  return line.segmentIndexes[before.from] === line.segmentIndexes[label.from] ? before : null;
}

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
