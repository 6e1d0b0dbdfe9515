import type { AmountSpan } from '../layout/amount-spans';
import type { Label } from '../layout/labels';
import { beginsSegment, besides, isLabelled, type Sheet, type Span, spanText, under } from '../layout/sheet';
import { findDates } from '../values/dates';
import { type AmountRole, amountLabels, plainTotals, totalCompanions } from '../words/amount-labels';
import { atomsOf } from '../words/atoms';
import { isColumnHead } from './column-heads';

/** An amount with the label that says what it is. */
export interface Entry {
  readonly role: AmountRole;
  readonly label: Label;
  readonly amount: AmountSpan;
  /** The line that the amount is on. */
  readonly line: number;
  readonly place: 'beside' | 'under' | 'before';
  /** `Total`, and nothing around it that makes it the total of a part. */
  readonly whole: boolean;
  /** Other amounts between the label and this one. */
  readonly others: readonly AmountSpan[];
}

/** Below it signs are no amount, unless there is no other by their label. */
const LEAST_FORM = 0.3;
const roles: ReadonlySet<string> = new Set(Object.keys(amountLabels));
/** `Amount due by November 30: $5.00` */
const owedBy = /^(?:(?:total )?(?:amount|balance|total)|montant|solde)\b/;
const taxNames = /\b(?:gst|hst|pst|qst|rst|tps|tvq|tvh|tvp)\b/;

/** The amounts of a document that have a label, in their order. */
export function amountEntries(sheet: Sheet): readonly Entry[] {
  return sheet.labels.map((label) => entryOf(sheet, label)).filter((entry) => entry !== null);
}

function entryOf(sheet: Sheet, label: Label): Entry | null {
  const role = amountRole(sheet, label);
  if (!role) return null;
  const beside = besides(sheet, label);
  const within = beside && !isDate(sheet, beside) ? amountsIn(sheet, beside) : [];
  const amount = within.at(-1);
  if (amount && beside) {
    return {
      role,
      label,
      amount,
      line: label.line,
      place: 'beside',
      whole: isWhole(sheet, label, { ...beside, to: (within[0] ?? amount).from - 1 }),
      others: within.slice(0, -1),
    };
  }
  const before = role === 'due' ? amountBefore(sheet, label) : null;
  if (before)
    return { role, label, amount: before, line: label.line, place: 'before', whole: true, others: [] };
  const line = sheet.lines[label.line];
  if (!line || !beginsSegment(sheet, label)) return null;
  const raised = amountLevelWith(sheet, label);
  if (raised) return { role, label, ...raised, place: 'beside', whole: true, others: [] };
  if (isColumnHead(sheet, label)) return null;
  const below = under(sheet, label);
  if (!below || isLabelled(sheet, below)) return null;
  const lower = amountsIn(sheet, below).at(-1);
  if (!lower || lower.from !== below.from) return null;
  return { role, label, amount: lower, line: below.line, place: 'under', whole: true, others: [] };
}

/** A tax's registration number and its amount may stand on one line: `TPS n° 123456789 RT0001   50,00 $`. */
function amountRole(sheet: Sheet, label: Label): AmountRole | null {
  if (roles.has(label.role)) return label.role as AmountRole;
  if (label.role === 'dueDate') return owedBy.test(label.words) ? 'due' : null;
  if (label.role !== 'otherNumber' || !taxNames.test(label.words)) return null;
  const beside = besides(sheet, label);
  return beside && amountsIn(sheet, beside).some(({ form }) => form === 1) ? 'tax' : null;
}

function amountsIn(sheet: Sheet, span: Span): readonly AmountSpan[] {
  const all = (sheet.amounts[span.line] ?? []).filter(({ from, to }) => from >= span.from && to <= span.to);
  const likely = all.filter(({ form }) => form >= LEAST_FORM);
  return likely.length > 0 ? likely : all.filter(({ to }) => to === span.to);
}

/** `Amount due Nov 30, 2026`: the amount stands elsewhere. */
function isDate(sheet: Sheet, span: Span): boolean {
  const text = spanText(sheet, span);
  return text.length < 30 && findDates(text).some(({ at }) => at <= 3) && !/[$€£]|\d[.,]\d{2}$/.test(text);
}

/** In letters of another size, an amount is a little higher or lower than its label. */
function amountLevelWith(sheet: Sheet, label: Label): { amount: AmountSpan; line: number } | null {
  const own = sheet.lines[label.line];
  const last = own?.tokens[label.to];
  // nothing else may stand behind it on its own line
  if (!own || !last || label.to < own.tokens.length - 1) return null;
  for (const line of [label.line - 1, label.line + 1]) {
    const other = sheet.lines[line];
    const amount = sheet.amounts[line]?.find(({ from }) => (other?.tokens[from]?.x ?? 0) > last.right);
    const first = amount && other?.tokens[amount.from];
    if (!amount || !first || other?.page !== own.page || sheet.lineLabels.get(line)?.length) continue;
    const shared = Math.min(first.bottom, last.bottom) - Math.max(first.y, last.y);
    if (shared > 0.5 * Math.min(first.bottom - first.y, last.bottom - last.y)) return { amount, line };
  }
  return null;
}

/** `$1,234.00 due November 21` */
function amountBefore(sheet: Sheet, label: Label): AmountSpan | null {
  const line = sheet.lines[label.line];
  const before = sheet.amounts[label.line]?.findLast(({ to }) => to === label.from - 1);
  if (!line || !before?.marked) return null;
  return line.segmentOf[before.from] === line.segmentOf[label.from] ? before : null;
}

/** `Labour total`, `Total for March`: the words around it name a part. */
function isWhole(sheet: Sheet, label: Label, between: Span): boolean {
  if (!plainTotals.has(label.words)) return true;
  const line = sheet.lines[label.line];
  const segment = line?.segments[line.segmentOf[label.from] ?? 0];
  if (!segment) return true;
  const before = { line: label.line, from: segment.from, to: label.from - 1 };
  const around = `${spanText(sheet, before)} ${between.to >= between.from ? spanText(sheet, between) : ''}`;
  return atomsOf(around).every((atom) => totalCompanions.has(atom) || /^\d|#/.test(atom));
}
