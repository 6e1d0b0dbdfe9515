import type { AmountRole } from '../../labels/label-roles';
import type { DocumentLayout } from '../../layout/document-layout';
import type { AmountSpan } from '../../layout/find-amounts';
import type { Label } from '../../layout/find-labels';
import { isClearAmount } from '../../values/parse-amount';

/** Gap between a boxed amount and its label below, in letter heights of the label. */
const BOX_GAP = 1.2;
const BOX_EDGE = 4;

/** `$452.00` in a box above `Total due`: alone in its cell, right above the label, with no label of its own above it. */
export function findAmountAbove(
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

/** An amount in another font size can land on the line above or below its label. */
export function findRaisedAmount(
  layout: DocumentLayout,
  label: Label,
): { amount: AmountSpan; line: number } | null {
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
export function findBoxedAmount(
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
export function findAmountBefore(layout: DocumentLayout, label: Label, role: AmountRole): AmountSpan | null {
  const line = layout.lines[label.line];
  const before = layout.amounts[label.line]?.findLast(({ to }) => to === label.from - 1);
  if (!line || !before?.hasCurrencySign) return null;
  const isFirst = before.from === 0 && label.to === line.tokens.length - 1;
  if (role !== 'due' && !isFirst) return null;
  return line.segmentIndexes[before.from] === line.segmentIndexes[label.from] ? before : null;
}
