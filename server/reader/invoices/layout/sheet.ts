import type { DocumentWords } from '../../pages/page-words';
import { type AmountSpan, amountsOn } from './amount-spans';
import { type Label, labelsOf } from './labels';
import { type Line, linesOf, medianHeight, textOf } from './lines';

/** A document as the fields are read from it. */
export interface Sheet {
  readonly source: DocumentWords['source'];
  readonly lines: readonly Line[];
  readonly labels: readonly Label[];
  readonly lineLabels: ReadonlyMap<number, readonly Label[]>;
  /** Of each line. */
  readonly amounts: readonly (readonly AmountSpan[])[];
  /** Of the letters that most words have, in points. */
  readonly usualHeight: number;
}

export function sheetOf(document: DocumentWords): Sheet {
  const lines = linesOf(document);
  const labels = labelsOf(lines);
  const lineLabels = new Map<number, Label[]>();
  for (const label of labels) {
    const kept = lineLabels.get(label.line);
    if (kept) kept.push(label);
    else lineLabels.set(label.line, [label]);
  }
  return {
    source: document.source,
    lines,
    labels,
    lineLabels,
    amounts: lines.map(amountsOn),
    usualHeight: medianHeight(lines.flatMap(({ tokens }) => tokens)),
  };
}

/** Tokens of a line, the last one included. */
export interface Span {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** What stands behind a label up to the next one, or null where nothing does. */
export function besides(sheet: Sheet, label: Label): Span | null {
  const next = sheet.lineLabels
    .get(label.line)
    ?.find(({ from, role }) => from > label.to && role !== label.role);
  const end = next ? next.from - 1 : (sheet.lines[label.line]?.tokens.length ?? 0) - 1;
  return end > label.to ? { line: label.line, from: label.to + 1, to: end } : null;
}

/** How far under its label a value stands at most, in heights of the label. */
const LOW = 2.2;
const LINES_DOWN = 3;
/** Points between edges that are meant to be one. */
const ALIGNED = 4;

/** The words that stand right under a label, aligned with it or overlapping it. */
export function under(sheet: Sheet, label: Label): Span | null {
  const line = sheet.lines[label.line];
  const [first, last] = [line?.tokens[label.from], line?.tokens[label.to]];
  if (!line || !first || !last) return null;
  const height = first.bottom - first.y;
  for (let at = label.line + 1; at <= label.line + LINES_DOWN; at += 1) {
    const lower = sheet.lines[at];
    if (!lower || lower.page !== line.page) return null;
    for (const segment of lower.segments) {
      const [left, right] = [lower.tokens[segment.from], lower.tokens[segment.to]];
      if (!left || !right || left.y - first.bottom > height * LOW || left.y < first.bottom - height * 0.5)
        continue;
      const overlaps = left.x < last.right && right.right > first.x;
      const aligned = Math.abs(left.x - first.x) < ALIGNED || Math.abs(right.right - last.right) < ALIGNED;
      if (overlaps || aligned) return { line: at, ...segment };
    }
  }
  return null;
}

/** Whether a span is, or begins with, a label itself. */
export const isLabelled = (sheet: Sheet, { line, from }: Span): boolean =>
  sheet.lineLabels.get(line)?.some((label) => label.from === from) === true;

export const spanText = (sheet: Sheet, { line, from, to }: Span): string => {
  const whole = sheet.lines[line];
  return whole ? textOf(whole, { from, to }) : '';
};

/** Whether a label is the first of the words it stands with, or follows other labels: `Invoice No. / No de facture`. */
export function beginsSegment(sheet: Sheet, { line, from }: Label): boolean {
  const whole = sheet.lines[line];
  let at = whole?.segments[whole.segmentOf[from] ?? 0]?.from ?? from;
  for (const label of sheet.lineLabels.get(line) ?? [])
    if (label.from <= at && label.to >= at) at = label.to + 1;
  return at >= from;
}

/** How far a span stands behind a label, in heights of the label. */
export function gapTo(sheet: Sheet, label: Label, span: Span): number {
  const tokens = sheet.lines[label.line]?.tokens;
  const [last, next] = [tokens?.[label.to], tokens?.[span.from]];
  return last && next ? (next.x - last.right) / Math.max(1, last.bottom - last.y) : Number.POSITIVE_INFINITY;
}
