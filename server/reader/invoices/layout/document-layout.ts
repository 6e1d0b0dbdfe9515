import type { DocumentWords } from '../../document/document-words';
import { isAmountRole } from '../labels/label-roles';
import { toTerms } from '../labels/terms';
import { buildLines, getMedianHeight, getSegmentAt, getText, type Line } from './build-lines';
import { type AmountSpan, findAmounts } from './find-amounts';
import { findLabels, type Label } from './find-labels';

/** The lines, labels and amounts of a document. */
export interface DocumentLayout {
  readonly source: DocumentWords['source'];
  readonly lines: readonly Line[];
  readonly labels: readonly Label[];
  readonly labelsByLine: ReadonlyMap<number, readonly Label[]>;
  /** Amounts of each line. */
  readonly amounts: readonly (readonly AmountSpan[])[];
  /** Median height of the tokens, in points. */
  readonly medianHeight: number;
  /** Median OCR confidence of the tokens. */
  readonly clarity: number;
}

export function buildLayout(document: DocumentWords): DocumentLayout {
  const lines = buildLines(document);
  const tokens = lines.flatMap((line) => line.tokens);
  const amounts = lines.map(findAmounts);
  const labels = dropJoined(lines, amounts, dropTaxBases(lines, amounts, findLabels(lines)));
  const labelsByLine = new Map<number, Label[]>();
  for (const label of labels) {
    const lineLabels = labelsByLine.get(label.line);
    if (lineLabels) lineLabels.push(label);
    else labelsByLine.set(label.line, [label]);
  }
  return {
    source: document.source,
    lines,
    labels,
    labelsByLine,
    amounts,
    medianHeight: getMedianHeight(tokens),
    clarity: tokens.map(({ confidence }) => confidence).toSorted((a, b) => a - b)[tokens.length >> 1] ?? 0,
  };
}

/** `HST 15% on current payment`: the amount is the tax, not its base. */
function dropTaxBases(
  lines: readonly Line[],
  amounts: readonly (readonly AmountSpan[])[],
  labels: readonly Label[],
): readonly Label[] {
  return labels.filter(({ line, from, role }, index) => {
    if (!isAmountRole(role) || role === 'tax' || role === 'taxTotal') return true;
    const segments = lines[line]?.segmentIndexes;
    const tax = labels
      .slice(0, index)
      .findLast((other) => other.line === line && other.role === 'tax' && other.to < from);
    if (!tax || segments?.[tax.to] !== segments?.[from]) return true;
    return (amounts[line] ?? []).some((amount) => amount.from > tax.to && amount.to < from);
  });
}

/** Words that join two labels of one amount. */
const joints = new Set(
  'and et plus before avant excluding excl ex including incl inclus incluant with avec on sur of de des les le the any'.split(
    ' ',
  ),
);

/** `Merchandise & freight`, `Less deposit paid, before HST`: a row has the role of its first label. */
function dropJoined(
  lines: readonly Line[],
  amounts: readonly (readonly AmountSpan[])[],
  labels: readonly Label[],
): readonly Label[] {
  return labels.filter((label, index) => {
    const line = lines[label.line];
    if (!line || !isAmountRole(label.role)) return true;
    const first = labels
      .slice(0, index)
      .findLast(({ line: at, role, to }) => at === label.line && to < label.from && isAmountRole(role));
    if (!first || line.segmentIndexes[first.from] !== line.segmentIndexes[label.from]) return true;
    const isTax = (role: Label['role']): boolean => role === 'tax' || role === 'taxTotal';
    if (first.role === label.role || isTax(first.role)) return true;
    const joint = toTerms(getText(line, { from: label.from - 1, to: label.from - 1 }));
    const isJoined = line.tokens[label.from - 1]?.text === '&' || joint.some((term) => joints.has(term));
    return !isJoined || (amounts[label.line] ?? []).some(({ from }) => from > first.to && from < label.from);
  });
}

