import { isAmountRole } from '../../labels/label-roles';
import type { DocumentLayout } from '../../layout/document-layout';
import type { AmountSpan } from '../../layout/find-amounts';
import type { AmountEntry } from './amount-entries';

/** OCR confidence that printed text reaches. */
const CLEAR = 0.7;
const LINES_BELOW = 2;
/** Maximum difference of the right edges in a printed column, in points. */
const EDGE = 8;

/**
 * Whether an image has an unclear amount just below a total, neither beside a label nor below one of its own, and in no column:
 * somebody may have noted by hand what was paid or is disputed, and the printed amount is then no longer due.
 */
export function hasHandwrittenAmount(
  { source, labels, labelsByLine, amounts }: DocumentLayout,
  entries: readonly AmountEntry[],
): boolean {
  if (source !== 'recognition') return false;
  const all = amounts.flat();
  const headed = new Set(entries.filter(({ position }) => position === 'under').map(({ amount }) => amount));
  const sums = new Set(
    entries.filter(({ role }) => role === 'total' || role === 'due').map(({ amount }) => amount.cents),
  );
  const isHandwritten = (amount: AmountSpan): boolean =>
    !headed.has(amount) &&
    !sums.has(amount.cents) &&
    amount.ocrConfidence < CLEAR &&
    amount.formatConfidence === 1 &&
    !all.some((other) => other !== amount && Math.abs(other.right - amount.right) < EDGE);
  // a tax number at the left of a line names none of its amounts
  const isNamed = (line: number): boolean =>
    labelsByLine.get(line)?.some(({ role }) => isAmountRole(role)) === true;
  return [...labels, ...entries]
    .filter(({ role }) => role === 'total' || role === 'due')
    .flatMap(({ line }) => Array.from({ length: LINES_BELOW }, (_, index) => line + 1 + index))
    .some((line) => !isNamed(line) && (amounts[line] ?? []).some(isHandwritten));
}
