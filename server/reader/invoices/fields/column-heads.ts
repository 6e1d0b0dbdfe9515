import type { Label } from '../layout/labels';
import { type Sheet, spanText } from '../layout/sheet';
import { columnHeads } from '../words/amount-labels';
import { atomsOf } from '../words/atoms';

/** Whether a label is among the heads of a table of items, whose first value stands under it. */
export function isColumnHead(sheet: Sheet, label: Label): boolean {
  return (sheet.lines[label.line]?.segments ?? []).some((segment) => {
    const span = { line: label.line, ...segment };
    if (label.from >= segment.from && label.from <= segment.to) return false;
    const atoms = atomsOf(spanText(sheet, span));
    return atoms.length <= 4 && atoms.some((atom) => columnHeads.has(atom));
  });
}