/** A range of tokens of a line, `to` inclusive. */
export interface Span {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** Whether a line is in this upper share of the first page. */
export const isAtTop = (layout: DocumentLayout, { page, relativeY }: Line, share: number): boolean =>
  page === layout.lines[0]?.page && relativeY <= share;

/** `Amount due - present invoice`: a title in the cell of an amount due belongs to it. */
const isOfDue = ({ lines }: DocumentLayout, { role, line, to }: Label, other: Label): boolean => {
  const indexes = lines[line]?.segmentIndexes;
  return role === 'due' && other.role === 'title' && indexes?.[to] === indexes?.[other.from];
};

/** The text after a label up to the next label, or null. */
export function findBeside(layout: DocumentLayout, label: Label): Span | null {
  const next = layout.labelsByLine
    .get(label.line)
    ?.find((other) => other.from > label.to && other.role !== label.role && !isOfDue(layout, label, other));
  const end = next ? next.from - 1 : (layout.lines[label.line]?.tokens.length ?? 0) - 1;
  return end > label.to ? { line: label.line, from: label.to + 1, to: end } : null;
}

/** Maximum distance of a value below its label, in label heights. */
const MAX_DISTANCE_BELOW = 2.2;
const MAX_LINES_BELOW = 3;
/** Points by which aligned edges may differ. */
const ALIGNMENT_TOLERANCE = 4;

/** Roles of labels that may share a cell above one value: `Pro no. / Invoice no.`, `No facture / Invoice no.` */
const numberRoles: ReadonlySet<Label['role']> = new Set<Label['role']>([
  'number',
  'weakNumber',
  'otherNumber',
  'title',
]);

/** The segment right below a label, aligned with it or overlapping it; else the only one below its cell of labels. */
export function findBelow(layout: DocumentLayout, label: Label): Span | null {
  const [own] = listBelow(layout, label);
  if (own || !numberRoles.has(label.role)) return own ?? null;
  const cell = findCellOfLabels(layout, label);
  const shared =
    cell.from === label.from && cell.to === label.to ? [] : listBelow(layout, { ...label, ...cell });
  return shared.length === 1 ? (shared[0] ?? null) : null;
}

/** The range of a label with the numbers' labels right before and after it in its cell. */
function findCellOfLabels(
  layout: DocumentLayout,
  label: Label,
): { readonly from: number; readonly to: number } {
  const indexes = layout.lines[label.line]?.segmentIndexes;
  let { from, to } = label;
  const same = (layout.labelsByLine.get(label.line) ?? []).filter(
    (other) => numberRoles.has(other.role) && indexes?.[other.from] === indexes?.[label.from],
  );
  for (const other of same.toReversed()) if (other.to === from - 1) from = other.from;
  for (const other of same) if (other.from === to + 1) to = other.to;
  return { from, to };
}

/** The segments of the next line that has any below a range. */
function listBelow(layout: DocumentLayout, { line: at, from, to }: Span): readonly Span[] {
  const line = layout.lines[at];
  const [first, last] = [line?.tokens[from], line?.tokens[to]];
  if (!line || !first || !last) return [];
  const height = first.bottom - first.y;
  for (let below = at + 1; below <= at + MAX_LINES_BELOW; below += 1) {
    const lower = layout.lines[below];
    if (!lower || lower.page !== line.page) return [];
    const found = lower.segments.filter((segment) => {
      const [start, end] = [lower.tokens[segment.from], lower.tokens[segment.to]];
      if (!start || !end || start.y - first.bottom > height * MAX_DISTANCE_BELOW) return false;
      if (start.y < first.bottom - height * 0.5) return false;
      const overlaps = start.x < last.right && end.right > first.x;
      const aligned =
        Math.abs(start.x - first.x) < ALIGNMENT_TOLERANCE ||
        Math.abs(end.right - last.right) < ALIGNMENT_TOLERANCE;
      return overlaps || aligned;
    });
    if (found.length > 0) return found.map((segment) => ({ line: below, ...segment }));
  }
  return [];
}

export const startsWithLabel = (layout: DocumentLayout, { line, from }: Span): boolean =>
  layout.labelsByLine.get(line)?.some((label) => label.from === from) === true;

export const getSpanText = (layout: DocumentLayout, { line, from, to }: Span): string => {
  const row = layout.lines[line];
  return row ? getText(row, { from, to }) : '';
};

/** Whether only labels precede a label in its segment: `Invoice No. / No de facture`. */
export function startsSegment(layout: DocumentLayout, { line, from }: Label): boolean {
  const row = layout.lines[line];
  let at = getSegmentAt(row, from)?.from ?? from;
  for (const label of layout.labelsByLine.get(line) ?? [])
    if (label.from <= at && label.to >= at) at = label.to + 1;
  return at >= from;
}

/** Distance from a label to a span, in label heights. */
export function measureGap(layout: DocumentLayout, label: Label, span: Span): number {
  const tokens = layout.lines[label.line]?.tokens;
  const [last, next] = [tokens?.[label.to], tokens?.[span.from]];
  return last && next ? (next.x - last.right) / Math.max(1, last.bottom - last.y) : Number.POSITIVE_INFINITY;
}
